package org.jumpingcube;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jumpingcube.cli.JumpingCubeCommand;
import org.jumpingcube.desktop.Desktop;
import org.jumpingcube.storage.GameLink;
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
        if (args.length == 1 && GameLink.isLink(args[0])) {
            return Desktop.runWithLink(args[0], Main::textCommands);
        }
        boolean isGame = args.length == 1 && args[0].endsWith(".jcube") && !args[0].startsWith("-");
        if (args.length == 0 || isGame) {
            try {
                return openWindow(Arrays.stream(args).findFirst().map(Main::path));
            } catch (IllegalArgumentException e) {
                return commandLine().execute(args); // to be told as all that fails is
            }
        }
        return commandLine().execute(args);
    }

    /** A desktop may name a file by its address, where the program takes links as well. */
    private static Path path(String name) {
        return name.startsWith("file:///") ? Path.of(URI.create(name)) : Path.of(name);
    }

    private static int openWindow(Optional<Path> file) {
        return Desktop.run(file, Main::textCommands);
    }

    private static String textCommands() {
        return String.join(", ", commandLine().getSubcommands().keySet());
    }

    private static CommandLine commandLine() {
        return JumpingCubeCommand.commandLine(Main::openWindow, Main::textGameWindow);
    }

    /** A window on a game played by text; empty if none can be opened. */
    public static Optional<GameWindow> textGameWindow() {
        return Desktop.openForText();
    }
}
