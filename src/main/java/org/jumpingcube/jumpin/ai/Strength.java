package org.jumpingcube.jumpin.ai;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.SearchLimits;

/**
 * How hard a player thinks and how much it overlooks; docs/engine.md has the matches.
 *
 * @param depth the greatest depth in plies
 * @param nodes how many positions may be visited
 * @param planWidth how many arrangements a search for a plan keeps; 0 for no plans
 * @param misjudgement by how many points the player misjudges a position at most
 * @param slips how many of a hundred moves the player makes without any thought
 */
record Strength(int depth, long nodes, int planWidth, int misjudgement, int slips) {
    private static final int MIN_DEPTH = 2;
    private static final int LEAST_WIDTH = 32;
    private static final long MANY = 1_000_000; // more than the depth needs

    /**
     * The strength of a skill, whose overlooking stays while a depth or nodes of the budget replace its own two; so does
     * a time, for a Master.
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

    /** Looking for plans must leave most of the time to the search: width 400 takes some 15 ms for a side. */
    private static int widthWithin(int width, OptionalLong millis) {
        return millis.isEmpty() ? width : (int) Math.min(width, Math.max(LEAST_WIDTH, 4 * millis.getAsLong()));
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(MIN_DEPTH, depth), margin, stopRequested);
    }
}
