package org.jumpingcube.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.lab.puzzle.PuzzleFinder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
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
    @Option(
            names = "--sizes",
            paramLabel = "N",
            split = ",",
            defaultValue = "4,5,6",
            description = "board sizes to play on in turn, each 3 to 8 (default: ${DEFAULT-VALUE})")
    private List<Integer> sizes = List.of();

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

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "for the random numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Override
    public Integer call() {
        within("--count", count, 1, 10_000);
        lengths.forEach(moves -> within("--moves", moves, 1, Puzzle.MOST_MOVES));
        sizes.forEach(size -> within("--sizes", size, 3, 8));
        IntConsumer progress = Ansi.AUTO.enabled() ? new ProgressBar(err(), lengths.size() * count)::show : done -> {};
        var puzzles = new PuzzleFinder(sizes, lengths, seed).find(count, progress);
        String arguments = String.format(
                Locale.ROOT, "--sizes %s --moves %s --count %d --seed %d", joined(sizes), joined(lengths), count, seed);
        print("# jumping-cube puzzles %s%n", arguments);
        puzzles.forEach(puzzle -> print("%s%n", puzzle.line()));
        return 0;
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
