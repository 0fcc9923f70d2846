package org.jumpingcube.desktop.controls;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jumpingcube.game.Turn;

/** What is worked out of each turn of a game, and kept: a game changes at its end, so that only new turns are asked about. */
public final class PerTurn<V> {
    private final List<Turn<?, ?>> turns = new ArrayList<>();
    private final List<V> values = new ArrayList<>();

    /** The values of these turns, in order: a view of what is kept until the next call. */
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
