package org.jumpingcube.search;

/** Looks for a move that wins at once. For boards of one size, one at a time. */
final class WinAtOnce {
    private final int[] moves;
    private int latest = MoveOrder.NO_MOVE; // the likely move that won last

    WinAtOnce(SearchBoard board) {
        moves = new int[board.mostMoves()];
    }

    /** The first move with which the side to move wins at once, or {@link MoveOrder#NO_MOVE}. */
    int find(SearchBoard board) {
        return board.mayWinAtOnce() ? first(board, 0, board.movesThatMayWinAtOnce(moves, 0)) : MoveOrder.NO_MOVE;
    }

    /**
     * Whether one of the moves wins at once that are likely to: first the one that won last, as most wins of a search are
     * by that one again.
     */
    boolean winsByLikelyMove(SearchBoard board) {
        // Where it bursts nothing now, it hardly ever wins.
        boolean isTried = latest != MoveOrder.NO_MOVE && board.canPlay(latest) && !board.isQuiet(latest);
        return (isTried && wins(board, latest)) || winsByAnother(board, isTried ? latest : MoveOrder.NO_MOVE);
    }

    private boolean winsByAnother(SearchBoard board, int tried) {
        int count = board.likelyWins(moves, 0);
        for (int i = 0; i < count; i++) {
            if (moves[i] != tried && wins(board, moves[i])) {
                latest = moves[i];
                return true;
            }
        }
        return false;
    }

    /** The first of some moves that might win: by halves, since a half that can't win is done with in one question. */
    private int first(SearchBoard board, int from, int to) {
        if (to - from <= 1) {
            return from < to && wins(board, moves[from]) ? moves[from] : MoveOrder.NO_MOVE;
        }
        int middle = (from + to) >>> 1;
        int move = firstIfAny(board, from, middle);
        return move != MoveOrder.NO_MOVE ? move : firstIfAny(board, middle, to);
    }

    private int firstIfAny(SearchBoard board, int from, int to) {
        boolean mayWin =
                to - from == 1 || board.mayWinAtOnce(moves, from, to); // of one move only the move itself tells
        return mayWin ? first(board, from, to) : MoveOrder.NO_MOVE;
    }

    private static boolean wins(SearchBoard board, int move) {
        board.play(move);
        boolean wins = board.ending() == Ending.WON;
        board.undo();
        return wins;
    }
}
