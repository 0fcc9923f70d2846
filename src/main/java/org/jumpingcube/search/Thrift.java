package org.jumpingcube.search;

/**
 * Tells when a search may stop before its nodes are used up: the longer it has been of one mind the sooner, and sooner
 * where one side is ahead. So easy moves take little, and hard ones may have more. Numbers from docs/engine.md.
 */
final class Thrift {
    // In percent of the nodes:
    private static final int ALL = 100;
    private static final int MOST_IF_STEADY = 45;
    private static final int LESS_PER_ITERATION = 9;
    private static final int LEAST = 9;
    // In points:
    private static final int DROP = 60;
    private static final int AHEAD = 200;

    private int latestMove = MoveOrder.NO_MOVE;
    private int latestScore;
    private int steady; // how many iterations have found the same move as the one before, without a break

    /**
     * The part of the nodes, in percent, after which no deeper iteration is begun.
     *
     * @param move the best of the iteration that has ended
     * @param score its score
     */
    int share(int move, int score) {
        boolean isWorse = score <= latestScore - DROP && latestMove != MoveOrder.NO_MOVE;
        steady = move == latestMove ? steady + 1 : 0;
        latestMove = move;
        latestScore = score;
        int share = steady == 0 || isWorse ? ALL : Math.max(LEAST, MOST_IF_STEADY - LESS_PER_ITERATION * (steady - 1));
        return Math.abs(score) >= AHEAD ? share / 2 : share;
    }
}
