package org.jumpingcube.lab;

import java.util.random.RandomGenerator;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Evaluation;
import org.jumpingcube.game.Square;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;

/**
 * Plays games of a player against itself, and notes some of the positions for training. Many quick games teach more
 * than a few good ones, since the positions of one game are similar.
 */
final class SelfPlay {
    private static final int TABLE_BYTES = 1 << 18;

    // Set by hand: other values work as well, but not having no errors or no random openings, see docs/lab/weights.md.
    private static final int MISJUDGEMENT = 60; // points, more than a Novice's, so that games differ and players err
    private static final int EVERY = 3; // position is noted, on average

    private final int side;
    private final Evaluation evaluation;
    private final Teacher teacher;
    private final int openings;
    private final SearchLimits limits;
    private final RandomGenerator random;
    private final Search search = new Search(TABLE_BYTES);

    /**
     * Games on boards of a side.
     *
     * @param evaluation the players' evaluation
     * @param teacher says what to learn from a position
     * @param openings the number of opening lengths: games start with 0 random moves, 1, and so on
     * @param depth the depth of the players' search in plies
     */
    SelfPlay(int side, Evaluation evaluation, Teacher teacher, int openings, int depth, RandomGenerator random) {
        this.side = side;
        this.evaluation = evaluation;
        this.teacher = teacher;
        this.openings = openings;
        limits = SearchLimits.ofDepth(depth);
        this.random = random;
    }

    int side() {
        return side;
    }

    /** A game that starts with a number of random moves. */
    void playGame(Samples into) {
        var game = into.newGame();
        var erring = evaluation.withMisjudgement(MISJUDGEMENT, random.nextLong());
        var position = randomOpening();
        while (position.winner().isEmpty()) {
            var board = CubeBoard.of(position, erring);
            if (random.nextInt(EVERY) == 0) {
                teacher.lesson(position).ifPresent(game::note);
            }
            game.nextPly();
            position = position.play(board.square(search.search(board, limits).move()))
                    .after();
        }
        game.end();
    }

    private CubePosition randomOpening() {
        var position = CubePosition.start(side);
        for (int plies = random.nextInt(openings); plies > 0; plies--) {
            var squares = position.legalMoves();
            Square square = squares.get(random.nextInt(squares.size()));
            var next = position.play(square).after();
            if (next.winner().isPresent()) {
                break;
            }
            position = next;
        }
        return position;
    }
}
