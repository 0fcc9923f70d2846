package org.jumpingcube;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jumpingcube.cli.JumpingCubeCommand;
import org.jumpingcube.desktop.Desktop;
import org.jumpingcube.text.GameWindow;
import picocli.CommandLine;

/** Where the program starts. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        try {
            System.exit(run(args));
        } catch (ExceptionInInitializerError e) { // Java's own, where it cannot name the folder it starts in
            if (!(e.getCause() instanceof InvalidPathException folder)) {
                throw e;
            }
            System.err.println("jumping-cube cannot start in " + folder.getInput()
                    + ": Java has no name for this folder here (it may with LC_ALL=C.UTF-8)");
            System.exit(1);
        }
    }

    /** Where there is no command and no option the library that reads them is not even loaded: its classes take 0.1 s. */
    private static int run(String[] args) {
        boolean isGame = args.length == 1 && args[0].endsWith(".jcube") && !args[0].startsWith("-");
        if (args.length == 0 || isGame) {
            try {
                return openWindow(Arrays.stream(args).findFirst().map(Path::of));
            } catch (InvalidPathException e) {
                return commandLine().execute(args); // to be told as all that fails is
            }
        }
        return commandLine().execute(args);
    }

    private static int openWindow(Optional<Path> file) {
        return Desktop.run(
                file, () -> String.join(", ", commandLine().getSubcommands().keySet()));
    }

    private static CommandLine commandLine() {
        return JumpingCubeCommand.commandLine(Main::openWindow, Main::textGameWindow);
    }

    /** A window on a game played by text; empty if none can be opened. */
    public static Optional<GameWindow> textGameWindow() {
        return Desktop.openForText();
    }
}
