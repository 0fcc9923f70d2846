package org.jumpingcube.search;

/** Finds a move that wins at once. For boards of one size, one at a time. */
final class WinAtOnce {
    private final int[] moves;

    WinAtOnce(SearchBoard board) {
        moves = new int[board.mostMoves()];
    }

    /** A move with which the side to move wins at once, or {@link MoveOrder#NO_MOVE}. */
    int find(SearchBoard board) {
        if (!board.mayWinAtOnce()) {
            return MoveOrder.NO_MOVE;
        }
        int count = board.moves(moves, 0);
        for (int index = 0; index < count; index++) {
            if (board.mayWinAtOnce(moves[index]) && wins(board, moves[index])) {
                return moves[index];
            }
        }
        return MoveOrder.NO_MOVE;
    }

    private static boolean wins(SearchBoard board, int move) {
        board.play(move);
        boolean wins = board.ending() == Ending.WON;
        board.undo();
        return wins;
    }
}
