package org.jumpingcube.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/** Lets the analyst of a kind of game search the positions of a fixed collection to their depths. */
public final class KindBench<P extends Position<P, M>, M> {
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final GameKind<P, M> kind;

    public KindBench(GameKind<P, M> kind) {
        this.kind = kind;
    }

    /** A position and the depth to which it is searched. */
    public record Task<P>(int depth, P position) {}

    /** The collection of this kind; none if it has no collection. */
    public List<Task<P>> tasks() {
        try (InputStream file = KindBench.class.getResourceAsStream(kind.name() + ".txt")) {
            return file == null ? List.of() : read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Task<P>> read(InputStream file) {
        return new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(this::parse)
                .toList();
    }

    /** A line holds the depth and the moves from the start. */
    private Task<P> parse(String line) {
        List<String> words = BLANKS.splitAsStream(line).toList();
        P position = kind.start(GameOptions.usual(kind.options()));
        for (String move : words.subList(1, words.size())) {
            position = position.play(kind.notation().read(move).orElseThrow()).after();
        }
        return new Task<>(Integer.parseInt(words.get(0)), position);
    }

    /** The nodes that a search by a new analyst visits: the same on every machine. */
    public long nodes(Task<P> task) {
        return kind.analyst()
                .analyse(task.position(), SearchBudget.USUAL.withDepth(task.depth()))
                .nodes();
    }
}
