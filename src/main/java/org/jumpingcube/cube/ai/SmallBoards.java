package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Score;

/**
 * Perfect play on 2x2 and 3x3: every position that can arise is worked out to the end of the game when it is first
 * needed, and kept. From the start of a 3x3 game these are 288,293 positions, a fraction of a second's work.
 */
final class SmallBoards implements PerfectPlay {
    /** The one table of the program. */
    static final PerfectPlay TABLE = new SmallBoards();

    private static final int MAX_SIDE = 3;
    private static final int FIRST_CAPACITY = 1 << 16;

    private final ScoreTable scores = new ScoreTable(FIRST_CAPACITY);

    @Override
    public synchronized Optional<Analysis<Square>> of(CubePosition position) {
        if (position.board().side() > MAX_SIDE) {
            return Optional.empty();
        }
        var board = CubeBoard.of(position);
        int score = score(board);
        var line = bestLine(board, score);
        var move = new ScoredMove<>(line.get(0), score);
        return Optional.of(new Analysis<>(move.move(), score, Score.plies(score), scores.size(), line, List.of(move)));
    }

    /** The score of a position in which nobody has won: always a win or a loss. */
    private int score(CubeBoard board) {
        long key = exactKey(board);
        int known = scores.find(key);
        if (known != ScoreTable.UNKNOWN) {
            return known;
        }
        int[] moves = new int[board.moveLimit()];
        int count = board.moves(moves, 0);
        int best = -Score.WIN;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, scoreAfter(board, moves[i]));
        }
        scores.put(key, best);
        return best;
    }

    private int scoreAfter(CubeBoard board, int move) {
        board.play(move);
        int score = board.isWon() ? Score.winIn(1) : oneEarlier(-score(board));
        board.undo();
        return score;
    }

    private static int oneEarlier(int score) {
        return Score.isWin(score) ? score - 1 : score + 1;
    }

    private List<Square> bestLine(CubeBoard board, int score) {
        int[] moves = new int[board.moveLimit()];
        var line = new ArrayList<Square>();
        int wanted = score;
        while (line.isEmpty() || !board.isWon()) {
            int count = board.moves(moves, 0);
            int best = 0;
            while (best < count - 1 && scoreAfter(board, moves[best]) != wanted) {
                best++;
            }
            line.add(board.square(moves[best]));
            board.play(moves[best]);
            wanted = Score.isWin(wanted) ? -(wanted + 1) : -(wanted - 1);
        }
        return line;
    }

    /** All planes side by side: nine bits each, so that no two positions share a key. */
    private static long exactKey(CubeBoard board) {
        long key = 1;
        for (long plane : board.planes()) {
            long rows = (plane & 7) | ((plane >>> 5) & 0x38) | ((plane >>> 10) & 0x1C0);
            key = (key << 9) | rows;
        }
        return key;
    }
}
