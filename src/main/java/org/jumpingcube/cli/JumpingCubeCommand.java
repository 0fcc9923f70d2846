package org.jumpingcube.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.storage.ProgramName;
import org.jumpingcube.text.GameWindow;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The program itself: opens the window unless one of the commands is named. */
@Command(
        name = "jumping-cube",
        mixinStandardHelpOptions = true,
        description = "A game of cubes that burst into their neighbours.",
        footer = "Without a command, the window opens.",
        exitCodeList = {
            "0: done",
            "1: begun, but not finished; standard error says why",
            "2: refused; standard error says why"
        },
        subcommands = {
            ShowCommand.class,
            ConvertCommand.class,
            ReviewCommand.class,
            RenderCommand.class,
            GamesCommand.class,
            Jump61Command.class,
            EngineCommand.class,
            HostCommand.class,
            JoinCommand.class,
            MatchCommand.class,
            TournamentCommand.class,
            BenchCommand.class,
            PerftCommand.class,
            HelpCommand.class
        })
public final class JumpingCubeCommand implements Callable<Integer> {
    private final WindowOpener window;
    private final Supplier<Optional<GameWindow>> textGameWindow;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "a saved game to open")
    private @Nullable Path file;

    /** What opens the window. */
    @FunctionalInterface
    public interface WindowOpener {
        /**
         * Opens the window and returns the exit code.
         *
         * @param file a saved game to open
         */
        int open(Optional<Path> file);
    }

    @SuppressWarnings("NullAway.Init") // the library sets what is marked @Spec
    private JumpingCubeCommand(WindowOpener window, Supplier<Optional<GameWindow>> textGameWindow) {
        this.window = window;
        this.textGameWindow = textGameWindow;
    }

    /**
     * The command line parser, ready to execute.
     *
     * @param window opens the window
     * @param textGameWindow opens a window on a game played by text, or returns empty if it cannot
     */
    public static CommandLine commandLine(WindowOpener window, Supplier<Optional<GameWindow>> textGameWindow) {
        var program = new CommandLine(new JumpingCubeCommand(window, textGameWindow))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false); // a name that begins with @ is a name
        program.registerConverter(GameKind.class, GameCommand::named);
        Failures.tell(program);
        setOut(program);
        return program;
    }

    /** Sets out the help of a command and of those below it: an empty line before each part. */
    private static void setOut(CommandLine command) {
        command.getSubcommands().values().forEach(JumpingCubeCommand::setOut);
        var spec = command.getCommandSpec();
        spec.versionProvider(JumpingCubeCommand::version);
        var usage = spec.usageMessage();
        usage.parameterListHeading(spec.positionalParameters().isEmpty() ? "" : "%n");
        usage.optionListHeading(spec.positionalParameters().isEmpty() ? "%n" : "");
        usage.commandListHeading("%nCommands:%n");
        usage.exitCodeListHeading(usage.exitCodeList().isEmpty() ? "" : "%nExit codes:%n");
        usage.footerHeading("%n");
    }

    private static String[] version() {
        return new String[] {ProgramName.NAME + " " + ProgramName.VERSION};
    }

    Supplier<Optional<GameWindow>> textGameWindow() {
        return textGameWindow;
    }

    @Override
    public Integer call() {
        var unknown = Optional.ofNullable(file)
                .filter(name -> Failures.isLikeCommand(name.toString()))
                .filter(name -> !Files.exists(name));
        return unknown.isPresent()
                ? Failures.unknownCommand(spec.commandLine(), unknown.get().toString())
                : window.open(Optional.ofNullable(file));
    }
}
