package org.jumpingcube.cube.solver;

import org.jumpingcube.cube.Square;

/**
 * A move that is known to be best.
 *
 * @param plies the end of the game, this move counted: odd if the side to move wins. Exact on 2x2 and 3x3 and for wins
 *     within five plies; else the most that the game can last
 */
public record KnownMove(Square square, int plies) {
    /** Whether the side to move wins; otherwise every move loses. */
    public boolean wins() {
        return plies % 2 == 1;
    }
}
