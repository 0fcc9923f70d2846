package org.jumpingcube.cube.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** The program's own puzzles, made by {@code src/lab/lab puzzles}. */
public final class Puzzles {
    private static final String FILE = "puzzles.txt";
    private static final int STRIDE =
            97; // coprime to the number of those of days, so that all come before any comes again

    private static final int NEAR = 200; // points: puzzles within this distance of the rating come in file order

    private Puzzles() {}

    /** All of them, in the order of the file. */
    public static List<Puzzle> all() {
        var in = Objects.requireNonNull(Puzzles.class.getResourceAsStream(FILE), FILE);
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Puzzle.parse(line).orElseThrow(() -> new IllegalStateException(line)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(FILE, e);
        }
    }

    /**
     * The puzzle of the day, the same for everybody. It takes more than a move, unless all puzzles are so short.
     *
     * @param day the day's number, counted from any fixed day
     */
    public static Puzzle ofDay(List<Puzzle> puzzles, long day) {
        var longer = puzzles.stream().filter(puzzle -> puzzle.winIn() > 1).toList();
        var ofDays = longer.isEmpty() ? puzzles : longer;
        return ofDays.get((int) Math.floorMod(day * STRIDE, (long) ofDays.size()));
    }

    /**
     * The next puzzle for a player: of those with this many moves to the win, the one nearest to the rating, starting
     * after the one just shown. The same one again if there is no other.
     *
     * @param winIn empty for any number of moves
     * @param rating of the player
     * @param last the number of the puzzle shown last; empty for none
     */
    public static Puzzle next(List<Puzzle> puzzles, Optional<Integer> winIn, int rating, Optional<Puzzle> last) {
        int from = last.map(puzzles::indexOf).orElse(-1) + 1;
        int count = puzzles.size();
        return IntStream.range(0, count)
                .mapToObj(index -> puzzles.get((from + index) % count))
                .filter(puzzle -> winIn.isEmpty() || winIn.get() == puzzle.winIn())
                .filter(puzzle -> last.isEmpty() || !last.get().equals(puzzle))
                .min(Comparator.comparingInt(puzzle -> Math.abs(puzzle.grade() - rating) / NEAR))
                .or(() -> last)
                .orElseThrow();
    }
}
