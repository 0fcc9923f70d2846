package org.jumpingcube.search;

/**
 * What a selective search need not look at just before its last ply, because the estimate lies too far from what is asked
 * for: numbers from docs/engine.md.
 */
final class Horizon {
    /** How many plies before the last one the estimate is asked for. */
    static final int PLIES = 2;

    private Horizon() {}

    /** The most that a position is taken to be worth after a quiet move, so many plies before the last one. */
    static int mostByQuietMove(int estimate, SearchBoard board, int depth) {
        return estimate + depth * board.quietGain();
    }

    /** Whether a position is so much better than {@code beta}, by four thirds of that gain, that nothing is feared. */
    static boolean isSafe(int estimate, SearchBoard board, int depth, int beta) {
        return estimate - depth * board.quietGain() * 4 / 3 >= beta;
    }
}
