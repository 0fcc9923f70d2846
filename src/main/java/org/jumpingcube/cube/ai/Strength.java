package org.jumpingcube.cube.ai;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Skill;
import org.jumpingcube.search.Search.Width;
import org.jumpingcube.search.SearchLimits;

/**
 * How much a player searches and overlooks in a move; {@link Sight} says which players do.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param width how much of the tree is searched
 * @param attention what a player overlooks who counts cubes; empty for one who judges positions
 */
record Strength(int depth, int minimumDepth, long nodes, Width width, Optional<Attention> attention) {
    /** Among moves no worse than this the style decides: odds of 52 to 48 on 6x6, see {@link Evaluation#LOGIT}. */
    static final int MARGIN = 20;

    private static final long CASUAL_NODES = 100_000; // more than the depth takes up to 8x8
    private static final long EXPERT_NODES = 400_000; // about half of them are used
    private static final long EXPERT_NODES_OF_LARGE_SIDE = 800_000;
    private static final int EARLY_PART = 3; // of the nodes, on a large board
    private static final double DECISIVE = 2.0 / 3; // of what a board can hold

    private static final int MASTERS_PATIENCE = 10; // times an Expert's nodes, if no time is given

    /**
     * The strength of a player in a position. A depth or nodes in the budget, or a Master's time, replace the player's
     * depth and nodes, but not its attention.
     */
    static Strength of(Personality player, SearchBudget budget, CubePosition position) {
        var usual = usual(player, position);
        boolean isTimeForAll = player.skill() == Skill.MASTER && budget.millis().isPresent();
        if (budget.depth().isEmpty() && budget.nodes().isEmpty() && !isTimeForAll) {
            return usual;
        }
        int depth = Math.min(budget.depth().orElse(SearchLimits.MAX_DEPTH), SearchLimits.MAX_DEPTH);
        return new Strength(depth, 1, budget.nodes().orElse(Long.MAX_VALUE), usual.width, usual.attention);
    }

    private static Strength usual(Personality player, CubePosition position) {
        int side = position.board().side();
        return switch (player.skill()) {
            case EXPERT -> expert(expertNodes(side));
            case MASTER -> expert(MASTERS_PATIENCE * expertNodes(side));
            default -> Sight.strength(player, position);
        };
    }

    /** How many positions an Expert may visit on a board of this side. */
    static long expertNodes(int side) {
        return side < CubeBoard.LARGE_SIDE ? EXPERT_NODES : EXPERT_NODES_OF_LARGE_SIDE;
    }

    private static Strength expert(long nodes) {
        return new Strength(SearchLimits.MAX_DEPTH, 2, nodes, Width.SELECTIVE, Optional.empty());
    }

    /** One who judges positions as an Expert does, and visits so many of them. */
    static Strength judging(long nodes) {
        return new Strength(SearchLimits.MAX_DEPTH, 1, nodes, Width.SELECTIVE, Optional.empty());
    }

    /** One who counts cubes. */
    static Strength casual(int depth, Attention attention) {
        return new Strength(depth, Math.min(depth, 2), CASUAL_NODES, Width.FULL, Optional.of(attention));
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
