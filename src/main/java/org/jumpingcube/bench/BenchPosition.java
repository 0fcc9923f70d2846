package org.jumpingcube.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/**
 * A position of a game's fixed bench collection, from a game between two computer players.
 *
 * @param depth the depth to search it to
 */
public record BenchPosition<P>(int depth, P position) {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /** The collection of a kind of game, small boards first; empty if it has none. */
    public static <P extends Position<P, M>, M> List<BenchPosition<P>> all(GameKind<P, M> kind) {
        try (InputStream file = BenchPosition.class.getResourceAsStream(kind.name() + ".txt")) {
            return file == null ? List.of() : read(file, kind);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <P extends Position<P, M>, M> List<BenchPosition<P>> read(InputStream file, GameKind<P, M> kind) {
        return new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> parse(BLANKS.splitAsStream(line).iterator(), kind))
                .toList();
    }

    /** A line has the size, if the game has sizes, the depth, and the moves from the start. */
    private static <P extends Position<P, M>, M> BenchPosition<P> parse(Iterator<String> words, GameKind<P, M> kind) {
        var sizes = new TreeMap<String, String>();
        kind.size().ifPresent(size -> sizes.put(size.name(), words.next()));
        int depth = Integer.parseInt(words.next());
        P position = kind.start(kind.usual(sizes));
        while (words.hasNext()) {
            position = position.play(kind.notation().read(words.next()).orElseThrow())
                    .after();
        }
        return new BenchPosition<>(depth, position);
    }
}
