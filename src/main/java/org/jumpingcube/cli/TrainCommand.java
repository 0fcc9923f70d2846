package org.jumpingcube.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.lab.train.Trainer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes the weights of the evaluation anew, from games of the computer against itself. */
@Command(
        name = "train",
        sortOptions = false,
        description = {
            "Learns the weights of the evaluation again.",
            "",
            "Learns them from games of the computer against itself, and prints them as lines of "
                    + "weights.txt. The same program, options and seed give the same weights."
        })
final class TrainCommand extends TerminalCommand {
    @Option(
            names = "--sizes",
            paramLabel = "N",
            split = ",",
            defaultValue = "5,6,7,8,10",
            description =
                    "board sizes to play on, each 2 to 15, with 6 among them unless --onward is given (default: ${DEFAULT-VALUE})")
    private List<Integer> sizes = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "games per round on 5x5; fewer on larger boards (default: ${DEFAULT-VALUE})")
    private int games = 20_000;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how often to play and learn again with the new weights (default: ${DEFAULT-VALUE})")
    private int rounds = 1;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "how many plies the players look ahead (default: ${DEFAULT-VALUE})")
    private int depth = 2;

    @Option(
            names = "--onward",
            description = "begin with the program's weights, and learn from searches of 8,000 positions"
                    + " instead of from who wins; 6 need not be among the sizes")
    private boolean isOnward;

    @Option(names = "--seed", paramLabel = "S", description = "for the random numbers (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "where to write the weights (default: standard output)")
    private @Nullable Path file;

    @Override
    public Integer call() throws IOException {
        boolean isSizesFine =
                (sizes.contains(6) || isOnward) && sizes.stream().allMatch(size -> size >= 2 && size <= 15);
        if (!isSizesFine || games < 10 || rounds < 1 || depth < 1 || depth > 20) {
            throw refused(
                    "sizes must be 2 to 15, with 6 among them unless --onward is given; --games 10 or more; --rounds 1 or more; --depth 1 to 20");
        }
        checkFile();
        var random = new SplittableRandom(seed);
        var trainer = isOnward ? Trainer.onward(sizes, random) : new Trainer(sizes, random);
        var lines = new ArrayList<String>();
        for (int round = 1; round <= rounds; round++) {
            for (Trainer.Fit fit : trainer.playRound(games, depth)) {
                lines.add(line(round, fit));
                err().println(lines.get(lines.size() - 1));
            }
        }
        lines.addAll(trainer.weights().toLines());
        write(lines);
        return 0;
    }

    /** Before the hours of training, not after them. */
    private void checkFile() {
        if (file == null) {
            return;
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw refused("--out " + file + ": is no ordinary file");
        }
        try {
            Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                    .close();
        } catch (IOException e) {
            throw refused("--out " + Failures.reason(e), e);
        }
    }

    private static String line(int round, Trainer.Fit fit) {
        return String.format(
                Locale.ROOT,
                "# round %d, %2dx%-2d: %d positions, scale %.2f; on games kept back log loss %.4f (before: %.4f),"
                        + " winner foreseen %.1f %%",
                round,
                fit.side(),
                fit.side(),
                fit.positions(),
                fit.scale(),
                fit.logLoss(),
                fit.logLossBefore(),
                100 * fit.accuracy());
    }

    private void write(List<String> lines) throws IOException {
        if (file != null) {
            Files.write(file, lines);
        } else {
            lines.forEach(out()::println);
            out().flush();
        }
    }
}
