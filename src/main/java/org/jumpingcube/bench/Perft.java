package org.jumpingcube.bench;

import org.jumpingcube.game.Position;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.SearchBoard;

/**
 * Perft: counts the move sequences of a given length from a position, without those cut short by the end of the game.
 */
public final class Perft {
    private Perft() {}

    /** Counts with the rules; the length is 1 or more. */
    public static <P extends Position<P, M>, M> long count(P position, int length) {
        var moves = position.legalMoves();
        if (length == 1) {
            return moves.size();
        }
        long sum = 0;
        for (M move : moves) {
            sum += count(position.play(move).after(), length - 1);
        }
        return sum;
    }

    /** Counts with a board of the search; the length is 1 to {@value SearchBoard#MAX_PLY}. */
    public static long count(SearchBoard board, int length) {
        return count(board, length, new int[length * board.mostMoves()]);
    }

    private static long count(SearchBoard board, int length, int[] moves) {
        int from = (length - 1) * board.mostMoves();
        int count = board.moves(moves, from);
        if (length == 1) {
            return count;
        }
        long sum = 0;
        for (int i = from; i < from + count; i++) {
            board.play(moves[i]);
            sum += board.ending() == Ending.NONE ? count(board, length - 1, moves) : 0;
            board.undo();
        }
        return sum;
    }
}
