package org.jumpingcube.search;

/** Looks for a move that wins the game at once: the mate in one of this program. For one search at a time. */
final class WinAtOnce {
    private final int[] moves;
    private int latest = MovePicker.NO_MOVE; // the latest of the likely moves to win

    WinAtOnce(SelectiveBoard board) {
        moves = new int[board.mostMoves()];
    }

    /** A move with which the side to move wins at once, or {@link MovePicker#NO_MOVE}. */
    int find(SelectiveBoard board) {
        return board.mayWinAtOnce() ? first(board, 0, board.movesThatMayWinAtOnce(moves, 0)) : MovePicker.NO_MOVE;
    }

    /** Whether one of the likely moves wins at once. The latest winner comes first, since it mostly wins again. */
    boolean winsByLikelyMove(SelectiveBoard board) {
        // A quiet move hardly ever wins.
        boolean isTried = latest != MovePicker.NO_MOVE && board.canPlay(latest) && !board.isQuiet(latest);
        return (isTried && wins(board, latest)) || winsByAnother(board, isTried ? latest : MovePicker.NO_MOVE);
    }

    private boolean winsByAnother(SelectiveBoard board, int tried) {
        int count = board.likelyWins(moves, 0);
        for (int i = 0; i < count; i++) {
            if (moves[i] != tried && wins(board, moves[i])) {
                latest = moves[i];
                return true;
            }
        }
        return false;
    }

    /**
     * The first winner among moves that may win, by bisection: a half that can't win is ruled out with one question.
     */
    private int first(SelectiveBoard board, int from, int to) {
        if (to - from <= 1) {
            return from < to && wins(board, moves[from]) ? moves[from] : MovePicker.NO_MOVE;
        }
        int middle = (from + to) >>> 1;
        int move = firstIfAny(board, from, middle);
        return move != MovePicker.NO_MOVE ? move : firstIfAny(board, middle, to);
    }

    private int firstIfAny(SelectiveBoard board, int from, int to) {
        boolean mayWin = to - from == 1 || board.mayWinAtOnce(moves, from, to); // a single move is as quickly played
        return mayWin ? first(board, from, to) : MovePicker.NO_MOVE;
    }

    private static boolean wins(SelectiveBoard board, int move) {
        board.play(move);
        boolean wins = board.ending() == Ending.WON;
        board.undo();
        return wins;
    }
}
