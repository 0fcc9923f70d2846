package org.jumpingcube.contest;

import java.util.Optional;

/**
 * How one game of a match ended.
 *
 * @param aWon empty after a draw
 * @param reason why the game ended, in the game's own words
 */
public record GameResult(
        boolean aBegan, Optional<Boolean> aWon, String reason, int plies, MoveTimes timesOfA, MoveTimes timesOfB) {
    /** 1 if A won, 0 if B did. */
    public double shareOfA() {
        return aWon.map(won -> won ? 1.0 : 0.0).orElse(0.5);
    }

    public boolean isWonByA(boolean havingBegun) {
        return aWon.orElse(false) && aBegan == havingBegun;
    }
}
