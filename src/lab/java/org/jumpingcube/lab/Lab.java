package org.jumpingcube.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.cube.puzzle.Puzzle;
import org.jumpingcube.cube.solver.TinyBoard;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LineFormat;
import org.jumpingcube.storage.SavedGame;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The commands of the workshop. Each prints what it makes on standard output. */
@Command(
        name = "src/lab/lab",
        mixinStandardHelpOptions = true,
        description = "Makes again what the program brings along, and solves small boards.",
        synopsisSubcommandLabel = "COMMAND")
final class Lab {
    private static final Pattern SIDES = Pattern.compile("([2-8])(?:x([2-8]))?");

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // the library sets what is marked @Spec
    private Lab(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) {
        int exitCode = commandLine(System.out).execute(arguments);
        if (System.out.checkError()) {
            System.err.println("the output cannot be written: is the disk full?");
            exitCode = 1;
        }
        System.exit(exitCode);
    }

    /** @param out where the commands print what they make */
    static CommandLine commandLine(PrintStream out) {
        return new CommandLine(new Lab(out));
    }

    @Command(mixinStandardHelpOptions = true, description = "Proves who wins on a small board.")
    int solve(
            @Parameters(paramLabel = "SIZE", description = "2 to 4, or rows and columns: 2x3 to 2x8, 3x4, 3x5")
                    String size,
            @Option(
                            names = "--memory",
                            paramLabel = "MB",
                            defaultValue = "128",
                            description = "for the table of positions")
                    int megabytes) {
        var board = board(size);
        long start = System.nanoTime();
        var solution = Solution.of(board, tableBytes(megabytes));
        double seconds = (System.nanoTime() - start) / 1e9;
        String plies =
                solution.plies().isEmpty() ? "" : " in " + solution.plies().getAsInt() + " plies";
        print(
                "%dx%d: player %d wins%s%npositions looked at %d, solved up to symmetry %d, %.2f s",
                board.rows(),
                board.columns(),
                solution.winner().number(),
                plies,
                solution.nodes(),
                solution.positions(),
                seconds);
        return 0;
    }

    private TinyBoard board(String size) {
        var sides = SIDES.matcher(size);
        if (sides.matches()) {
            int side = Integer.parseInt(sides.group(1));
            int other = sides.group(2) == null ? side : Integer.parseInt(sides.group(2));
            if (TinyBoard.fits(Math.min(side, other), Math.max(side, other))) {
                return new TinyBoard(Math.min(side, other), Math.max(side, other));
            }
        }
        throw refused("SIZE must be 2 to 4, 2x3 to 2x8, 3x4 or 3x5, not " + size);
    }

