package org.jumpingcube;

import org.jumpingcube.cli.JumpingCubeCommand;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.exit(JumpingCubeCommand.commandLine(file -> 1).execute(args));
    }
}
