package org.jumpingcube.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The program itself: opens the window unless one of the commands is named. */
@Command(
        name = "jumping-cube",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = "Jumping Cube: a game of cubes that burst into their neighbours.",
        footer = "Without a command the window opens.",
        subcommands = {
            BenchCommand.class,
            EngineCommand.class,
            MatchCommand.class,
            PerftCommand.class,
            SolveCommand.class,
            TrainCommand.class
        })
public final class JumpingCubeCommand implements Callable<Integer> {
    private final Function<Optional<Path>, Integer> window;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "a saved game to open")
    private @Nullable Path file;

    private JumpingCubeCommand(Function<Optional<Path>, Integer> window) {
        this.window = window;
    }

    /**
     * The command line parser, ready to execute.
     *
     * @param window opens the window, with a saved game if one is named, and returns the exit code
     */
    public static CommandLine commandLine(Function<Optional<Path>, Integer> window) {
        return new CommandLine(new JumpingCubeCommand(window)).setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() {
        return window.apply(Optional.ofNullable(file));
    }
}
