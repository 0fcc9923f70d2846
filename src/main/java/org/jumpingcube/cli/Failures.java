package org.jumpingcube.cli;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.text.Printable;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the user reads when a command cannot be carried out: one line, never a stack trace. */
final class Failures {
    /** The exit code of a command that could not finish what it began. */
    static final int UNFINISHED = 1;

    private static final String NOT_PRINTED = "its output cannot be written (is the disk full?)";

    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
    private static final Logger LOG = System.getLogger("org.jumpingcube.cli");
    private static final Map<Class<?>, String> REASONS = Map.of(
            NoSuchFileException.class, "there is no such file or folder",
            AccessDeniedException.class, "you may not do that there",
            FileAlreadyExistsException.class, "exists already",
            NotDirectoryException.class, "is no folder");

    private Failures() {}

    /** Makes the program tell its failures in this way. */
    static void tell(CommandLine program) {
        program.setParameterExceptionHandler(
                (fault, arguments) -> arguments.length > 1 && isUnknownCommand(program, arguments[0])
                        ? unknownCommand(program, arguments[0])
                        : refuse(fault));
        program.setExecutionExceptionHandler((fault, command, parsed) -> unfinished(fault, command));
        program.setExecutionStrategy(Failures::run);
        program.registerConverter(Path.class, Failures::path);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(reason(e));
        }
    }

    /** The library hands on exceptions alone, and a table may be larger than the memory. */
    private static int run(ParseResult parsed) {
        try {
            int exitCode = new RunLast().execute(parsed);
            return isPrinted(parsed) ? exitCode : notPrinted(parsed);
        } catch (OutOfMemoryError e) {
            var command = parsed.commandSpec().commandLine();
            throw new ExecutionException(command, "there is not enough memory", e);
        }
    }

    /** What a command prints may go to a file on a disk that is full; neither of the two says so unasked. */
    private static boolean isPrinted(ParseResult parsed) {
        boolean isLost = last(parsed).getOut().checkError();
        isLost |= System.out.checkError(); // where the command's writer ends, unless a test has set another
        return !isLost;
    }

    /** Silent if what read the output has ended, as {@code head} does once it has its lines. */
    private static int notPrinted(ParseResult parsed) {
        if (System.out.checkError() && isPipe()) {
            return UNFINISHED;
        }
        throw new ExecutionException(last(parsed), NOT_PRINTED);
    }

    private static CommandLine last(ParseResult parsed) {
        var commands = parsed.asCommandLineList();
        return commands.get(commands.size() - 1);
    }

    private static boolean isPipe() {
        try {
            return Files.readSymbolicLink(STANDARD_OUTPUT).toString().startsWith("pipe:");
        } catch (IOException | UnsupportedOperationException e) {
            return false; // there is no such link outside Linux
        }
    }

    private static boolean isUnknownCommand(CommandLine program, String word) {
        return isLikeCommand(word) && !program.getSubcommands().containsKey(word);
    }

    /** Whether a word looks like a command: it is no option, and the name of a saved game has a point or a slash. */
    static boolean isLikeCommand(String word) {
        return word.matches("[\\p{L}\\p{N}][^./\\\\]*");
    }

    /** Tells that there is no such command, and which ones resemble it. */
    static int unknownCommand(CommandLine program, String word) {
        var err = program.getErr();
        err.println(program.getColorScheme().errorText("Unknown command: " + Printable.of(word)));
        var alike = Spelling.alike(word, program.getSubcommands().keySet());
        err.println(alike.isEmpty() ? commandsOf(program) : "Did you mean: " + String.join(" or ", alike) + "?");
        err.flush();
        return program.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static String commandsOf(CommandLine program) {
        var names = program.getSubcommands().keySet();
        return names.isEmpty()
                ? program.getCommandName() + " has no commands of its own"
                : "The commands are: " + String.join(", ", names);
    }

    /** As the library does it, but for what the words of the command line may do to a terminal. */
    private static int refuse(ParameterException fault) {
        var command = fault.getCommandLine();
        var err = command.getErr();
        err.println(command.getColorScheme().errorText(Printable.of(String.valueOf(fault.getMessage()))));
        boolean isOption = fault instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption();
        if (!isOption || !UnmatchedArgumentException.printSuggestions(fault, err)) {
            err.print(usage(command));
        }
        err.flush();
        return command.getCommandSpec().exitCodeOnInvalidInput();
    }

    /** How the command is used, in short: the reason stays in sight above it. */
    private static String usage(CommandLine command) {
        var help = command.getHelp();
        String name = command.getCommandSpec().qualifiedName();
        return help.synopsisHeading() + help.synopsis(help.synopsisHeadingLength()) + "See " + name + " --help\n";
    }

    private static int unfinished(Exception fault, CommandLine command) {
        LOG.log(Level.DEBUG, "a command failed", fault);
        var err = command.getErr();
        err.println(Printable.of(command.getCommandName() + " could not finish: " + reason(fault)));
        err.flush();
        return UNFINISHED;
    }

    /** What went wrong, in words; for a file, with its name. */
    static String reason(Exception fault) {
        if (fault instanceof FileSystemException ofFile) {
            return ofFile.getFile() + ": " + reasonOfFile(ofFile);
        }
        if (fault instanceof InvalidPathException ofName) { // of an argument, or of the user's folder
            return ofName.getInput() + ": cannot be the name of a file here (" + ofName.getReason()
                    + "; it may with LC_ALL=C.UTF-8)";
        }
        return Optional.ofNullable(fault.getMessage())
                .filter(message -> fault instanceof IOException || fault instanceof ExecutionException)
                .orElse(fault.toString());
    }

    private static String reasonOfFile(FileSystemException fault) {
        return Optional.ofNullable(REASONS.get(fault.getClass()))
                .or(() -> Optional.ofNullable(fault.getReason()))
                .orElse("the disk does not take it");
    }
}