    private long tableBytes(int megabytes) {
        return (long) within("--memory", megabytes, 1, 8192) << 20;
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Chooses player 2's winning replies on 4x4: replies4x4.bin.")
    int replies(@Option(names = "--memory", paramLabel = "MB", defaultValue = "128") int megabytes) throws IOException {
        tell("%d positions%n", ReplyChooser.writeReplies(out, tableBytes(megabytes)));
        return 0;
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Solves all positions of the first plies of 4x4: opening4x4.bin.")
    int opening(@Option(names = "--memory", paramLabel = "MB", defaultValue = "4096") int megabytes)
            throws IOException {
        tell("%d positions%n", OpeningSolver.writeOpening(out, tableBytes(megabytes)));
        return 0;
    }

    @Command(
            mixinStandardHelpOptions = true,
            sortOptions = false,
            description = "Learns the weights of the evaluation: weights.txt.")
    int train(
            @Option(
                            names = "--sizes",
                            split = ",",
                            defaultValue = "5,6,7,8,10",
                            description = "of boards, 6 among them unless --onward is given")
                    int[] sizes,
            @Option(names = "--games", defaultValue = "20000", description = "a round, on 5x5; fewer on larger boards")
                    int games,
            @Option(names = "--rounds", defaultValue = "1", description = "of playing and learning") int rounds,
            @Option(names = "--depth", defaultValue = "2", description = "of the players' search, in plies") int depth,
            @Option(
                            names = "--onward",
                            description = "begin with weights.txt, and learn from searches instead of from who wins")
                    boolean isOnward,
            @Option(names = "--seed", defaultValue = "1") long seed) {
        var sides = within("--sizes", sizes, 2, 15);
        within("--games", games, 10, Integer.MAX_VALUE);
        within("--rounds", rounds, 1, Integer.MAX_VALUE);
        within("--depth", depth, 1, 20);
        if (!isOnward && !sides.contains(Trainer.REFERENCE_SIDE)) {
            throw refused("--sizes must contain " + Trainer.REFERENCE_SIDE + " unless --onward is given");
        }
        var random = new SplittableRandom(seed);
        var trainer = isOnward ? Trainer.onward(sides, random) : new Trainer(sides, random);
        for (int round = 1; round <= rounds; round++) {
            for (Trainer.Fit fit : trainer.playRound(games, depth)) {
                print("# round %d, %s", round, fit);
                tell("round %d, %s%n", round, fit);
            }
        }
        WeightsFile.lines(trainer.weights()).forEach(out::println);
        return 0;
    }

    @Command(mixinStandardHelpOptions = true, description = "Finds puzzles: puzzles.txt.")
    int puzzles(
            @Option(names = "--sizes", split = ",", defaultValue = "4,5,6", description = "of boards") int[] sizes,
            @Option(names = "--moves", split = ",", defaultValue = "1,2,3,4", description = "to the win") int[] lengths,
            @Option(names = "--count", defaultValue = "80", description = "for each number of moves") int count,
            @Option(names = "--seed", defaultValue = "1") long seed) {
        var sides = within("--sizes", sizes, 3, 8);
        var moves = within("--moves", lengths, 1, Puzzle.MOST_MOVES);
        within("--count", count, 1, 10_000);
        var puzzles = new PuzzleFinder(sides, moves, seed).find(count, progress(moves.size() * count));
        print(
                "# src/lab/lab puzzles --sizes %s --moves %s --count %d --seed %d",
                joined(sizes), joined(lengths), count, seed);
        puzzles.forEach(puzzle -> print("%s", puzzle.line()));
        return 0;
    }

    @Command(
            mixinStandardHelpOptions = true,
            description = "Plays the games in which the explorer looks positions up: book.txt.")
    int book(
            @Option(names = "--sizes", split = ",", defaultValue = "5,6", description = "of boards") int[] sizes,
            @Option(names = "--count", defaultValue = "300", description = "games on each size") int count,
            @Option(names = "--nodes", defaultValue = "2000", description = "to look at before each move") int nodes,
            @Option(names = "--seed", defaultValue = "1") long seed) {
        var sides = within("--sizes", sizes, 3, 8);
        within("--count", count, 1, 10_000);
        within("--nodes", nodes, 1, 1_000_000);
        print("# src/lab/lab book --sizes %s --count %d --nodes %d --seed %d", joined(sizes), count, nodes, seed);
        var games = new BookGames(nodes, seed);
        var progress = progress(sides.size() * count);
        for (int game = 0; game < sides.size() * count; game++) {
            var played = games.play(sides.get(game / count));
            print("%s", LineFormat.line(new SavedGame<>(Games.CUBE, played.history(), played.seats())));
            progress.accept(game + 1);
        }
        return 0;
    }

    /** Prints a line of what is made. */
    private void print(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }

    /** Tells whoever waits; the streams are apart, so that the output can go to a file. */
    private void tell(String format, Object... values) {
        spec.commandLine().getErr().printf(Locale.ROOT, format, values).flush();
    }

    private IntConsumer progress(int all) {
        return done -> tell("\r%d of %d%s", done, all, done == all ? "\n" : "");
    }

    private static String joined(int[] numbers) {
        return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    private List<Integer> within(String option, int[] values, int least, int most) {
        return Arrays.stream(values)
                .map(value -> within(option, value, least, most))
                .boxed()
                .toList();
    }

    private int within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw refused(option + " must be " + least + " to " + most + ", not " + value);
        }
        return value;
    }

    private ParameterException refused(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }
}
