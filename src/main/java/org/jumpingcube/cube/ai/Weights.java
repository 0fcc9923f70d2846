package org.jumpingcube.cube.ai;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What each feature is worth on a 6x6 board, in logits, at three times of the game: at the start, in the middle and near
 * the end. The rows are the times, the columns those of {@link Feature}. On other boards the same weights hold but for a
 * factor, which does not change what is best.
 */
final class Weights {
    /** The times of the game that have weights of their own. */
    static final int TIMES = 3;

    private static final String LEARNED = "weights.txt";
    private static final String BY_HAND = "weights-by-hand.txt";

    private final double[][] rows; // never written once the set is complete

    private Weights(double[][] rows) {
        this.rows = rows;
    }

    static Weights of(double[][] rows) {
        return new Weights(Arrays.stream(rows).map(double[]::clone).toArray(double[][]::new));
    }

    /** What one count of a column is worth at one of the {@link #TIMES}. */
    double at(int time, int column) {
        return rows[time][column];
    }

    /** What this program has learned: for boards of all sizes. */
    static Weights learned() {
        return Shipped.LEARNED_WEIGHTS;
    }

    /** Read when first needed. */
    private static final class Shipped {
        static final Weights LEARNED_WEIGHTS = read(LEARNED);
    }

    /** A guess to begin to learn with: more charge is better, and so is an enemy chain within reach. */
    static Weights madeByHand() {
        return read(BY_HAND);
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
     * Reads weights: each line names a feature and gives its weights at the three times for the side to move, and for the
     * other side. Lines that begin with # are comments.
     */
    static Weights parse(List<String> lines) {
        var weights = new Weights(new double[TIMES][Feature.COLUMNS]);
        for (String line : lines) {
            if (!line.isBlank() && !line.startsWith("#")) {
                weights.parseRow(List.of(line.strip().split("\\s+")));
            }
        }
        return weights;
    }

    private void parseRow(List<String> words) {
        int column = names().indexOf(words.get(0));
        if (column < 0) {
            throw new IllegalArgumentException("no feature is called " + words.get(0));
        }
        for (int i = 1; i < words.size(); i++) {
            int place = i <= TIMES ? column : column + Feature.OTHER_SIDE;
            rows[(i - 1) % TIMES][place] = Double.parseDouble(words.get(i));
        }
    }

    /** The same weights with some features worth more to whoever has them: as much for the one side as for the other. */
    Weights leaning(Map<Feature, Double> preferences) {
        var changed = of(rows);
        preferences.forEach((feature, change) -> {
            int column = Feature.ALL.indexOf(feature);
            for (double[] row : changed.rows) {
                row[column] += change;
                row[column + Feature.OTHER_SIDE] -= change;
            }
        });
        return changed;
    }

    /** The same weights times a factor. */
    Weights times(double factor) {
        return new Weights(Arrays.stream(rows)
                .map(row -> Arrays.stream(row).map(weight -> weight * factor).toArray())
                .toArray(double[][]::new));
    }

    /** The weights as lines that {@link #parse} reads. */
    List<String> toLines() {
        var lines = new ArrayList<String>();
        for (int column = 0; column <= Feature.COUNT; column++) {
            boolean isConstant = column == Feature.COUNT;
            int place = isConstant ? Feature.CONSTANT : column;
            var line = new StringBuilder(String.format(Locale.ROOT, "%-17s", names().get(place)));
            appendTimes(line, place);
            if (!isConstant) {
                appendTimes(line, place + Feature.OTHER_SIDE);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private void appendTimes(StringBuilder line, int place) {
        for (double[] row : rows) {
            line.append(String.format(Locale.ROOT, " %8.4f", row[place]));
        }
    }

    /** The names of the columns that a line can begin with, each at the place of its column. */
    private static List<String> names() {
        var names = new ArrayList<String>();
        Feature.ALL.forEach(feature -> names.add(feature.name()));
        Feature.ALL.forEach(feature -> names.add(feature.name() + "'"));
        names.add("CONSTANT");
        return names;
    }
}
