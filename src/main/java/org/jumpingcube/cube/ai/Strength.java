package org.jumpingcube.cube.ai;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SearchLimits;

/**
 * How hard a player thinks and how much it overlooks. docs/engine.md has the matches that the numbers come from,
 * and LevelsTest plays them again.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param attention how attentive the player is who sees the board as no expert does
 */
record Strength(int depth, int minimumDepth, long nodes, Optional<Attention> attention) {
    /** Moves no worse than this are a matter of taste: odds of 52 to 48 on 6x6, see {@link Evaluation#LOGIT}. */
    static final int MARGIN = 20;

    private static final long CASUAL_NODES = 100_000; // more than the depth needs up to 8x8
    private static final long EXPERT_NODES = 400_000; // about half of them are used
    private static final long EXPERT_NODES_OF_LARGE_SIDE = 800_000;
    private static final long GOOD_DAYS_NODES = 40_000; // of a Strong player, times the side
    private static final long OFF_DAYS_NODES = 60; // a move and its answer, and a glance further
    private static final int OFF_DAYS = 3; // of eight days
    private static final int EARLY_PART = 3; // of the nodes, on a large board
    private static final double DECISIVE = 2.0 / 3; // of what a board can hold

    private static final int MASTERS_PATIENCE = 10; // times Expert's positions, where no time is given

    /**
     * The strength of a player, whose overlooking stays while a depth or nodes of the budget replace those of the skill;
     * so does a time, for a Master.
     */
    static Strength of(Personality player, SearchBudget budget, int side) {
        var usual = usual(player, side);
        boolean isTimeForAll = player.skill() == Skill.MASTER && budget.millis().isPresent();
        if (budget.depth().isEmpty() && budget.nodes().isEmpty() && !isTimeForAll) {
            return usual;
        }
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(depth, 1, budget.nodes().orElse(Long.MAX_VALUE), usual.attention);
    }

    private static Strength usual(Personality player, int side) {
        return switch (player.skill()) {
            case BEGINNER -> casual(2, new Attention(50, 75, 60, 60, 0));
            case NOVICE -> casual(3, new Attention(0, 35, 20, 0, 5));
            case AVERAGE -> casual(4, new Attention(1, 4, 10, 0, 5));
            case STRONG -> searching(side * (hasOffDay(player.seed()) ? OFF_DAYS_NODES : GOOD_DAYS_NODES));
            case EXPERT -> searching(expertNodes(side));
            case MASTER -> searching(MASTERS_PATIENCE * expertNodes(side));
        };
    }

    /**
     * Whether a Strong player of this seed plays below his strength. A player who errs now and then in every game is
     * found out by an Expert every time and by an Average player never; one who has days can be beaten by both.
     */
    private static boolean hasOffDay(long seed) {
        return Mixer.chance(0, seed) >>> 61 < OFF_DAYS;
    }

    private static long expertNodes(int side) {
        return side < CubeBoard.LARGE_SIDE ? EXPERT_NODES : EXPERT_NODES_OF_LARGE_SIDE;
    }

    private static Strength searching(long nodes) {
        return new Strength(SearchLimits.MAX_DEPTH, 2, nodes, Optional.empty());
    }

    private static Strength casual(int depth, Attention attention) {
        return new Strength(depth, Math.min(depth, 2), CASUAL_NODES, Optional.of(attention));
    }

    SearchLimits limits(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(minimumDepth, depth), margin, stopRequested);
    }

    /** Of one whose mind is elsewhere: the look goes no further than the move itself. */
    SearchLimits limitsInLapse(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(1, nodes, 1, margin, stopRequested);
    }

    /**
     * The limits with a soft limit, see {@link SearchLimits#hasSoftLimit}. A game on a large board is decided late; until
     * then a part of the nodes is enough.
     */
    static SearchLimits withSoftLimit(SearchLimits limits, Board board) {
        boolean isDecisive =
                board.side() < CubeBoard.LARGE_SIDE || board.totalPoints() >= DECISIVE * Board.mostPoints(board.side());
        return isDecisive
                ? limits.withSoftLimit()
                : limits.withNodes(Math.max(1, limits.nodes() / EARLY_PART)).withSoftLimit();
    }
}
