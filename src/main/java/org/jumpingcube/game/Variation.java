package org.jumpingcube.game;

import java.util.List;

/**
 * Another line of a game: one that might have been played, or was before somebody went back.
 *
 * @param after how many turns of the game come before it
 * @param turns the turns in place of the game's own, at least one; the first starts where the game's {@code after}-th
 *     ended
 */
public record Variation<P extends Position<P, M>, M>(int after, List<Turn<P, M>> turns) {
    public Variation {
        turns = List.copyOf(turns);
        if (after < 0 || turns.isEmpty()) {
            throw new IllegalArgumentException(turns.size() + " turns after " + after);
        }
    }
}
