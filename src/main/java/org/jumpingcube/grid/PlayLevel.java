package org.jumpingcube.grid;

import java.util.List;
import org.jumpingcube.search.SearchLimits;

/**
 * How a level of the computer player looks at a position.
 *
 * @param depth the greatest depth in plies
 * @param nodes how many positions may be visited
 * @param misjudgement the largest error of an evaluation, as a share of the game's logit
 * @param slips percentage of moves that are made at random
 */
public record PlayLevel(int depth, long nodes, double misjudgement, int slips) {
    private static final long MANY = 1_000_000; // more than the depth takes

    /** What serves most games: from the weakest player there is to the Expert, and a Master. */
    public static final List<PlayLevel> USUAL = List.of(
            new PlayLevel(1, MANY, 1.5, 35),
            new PlayLevel(1, MANY, 1, 15),
            new PlayLevel(1, MANY, 0.5, 5),
            new PlayLevel(2, MANY, 0.25, 0),
            new PlayLevel(SearchLimits.MAX_DEPTH, 2_000, 0.1, 0),
            new PlayLevel(SearchLimits.MAX_DEPTH, 40_000, 0, 0),
            new PlayLevel(SearchLimits.MAX_DEPTH, 400_000, 0, 0));
}
