package org.jumpingcube.search;

/**
 * Futility pruning: what a selective search skips in its last plies because the evaluation is too far from the window.
 * docs/lab/search.md says where the numbers come from.
 */
final class FutilityPruning {
    /** The depth up to which it is done. */
    static final int MAX_DEPTH = 2;

    private FutilityPruning() {}

    /** The most that a quiet move is taken to be worth. If that is not above alpha, the move is skipped. */
    static int bestQuietScore(int evaluation, SelectiveBoard board, int depth) {
        return evaluation + depth * board.futilityMargin();
    }

    /**
     * Reverse futility pruning, also known as static null move pruning: whether the position is so far above beta, by
     * four thirds of the margin, that it needs no search.
     */
    static boolean isSafe(int evaluation, SelectiveBoard board, int depth, int beta) {
        return evaluation - depth * board.futilityMargin() * 4 / 3 >= beta;
    }
}
