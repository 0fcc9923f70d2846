package org.jumpingcube.search;

/** The history heuristic of a single search: the moves that caused the most cutoffs, weighted by depth squared. */
final class HistoryHeuristic implements MoveHeuristics {
    private static final int MAX_SCORE = 1 << 24;

    private final int[] scores;

    HistoryHeuristic(int slots) {
        scores = new int[slots];
    }

    @Override
    public int score(int ply, int slot) {
        return scores[slot];
    }

    @Override
    public void reward(int ply, int slot, int depth) {
        scores[slot] += depth * depth;
        if (scores[slot] > MAX_SCORE) {
            for (int i = 0; i < scores.length; i++) {
                scores[i] >>= 1;
            }
        }
    }
}
