package org.jumpingcube.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Evaluation;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;

/**
 * Trains on the score of a search instead of the result of the game. A search sees the near future of a position, while
 * the result tells little about the first half of a game. The score is assigned to the quiet position at the end of
 * quiescence search, as an evaluation cannot know about bursts still to come.
 *
 * <p>Baxter, Tridgell and Weaver, Learning to Play Chess Using Temporal Differences, 2000, also fit the position at the
 * end of the principal variation. Not thread-safe.
 */
final class Foresight implements Teacher {
    private static final int NODES = 8_000;
    private static final int TABLE_BYTES = 1 << 20;
    private static final int CLEAR = 600; // points; beyond this a game is nearly decided, and there is little to learn
    private static final double LOGIT = 600; // points; 150 to 600 give the same result, see docs/lab/weights.md
    private static final int NOISY_PLIES = 2; // as many as quiescence search plays out

    private final Evaluation evaluation;
    private final Search search = new Search(TABLE_BYTES, Search.Width.SELECTIVE);

    Foresight(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    @Override
    public Optional<TrainingPosition> lesson(CubePosition position) {
        var board = CubeBoard.of(position, evaluation);
        var end = playedOut(board, NOISY_PLIES);
        int score = search.search(board, limits()).score();
        if (Score.isDecided(end.score) || Math.abs(score) > CLEAR) {
            return Optional.empty();
        }
        end.moves.forEach(board::play);
        int plies = end.moves.size();
        double chance = TrainingPosition.chance((plies % 2 == 0 ? score : -score) / LOGIT);
        int totalPoints = position.board().totalPoints() + plies;
        return Optional.of(
                TrainingPosition.at(board, position.board().side(), totalPoints, plies, OptionalDouble.of(chance)));
    }

    private static SearchLimits limits() {
        return new SearchLimits(SearchLimits.MAX_DEPTH, NODES, 1, 0, () -> false);
    }

    /** The line to the position whose evaluation counts, and its worth to the side to move. */
    private record PlayedOut(List<Integer> moves, int score) {
        PlayedOut after(int move) {
            var all = new ArrayList<>(List.of(move));
            all.addAll(moves);
            return new PlayedOut(all, -score);
        }
    }

    private static PlayedOut playedOut(CubeBoard board, int plies) {
        var best = new PlayedOut(List.of(), board.evaluate());
        int[] noisy = new int[board.mostMoves()];
        int count = plies > 0 ? board.noisyMoves(noisy, 0) : 0;
        for (int index = 0; index < count; index++) {
            board.play(noisy[index]);
            var line = (board.isWon() ? new PlayedOut(List.of(), -Score.winIn(1)) : playedOut(board, plies - 1))
                    .after(noisy[index]);
            board.undo();
            best = line.score > best.score ? line : best;
        }
        return best;
    }
}
