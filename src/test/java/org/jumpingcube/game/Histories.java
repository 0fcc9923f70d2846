package org.jumpingcube.game;

import java.util.List;

/** Whole games, for tests. */
public final class Histories {
    private Histories() {}

    /** The game that begins at a position and goes on with these moves, all played. */
    public static <P extends Position<P, M>, M> History<P, M> replay(P start, List<M> moves) {
        var history = History.<P, M>startingAt(start);
        for (M move : moves) {
            history = history.then(move);
        }
        return history;
    }
}
