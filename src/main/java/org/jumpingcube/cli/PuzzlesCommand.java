package org.jumpingcube.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.lab.puzzle.PuzzleFinder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes the puzzles anew, from games of the computer against itself. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = {
            "Generates puzzles.",
            "",
            "Looks for puzzles in games of the computer against itself, and prints them as lines of "
                    + "puzzles.txt: moves to the win, grade, solution, who is to move, and the board. In each "
                    + "puzzle exactly one move wins in time, which is proved, and there are at least five moves "
                    + "to choose from. The same program, options and seed find the same puzzles."
        })
final class PuzzlesCommand extends TerminalCommand {
    @Mixin
    private final OwnGamesOptions games = new OwnGamesOptions(4, 5, 6);

    @Option(
            names = "--moves",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,3,4",
            description = "how many moves to the win are wanted (default: ${DEFAULT-VALUE})")
    private List<Integer> lengths = List.of();

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "80",
            description = "how many puzzles to find for each number of moves (default: ${DEFAULT-VALUE})")
    private int count;

    @Override
    public Integer call() {
        within("--count", count, 1, 10_000);
        lengths.forEach(moves -> within("--moves", moves, 1, Puzzle.MOST_MOVES));
        var sizes = games.sizes(this);
        IntConsumer progress = Ansi.AUTO.enabled() ? new ProgressBar(err(), lengths.size() * count)::show : done -> {};
        var puzzles = new PuzzleFinder(sizes, lengths, games.seed()).find(count, progress);
        String arguments = String.format(
                Locale.ROOT,
                "--sizes %s --moves %s --count %d --seed %d",
                OwnGamesOptions.joined(sizes),
                OwnGamesOptions.joined(lengths),
                count,
                games.seed());
        print("# jumping-cube puzzles %s%n", arguments);
        puzzles.forEach(puzzle -> print("%s%n", puzzle.line()));
        return 0;
    }
}
