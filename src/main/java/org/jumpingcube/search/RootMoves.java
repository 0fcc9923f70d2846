package org.jumpingcube.search;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.SearchResult.ScoredMove;

/** The moves of the root position, best first as far as known, with their scores in the current iteration. */
final class RootMoves {
    private static final int UNSCORED = -Search.INFINITE;

    private final int margin;
    private final ScoredMove[] moves;
    private int bestInIteration = UNSCORED;
    private ScoredMove best;
    private List<Integer> line;

    /**
     * The moves of the board, in its own order.
     *
     * @param margin how much worse than the best move another may be and still get an exact score
     * @throws IllegalArgumentException if there are none
     */
    RootMoves(SearchBoard board, int margin) {
        this.margin = margin;
        int[] buffer = new int[board.mostMoves()];
        int count = board.moves(buffer, 0);
        if (count == 0) {
            throw new IllegalArgumentException("the game is over: there is no move to search");
        }
        moves = IntStream.range(0, count)
                .mapToObj(index -> new ScoredMove(buffer[index], UNSCORED))
                .toArray(ScoredMove[]::new);
        best = new ScoredMove(moves[0].move(), 0);
        line = List.of(best.move());
    }

    int count() {
        return moves.length;
    }

    int at(int index) {
        return moves[index].move();
    }

    /** The best score of the latest iteration that has one. */
    int best() {
        return best.score();
    }

    void startIteration() {
        Arrays.setAll(moves, index -> new ScoredMove(moves[index].move(), UNSCORED));
        bestInIteration = UNSCORED;
    }

    /** A move that scores no more than this needs no exact score. No margin applies to a decided score. */
    int floor() {
        return bestInIteration == UNSCORED || Score.isDecided(bestInIteration)
                ? bestInIteration
                : bestInIteration - margin;
    }

    void found(int index, int score, PrincipalVariation variation) {
        moves[index] = new ScoredMove(moves[index].move(), score);
        if (score > bestInIteration) {
            bestInIteration = score;
            best = moves[index];
            line = variation.toList();
        }
    }

    /** Sorts the moves with a score to the front, best first. The others keep their order. */
    void sort() {
        Arrays.sort(moves, Comparator.comparingInt(ScoredMove::score).reversed());
    }

    SearchResult result(int depth, long nodes) {
        var near = Arrays.stream(moves)
                .filter(move -> move.score() >= best.score() - margin && move.score() != UNSCORED)
                .toList();
        return new SearchResult(best.move(), best.score(), depth, nodes, line, near.isEmpty() ? List.of(best) : near);
    }
}
