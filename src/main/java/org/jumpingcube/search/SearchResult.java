package org.jumpingcube.search;

import java.util.List;

/**
 * What a search found.
 *
 * @param move the best move
 * @param score its score for the side to move, see {@link Score}
 * @param depth the plies of the deepest finished iteration; the first is always finished
 * @param nodes positions visited so far
 * @param line the moves both sides are expected to play, beginning with {@code move}
 * @param near the moves whose score is known and within the margin of the best, best first; the best is the first
 */
public record SearchResult(int move, int score, int depth, long nodes, List<Integer> line, List<ScoredMove> near) {
    public SearchResult {
        line = List.copyOf(line);
        near = List.copyOf(near);
    }

    /** A root move and its exact score for the side to move. */
    public record ScoredMove(int move, int score) {}
}
