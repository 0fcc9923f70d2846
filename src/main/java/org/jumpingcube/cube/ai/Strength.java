package org.jumpingcube.cube.ai;

import java.util.function.BooleanSupplier;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.SearchLimits;

/**
 * How hard a player thinks and how much it overlooks. The numbers are such that each level wins 77 to 88 % of the games
 * against the one below: docs/engine.md has the matches, and LevelsTest plays them again.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param misjudgement by how many points the player misjudges a position at most
 * @param slips how many of a hundred moves the player makes without any thought
 */
record Strength(int depth, int minimumDepth, long nodes, int misjudgement, int slips) {
    /** Moves no worse than this are a matter of taste: odds of 52 to 48 on 6x6, see {@link Evaluation#LOGIT}. */
    static final int MARGIN = 20;

    private static final long MANY = 1_000_000; // more than the depth needs

    /** The strength of a skill, whose overlooking stays while a depth or nodes of the budget replace its own two. */
    static Strength of(Skill skill, SearchBudget budget, int side) {
        var usual = usual(skill, side);
        if (budget.depth().isEmpty() && budget.nodes().isEmpty()) {
            return usual;
        }
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(depth, 1, budget.nodes().orElse(Long.MAX_VALUE), usual.misjudgement, usual.slips);
    }

    private static Strength usual(Skill skill, int side) {
        return switch (skill) {
            case BEGINNER -> new Strength(3, 1, MANY, 0, 26);
            case NOVICE -> new Strength(2, 1, MANY, misjudgement(44, side), 0);
            case AVERAGE -> new Strength(3, 2, MANY, misjudgement(8, side), 0);
            case STRONG -> new Strength(SearchLimits.MAX_DEPTH, 2, 3_500L * side, misjudgement(30, side), 0);
            case EXPERT -> new Strength(SearchLimits.MAX_DEPTH, 2, expertNodes(side), 0, 0);
        };
    }

    /** A game on a larger board has more moves to err in, so that smaller errors make the same difference. */
    private static int misjudgement(int on6x6, int side) {
        return on6x6 * 6 / side;
    }

    private static long expertNodes(int side) {
        return side <= NarrowBoard.MAX_SIDE ? 200_000 : 300_000;
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(minimumDepth, depth), margin, stopRequested);
    }
}
