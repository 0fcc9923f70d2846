package org.jumpingcube.cube.ai;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.Mixer;
import org.jumpingcube.search.SearchLimits;

/**
 * How much a player searches and overlooks. The numbers come from the matches in docs/lab/levels.md, which LevelsTest
 * replays.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param attention the attention of a casual player; empty from Strong on
 */
record Strength(int depth, int minimumDepth, long nodes, Optional<Attention> attention) {
    /** Among moves no worse than this the style decides: odds of 52 to 48 on 6x6, see {@link Evaluation#LOGIT}. */
    static final int MARGIN = 20;

    private static final long CASUAL_NODES = 100_000; // more than the depth takes up to 8x8
    private static final long EXPERT_NODES = 400_000; // about half of them are used
    private static final long EXPERT_NODES_OF_LARGE_SIDE = 800_000;
    private static final long GOOD_DAYS_NODES = 40_000; // for a Strong player, times the side
    private static final long OFF_DAYS_NODES = 60; // a move, its reply, and a glance further
    private static final int OFF_DAYS = 3; // of eight days
    private static final int EARLY_PART = 3; // of the nodes, on a large board
    private static final double DECISIVE = 2.0 / 3; // of what a board can hold

    private static final int MASTERS_PATIENCE = 10; // times an Expert's nodes, if no time is given

    /**
     * The strength of a player. A depth or nodes in the budget, or a Master's time, replace the skill's depth and
     * nodes, but not its attention.
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
     * Whether a Strong player with this seed has an off day. A player who errs now and then in every game always loses
     * to an Expert and never to an Average player. One with off days can lose to both.
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

    /** The limits in a lapse: nothing is searched beyond the move itself. */
    SearchLimits limitsInLapse(int margin, BooleanSupplier stopRequested) {
        return new SearchLimits(1, nodes, 1, margin, stopRequested);
    }

    /**
     * The limits with a soft limit, see {@link SearchLimits#hasSoftLimit}. A game on a large board is decided late;
     * until then a part of the nodes is enough.
     */
    static SearchLimits withSoftLimit(SearchLimits limits, Board board) {
        boolean isDecisive =
                board.side() < CubeBoard.LARGE_SIDE || board.totalPoints() >= DECISIVE * Board.mostPoints(board.side());
        return isDecisive
                ? limits.withSoftLimit()
                : limits.withNodes(Math.max(1, limits.nodes() / EARLY_PART)).withSoftLimit();
    }
}
