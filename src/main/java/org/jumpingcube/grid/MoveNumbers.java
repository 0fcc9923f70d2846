package org.jumpingcube.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The numbers by which a search knows the moves of a game, given out in the order in which the moves are met. */
public final class MoveNumbers<M> {
    /** The most different moves that a search meets. */
    public static final int MOST = 16_384;

    private final List<M> moves = new ArrayList<>();
    private final Map<M, Integer> numbers = new HashMap<>();

    /**
     * The number of a move, 0 to {@value #MOST} - 1; the same for equal moves.
     *
     * @throws IllegalStateException if there are more moves than numbers: the game needs a board of its own
     */
    public int of(M move) {
        return numbers.computeIfAbsent(move, added -> {
            if (moves.size() == MOST) {
                throw new IllegalStateException("more than " + MOST + " different moves");
            }
            moves.add(added);
            return moves.size() - 1;
        });
    }

    /** The move of a number that was given out. */
    public M at(int number) {
        return moves.get(number);
    }
}
