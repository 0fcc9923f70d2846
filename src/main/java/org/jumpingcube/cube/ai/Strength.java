package org.jumpingcube.cube.ai;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.SearchLimits;

/**
 * How hard a player thinks and how much it overlooks. docs/engine.md has the matches that the numbers come from,
 * and LevelsTest plays them again.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param misjudgement by how many points the player misjudges a position at most
 * @param attention how attentive the player is who sees the board as no expert does
 */
record Strength(int depth, int minimumDepth, long nodes, int misjudgement, Optional<Attention> attention) {
    /** Moves no worse than this are a matter of taste: odds of 52 to 48 on 6x6, see {@link Evaluation#LOGIT}. */
    static final int MARGIN = 20;

    private static final long CASUAL_NODES = 100_000; // more than the depth needs up to 8x8
    private static final long EXPERT_NODES = 400_000; // about half of them are used
    private static final int MASTERS_PATIENCE = 10; // times Expert's positions, where no time is given

    /**
     * The strength of a skill, whose overlooking stays while a depth or nodes of the budget replace its own two; so does
     * a time, for a Master.
     */
    static Strength of(Skill skill, SearchBudget budget, int side) {
        var usual = usual(skill, side);
        boolean isTimeForAll = skill == Skill.MASTER && budget.millis().isPresent();
        if (budget.depth().isEmpty() && budget.nodes().isEmpty() && !isTimeForAll) {
            return usual;
        }
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(depth, 1, budget.nodes().orElse(Long.MAX_VALUE), usual.misjudgement, usual.attention);
    }

    private static Strength usual(Skill skill, int side) {
        return switch (skill) {
            case BEGINNER -> casual(2, new Attention(50, 75, 60, 60, 0));
            case NOVICE -> casual(3, new Attention(0, 35, 20, 0, 5));
            case AVERAGE -> casual(4, new Attention(1, 4, 10, 0, 5));
            case STRONG ->
                new Strength(SearchLimits.MAX_DEPTH, 2, 3_500L * side, misjudgement(30, side), Optional.empty());
            case EXPERT -> expert(EXPERT_NODES);
            case MASTER -> expert(MASTERS_PATIENCE * EXPERT_NODES);
        };
    }

    private static Strength expert(long nodes) {
        return new Strength(SearchLimits.MAX_DEPTH, 2, nodes, 0, Optional.empty());
    }

    private static Strength casual(int depth, Attention attention) {
        return new Strength(depth, Math.min(depth, 2), CASUAL_NODES, 0, Optional.of(attention));
    }

    /** A game on a larger board has more moves to err in, so that smaller errors make the same difference. */
    private static int misjudgement(int on6x6, int side) {
        return on6x6 * 6 / side;
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(minimumDepth, depth), margin, stopRequested);
    }

    /** Of one whose mind is elsewhere: the look goes no further than the move itself. */
    SearchLimits limitsInLapse(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(1, nodes, 1, margin, stopRequested);
    }
}
