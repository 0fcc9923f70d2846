package org.jumpingcube.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.ai.Trainer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes the weights of the evaluation anew, from games of the computer against itself. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Learns the weights of the evaluation from games of the computer against itself, and prints them as lines of",
            "weights.txt. The same program, options and seed give the same weights."
        })
final class TrainCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "SIZE", description = "squares along an edge of the board, 2 to 15")
    private int size;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20000",
            description = "games a round, ${DEFAULT-VALUE}")
    private int games;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "2", description = "rounds, ${DEFAULT-VALUE}")
    private int rounds;

    @Option(
            names = "--depth",
            paramLabel = "D",
            defaultValue = "2",
            description = "plies that the players look ahead, ${DEFAULT-VALUE}")
    private int depth;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "of the random numbers")
    private long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "where to write the weights, if not to the terminal")
    private @Nullable Path file;

    @Override
    public Integer call() throws IOException {
        if (size < 2 || size > 15 || games < 10 || rounds < 1 || depth < 1 || depth > 20) {
            throw new ParameterException(
                    spec.commandLine(), "needs SIZE 2 to 15, 10 games or more, a round or more, a depth of 1 to 20");
        }
        var trainer = new Trainer(size, new SplittableRandom(seed));
        var lines = new ArrayList<String>();
        for (int round = 1; round <= rounds; round++) {
            var fit = trainer.playRound(games, depth);
            lines.add(String.format(
                    Locale.ROOT,
                    "# round %d: fitted to %d positions; on games kept back log loss %.4f (before: %.4f), winner foreseen %.1f %%",
                    round,
                    fit.positions(),
                    fit.logLoss(),
                    fit.logLossBefore(),
                    100 * fit.accuracy()));
            spec.commandLine().getErr().println(lines.get(lines.size() - 1));
        }
        lines.addAll(trainer.lines());
        write(lines);
        return 0;
    }

    private void write(List<String> lines) throws IOException {
        if (file != null) {
            Files.write(file, lines);
        } else {
            lines.forEach(spec.commandLine().getOut()::println);
            spec.commandLine().getOut().flush();
        }
    }
}
