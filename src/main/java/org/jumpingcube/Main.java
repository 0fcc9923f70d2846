package org.jumpingcube;

import java.util.Optional;
import org.jumpingcube.cli.JumpingCubeCommand;
import org.jumpingcube.text.GameFollower;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(
                JumpingCubeCommand.commandLine(file -> 1, Main::followingWindow).execute(args));
    }

    /** A window that follows a game played by text; empty if none can be opened. */
    public static Optional<GameFollower> followingWindow() {
        return Optional.empty();
    }
}
