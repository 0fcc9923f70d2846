package org.jumpingcube.jumpin.ai;

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

    /** The strength of a skill, whose overlooking stays while a depth or nodes of the budget replace its own two. */
    static Strength of(Skill skill, SearchBudget budget) {
        var usual = usual(skill);
        if (budget.depth().isEmpty() && budget.nodes().isEmpty()) {
            return usual;
        }
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(
                depth, budget.nodes().orElse(Long.MAX_VALUE), usual.planWidth, usual.misjudgement, usual.slips);
    }

    private static Strength usual(Skill skill) {
        return switch (skill) {
            case BEGINNER -> new Strength(1, 1_000, 8, 60, 20);
            case NOVICE -> new Strength(2, 2_000, 16, 40, 5);
            case AVERAGE -> new Strength(2, 4_000, 32, 16, 0);
            case STRONG -> new Strength(4, 10_000, 64, 6, 0);
            case EXPERT -> new Strength(SearchLimits.MAX_DEPTH, 150_000, 200, 0, 0);
        };
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(MIN_DEPTH, depth), margin, stopRequested);
    }
}
