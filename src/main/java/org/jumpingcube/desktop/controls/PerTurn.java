package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jumpingcube.game.Turn;

/**
 * Computes a value for each turn of a game and caches it: a game changes at its end, so only new turns are computed.
 */
public final class PerTurn<V> {
    private final List<Turn<?, ?>> turns = new ArrayList<>();
    private final List<V> values = new ArrayList<>();

    /** The values of these turns, in order: a view of the cache, valid until the next call. */
    public <T extends Turn<?, ?>> List<V> of(List<? extends T> played, Function<? super T, V> value) {
        int same = 0;
        while (same < Math.min(played.size(), turns.size()) && played.get(same) == turns.get(same)) {
            same++;
        }
        turns.subList(same, turns.size()).clear();
        values.subList(same, values.size()).clear();
        for (T turn : played.subList(same, played.size())) {
            turns.add(turn);
            values.add(value.apply(turn));
        }
        return Collections.unmodifiableList(values);
    }
}
