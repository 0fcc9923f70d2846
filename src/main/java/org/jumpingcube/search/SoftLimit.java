package org.jumpingcube.search;

/**
 * A soft node limit: tells when to start no further iteration although nodes are left. The longer the best move has
 * been the same, the sooner, and sooner still if one side is ahead. So easy moves take little, and hard ones may take
 * more. docs/lab/search.md says where the numbers come from.
 */
final class SoftLimit {
    // In percent of the nodes:
    private static final int ALL = 100;
    private static final int MOST_IF_STABLE = 45;
    private static final int LESS_PER_ITERATION = 9;
    private static final int LEAST = 9;
    // In points:
    private static final int DROP = 60;
    private static final int AHEAD = 200;

    private int latestMove = MovePicker.NO_MOVE;
    private int latestScore;
    private int stableIterations; // how many in a row kept the best move of the one before

    /**
     * The share of the nodes, in percent, after which no deeper iteration is started.
     *
     * @param move the best move of the iteration that has ended
     * @param score its score
     */
    int percent(int move, int score) {
        boolean hasDropped = score <= latestScore - DROP && latestMove != MovePicker.NO_MOVE;
        stableIterations = move == latestMove ? stableIterations + 1 : 0;
        latestMove = move;
        latestScore = score;
        int percent = stableIterations == 0 || hasDropped
                ? ALL
                : Math.max(LEAST, MOST_IF_STABLE - LESS_PER_ITERATION * (stableIterations - 1));
        return Math.abs(score) >= AHEAD ? percent / 2 : percent;
    }
}
