package org.jumpingcube.game;

import java.util.List;

/**
 * What an engine thinks of a position.
 *
 * @param move the move it would play
 * @param score of that move for the side to move, see {@link Score}
 * @param depth how many plies were searched in full; 0 if the move was found without a search
 * @param nodes how many positions were visited
 * @param line the principal variation: the moves it expects both sides to play, beginning with {@code move}
 * @param near the best move and those hardly worse, with their exact scores, best first; never empty
 */
public record Analysis<M>(M move, int score, int depth, long nodes, List<M> line, List<ScoredMove<M>> near) {
    public Analysis {
        line = List.copyOf(line);
        near = List.copyOf(near);
        if (line.isEmpty() || near.isEmpty()) {
            throw new IllegalArgumentException("an analysis without a line or a scored move");
        }
    }

    /** A move and its score for the side that plays it. */
    public record ScoredMove<M>(M move, int score) {}

    /** An analysis of a single move, with nothing known but its score. */
    public static <M> Analysis<M> of(M move, int score, int depth, long nodes) {
        return new Analysis<>(move, score, depth, nodes, List.of(move), List.of(new ScoredMove<>(move, score)));
    }
}
