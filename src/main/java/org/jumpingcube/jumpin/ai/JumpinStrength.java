package org.jumpingcube.jumpin.ai;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.SearchLimits;

/**
 * How much a player searches and overlooks in a move; {@link JumpinSight} says which players do.
 *
 * @param depth the greatest depth in plies
 * @param nodes how many positions may be visited
 * @param planWidth the beam width of the search for a plan; 0 for no plans
 * @param misjudgement the largest error of an evaluation, in points
 * @param slips percentage of moves that the player makes at random
 */
record JumpinStrength(int depth, long nodes, int planWidth, int misjudgement, int slips) {
    private static final int MIN_DEPTH = 2;
    private static final int LEAST_WIDTH = 32;

    /** The strength within a budget. A depth or nodes in it, or all of its time, replace what is usual, but no errors. */
    JumpinStrength within(SearchBudget budget, boolean isTimeForAll) {
        if (budget.depth().isEmpty() && budget.nodes().isEmpty() && !isTimeForAll) {
            return this;
        }
        int width = widthWithin(planWidth, budget.millis());
        int most = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new JumpinStrength(most, budget.nodes().orElse(Long.MAX_VALUE), width, misjudgement, slips);
    }

    /** Planning must leave most of the time to the search: width 400 takes about 15 ms for each side. */
    private static int widthWithin(int width, OptionalLong millis) {
        return millis.isEmpty() ? width : (int) Math.min(width, Math.max(LEAST_WIDTH, 4 * millis.getAsLong()));
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(MIN_DEPTH, depth), margin, stopRequested);
    }
}
