package org.jumpingcube.cube.ai;

import java.util.random.RandomGenerator;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.search.Score;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;

/**
 * Plays games of one player against itself. Of every position it notes how likely the side to move is to win: half of
 * what the search says and half of what became of it. Beside it, it notes the position after some random move, for most
 * positions that a search has to judge are ones that no good player allows; of them the search alone tells.
 */
final class SelfPlay {
    private static final int TABLE_BYTES = 1 << 18;
    private static final int NOISE = 60; // so that the games differ and the players err
    private static final int LONGEST_OPENING = 20;

    private final int side;
    private final Evaluation evaluation;
    private final SearchLimits limits;
    private final RandomGenerator random;
    private final Search search = new Search(TABLE_BYTES);
    private final int[] moves;

    SelfPlay(int side, Evaluation evaluation, int depth, RandomGenerator random) {
        this.side = side;
        this.evaluation = evaluation;
        limits = SearchLimits.ofDepth(depth);
        this.random = random;
        moves = new int[256];
    }

    /** A game from a position that a number of random moves has led to. */
    void playGame(Samples into) {
        var game = into.newGame();
        var noisy = evaluation.withNoise(NOISE, random.nextLong());
        var position = randomOpening();
        while (position.winner().isEmpty()) {
            var board = CubeBoard.of(position, noisy);
            var result = search.search(board, limits);
            game.note(board, chance(result));
            noteRandomChild(CubeBoard.of(position, evaluation), into);
            position = position.play(board.square(result.move()));
        }
        game.end();
    }

    private void noteRandomChild(CubeBoard board, Samples into) {
        board.play(moves[random.nextInt(board.moves(moves, 0))]);
        if (!board.isWon()) {
            into.add(board, chance(search.search(board, limits)));
        }
    }

    private static double chance(SearchResult result) {
        return Score.isDecided(result.score())
                ? (Score.isWin(result.score()) ? 1 : 0)
                : Samples.chance((double) result.score() / Evaluation.LOGIT);
    }

    private CubePosition randomOpening() {
        var position = CubePosition.start(side);
        for (int plies = random.nextInt(LONGEST_OPENING); plies > 0; plies--) {
            var squares = position.legalMoves();
            Square square = squares.get(random.nextInt(squares.size()));
            var next = position.play(square);
            if (next.winner().isPresent()) {
                break;
            }
            position = next;
        }
        return position;
    }
}
