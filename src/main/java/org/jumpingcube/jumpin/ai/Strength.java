package org.jumpingcube.jumpin.ai;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.SearchLimits;

/**
 * How much a player searches and overlooks; docs/lab/jumpin.md has the matches.
 *
 * @param depth the greatest depth in plies
 * @param nodes how many positions may be visited
 * @param planWidth the beam width of the search for a plan; 0 for no plans
 * @param misjudgement the largest error of an evaluation, in points
 * @param slips percentage of moves that the player makes at random
 */
record Strength(int depth, long nodes, int planWidth, int misjudgement, int slips) {
    private static final int MIN_DEPTH = 2;
    private static final int LEAST_WIDTH = 32;
    private static final long MANY = 1_000_000; // more than the depth takes

    /**
     * The strength of a skill. A depth or nodes in the budget, or a Master's time, replace the skill's depth and nodes,
     * but not its errors.
     */
    static Strength of(Skill skill, SearchBudget budget) {
        var usual = usual(skill);
        boolean isTimeForAll = skill == Skill.MASTER && budget.millis().isPresent();
        if (budget.depth().isEmpty() && budget.nodes().isEmpty() && !isTimeForAll) {
            return usual;
        }
        int width = widthWithin(usual.planWidth, budget.millis());
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(depth, budget.nodes().orElse(Long.MAX_VALUE), width, usual.misjudgement, usual.slips);
    }

    private static Strength usual(Skill skill) {
        return switch (skill) {
            case BEGINNER -> new Strength(1, MANY, 48, 75, 13);
            case NOVICE -> new Strength(1, MANY, 64, 46, 5);
            case AVERAGE -> new Strength(2, MANY, 64, 25, 2);
            case STRONG -> new Strength(SearchLimits.MAX_DEPTH, 4_000, 100, 10, 0);
            case EXPERT -> new Strength(SearchLimits.MAX_DEPTH, 150_000, 400, 0, 0);
            case MASTER -> new Strength(SearchLimits.MAX_DEPTH, 1_500_000, 400, 0, 0);
        };
    }

    /** Planning must leave most of the time to the search: width 400 takes about 15 ms for each side. */
    private static int widthWithin(int width, OptionalLong millis) {
        return millis.isEmpty() ? width : (int) Math.min(width, Math.max(LEAST_WIDTH, 4 * millis.getAsLong()));
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(MIN_DEPTH, depth), margin, stopRequested);
    }
}
