package org.jumpingcube.search;

import java.util.List;

/**
 * What a search found.
 *
 * @param move the best move
 * @param score its score for the side to move, see {@link Score}
 * @param depth the depth in plies of the last finished iteration
 * @param nodes positions visited so far
 * @param line the principal variation, beginning with {@code move}
 * @param near the moves within the margin of the best that have an exact score, beginning with the best
 */
public record SearchResult(int move, int score, int depth, long nodes, List<Integer> line, List<ScoredMove> near) {
    public SearchResult {
        line = List.copyOf(line);
        near = List.copyOf(near);
    }

    /** A root move and its exact score for the side to move. */
    public record ScoredMove(int move, int score) {}
}
