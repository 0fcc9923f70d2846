package org.jumpingcube.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jumpingcube.cube.ai.CubeFeature;
import org.jumpingcube.cube.ai.Weights;

/** Weights as lines of a file, as the program reads them; and those that training begins with. */
public final class WeightsFile {
    private WeightsFile() {}

    /** The weights trained on the results of games on boards of all sizes. */
    public static Weights learned() {
        return read("weights.txt");
    }

    /** A guess: more charge is better, and so is an enemy chain within reach. */
    static Weights madeByHand() {
        return read("weights-by-hand.txt");
    }

    private static Weights read(String resource) {
        try (var in = Objects.requireNonNull(WeightsFile.class.getResourceAsStream(resource), resource)) {
            return Weights.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line for each feature and one for the constant, at the three stages; of both sides where there are two. */
    public static List<String> lines(Weights weights) {
        var lines = new ArrayList<String>();
        for (int column = 0; column < Weights.COLUMNS; column++) {
            int opposite = Weights.opposite(column);
            if (opposite == column) {
                lines.add(line("CONSTANT", weights, column));
            } else if (column < opposite) {
                lines.add(line(CubeFeature.ALL.get(column).name(), weights, column, opposite));
            }
        }
        return lines;
    }

    private static String line(String name, Weights weights, int... columns) {
        var line = new StringBuilder(String.format(Locale.ROOT, "%-18s", name));
        for (int column : columns) {
            for (int time = 0; time < Weights.TIMES; time++) {
                line.append(String.format(Locale.ROOT, " %8.4f", weights.at(time, column)));
            }
        }
        return line.toString();
    }
}
