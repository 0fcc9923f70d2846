package org.jumpingcube.search;

import java.util.List;

/**
 * What the side to move can force within a number of plies.
 *
 * @param score a win or a loss as {@link Score} writes it, both sides at their best; 0 if neither is forced in so many plies
 * @param moves the moves that win as soon, or put the loss off as long; all moves if nothing is forced
 */
public record ForcedResult(int score, List<Integer> moves) {
    public ForcedResult {
        moves = List.copyOf(moves);
    }
}
