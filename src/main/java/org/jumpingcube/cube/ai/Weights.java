package org.jumpingcube.cube.ai;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jumpingcube.cube.Board;

/**
 * The weight of each feature count in logits of a 6x6 board, at three stages of the game: the start, the middle and the
 * end. Rows are stages, and columns are those of the counts, see {@link CubeBoard#count}. On other boards the odds
 * differ by a factor, which does not change the best move. Immutable.
 */
public final class Weights {
    /** The number of stages that have weights of their own. */
    public static final int TIMES = 3;

    /** How many numbers describe a position. */
    public static final int COLUMNS = Columns.COUNT;

    // The later stages, as shares of the longest possible game. Set by hand: others predict as well, see
    // docs/lab/weights.md.
    private static final double MIDDLE = 0.4;
    private static final double LATE = 0.8;

    private static final String CONSTANT = "CONSTANT";
    private static final List<Integer> LEARNED_ON = List.of(5, 6, 7, 8, 10, 15); // sides with weights of their own

    private final double[][] rows; // not changed once complete

    private Weights(double[][] rows) {
        this.rows = rows;
    }

    /** Weights of {@link #TIMES} rows of {@link #COLUMNS}. */
    public static Weights of(double[][] rows) {
        return new Weights(Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new));
    }

    /** The weight of a column at one of the {@link #TIMES}. */
    public double at(int time, int column) {
        return rows[time][column];
    }

    /** The column of the same feature for the other side; for the constant, itself. */
    public static int opposite(int column) {
        return column == Columns.CONSTANT ? column : (column + Columns.OTHER_SIDE) % Columns.CONSTANT;
    }

    /**
     * How much each of the {@link #TIMES} counts, 1 in all. The points on the board tell how far the game has come.
     *
     * @param side of the board
     * @param totalPoints on it, neutral cubes too
     */
    public static double[] shares(int side, int totalPoints) {
        double time = (double) (totalPoints - side * side) / Board.longestGame(side);
        if (time < MIDDLE) {
            return new double[] {1 - time / MIDDLE, time / MIDDLE, 0};
        }
        double late = Math.min((time - MIDDLE) / (LATE - MIDDLE), 1);
        return new double[] {0, 1 - late, late};
    }

    /** The weights trained on boards of this side, or of the nearest side with weights of its own. */
    static Weights learned(int side) {
        int nearest = LEARNED_ON.stream()
                .min(Comparator.comparingInt(known -> Math.abs(known - side)))
                .orElseThrow();
        return read("weights-" + nearest + ".txt");
    }

    private static Weights read(String resource) {
        try (InputStream in = Weights.class.getResourceAsStream(resource)) {
            var bytes = Objects.requireNonNull(in, resource).readAllBytes();
            return parse(new String(bytes, StandardCharsets.UTF_8).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads weights. Each line names a feature and gives its weights at the three stages for the side to move, then for
     * the other side. Lines that begin with # are comments.
     */
    public static Weights parse(List<String> lines) {
        var weights = new Weights(new double[TIMES][COLUMNS]);
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                weights.parseRow(List.of(line.strip().split("\\s+")));
            }
        }
        return weights;
    }

    private void parseRow(List<String> words) {
        int column = words.get(0).equals(CONSTANT) ? Columns.CONSTANT : Columns.of(CubeFeature.valueOf(words.get(0)));
        for (int i = 1; i < words.size(); i++) {
            int place = i <= TIMES ? column : opposite(column);
            rows[(i - 1) % TIMES][place] = Double.parseDouble(words.get(i));
        }
    }

    /** The same weights with some features worth more, for both sides alike. */
    Weights leaning(Map<CubeFeature, Double> preferences) {
        var changed = of(rows);
        preferences.forEach((feature, change) -> {
            int column = Columns.of(feature);
            for (double[] row : changed.rows) {
                row[column] += change;
                row[opposite(column)] -= change;
            }
        });
        return changed;
    }
}
