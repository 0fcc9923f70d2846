package org.jumpingcube;

import java.nio.file.Path;
import java.util.Optional;
import org.jumpingcube.cli.JumpingCubeCommand;
import org.jumpingcube.desktop.Desktop;
import org.jumpingcube.text.GameFollower;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(JumpingCubeCommand.commandLine(Main::openWindow, Main::followingWindow)
                .execute(args));
    }

    private static int openWindow(Optional<Path> file, String textCommands) {
        return Desktop.run(file, textCommands);
    }

    /** A window that follows a game played by text; empty if none can be opened. */
    public static Optional<GameFollower> followingWindow() {
        return Desktop.follow();
    }
}
