package org.jumpingcube.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/**
 * A position of the fixed collection, from a game of two computer players.
 *
 * @param depth to which it is searched
 */
public record BenchPosition(int depth, CubePosition position) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** The whole collection, small boards first. */
    public static List<BenchPosition> all() {
        try (InputStream file = Objects.requireNonNull(
                        BenchPosition.class.getResourceAsStream("positions.txt"), "positions.txt is missing");
                var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(BenchPosition::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line holds the side, the depth and the moves from the start. */
    private static BenchPosition parse(String line) {
        List<String> words = BLANKS.splitAsStream(line).toList();
        var position = CubePosition.start(Integer.parseInt(words.get(0)));
        for (String move : words.subList(2, words.size())) {
            position = position.play(Square.parse(move).orElseThrow()).after();
        }
        return new BenchPosition(Integer.parseInt(words.get(1)), position);
    }

    public int side() {
        return position.board().side();
    }
}
