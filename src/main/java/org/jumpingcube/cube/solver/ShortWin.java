package org.jumpingcube.cube.solver;

/**
 * Finds wins of a few plies by trying everything, which is quicker than any table while they are few. The look-ahead of
 * {@code search} asks the same of any game; this one knows positions that are numbers, and has no board to make.
 */
public final class ShortWin {
    /** Wins within so many plies are found in much less than a millisecond. */
    public static final int QUICK_PLIES = 5;

    private final TinyBoard board;

    /** Looks for wins on this board. */
    public ShortWin(TinyBoard board) {
        this.board = board;
    }

    /**
     * A move that wins within so many plies, as one bit, or {@link TinyBoard#NO_MOVE}.
     *
     * @param plies an odd number
     */
    public int find(long position, int plies) {
        int atOnce = findAtOnce(position, TinyBoard.NO_MOVE);
        if (atOnce != TinyBoard.NO_MOVE || plies == 1) {
            return atOnce;
        }
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            if (losesWithin(board.play(position, move), plies - 1)) {
                return move;
            }
        }
        return TinyBoard.NO_MOVE;
    }

    /**
     * A move that wins at once, as one bit, or {@link TinyBoard#NO_MOVE}. Only a critical cube can win, or a neutral one
     * if the other side has none; it has, unless the position was set up.
     *
     * @param guess a move that is tried first if it can be made
     */
    int findAtOnce(long position, int guess) {
        int chances = TinyBoard.theirs(position) == 0
                ? board.moves(position)
                : TinyBoard.mine(position) & TinyBoard.critical(position);
        if (wins(position, guess & chances)) {
            return guess;
        }
        if (!wins(position, chances)) {
            return TinyBoard.NO_MOVE; // all together take whatever one alone takes
        }
        for (int moves = chances; moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            if (wins(position, move)) {
                return move;
            }
        }
        return TinyBoard.NO_MOVE;
    }

    private boolean wins(long position, int moves) {
        return moves != TinyBoard.NO_MOVE && board.play(position, moves) == TinyBoard.WON;
    }

    private boolean losesWithin(long position, int plies) {
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            long next = board.play(position, Integer.lowestOneBit(moves));
            if (next == TinyBoard.WON || find(next, plies - 1) == TinyBoard.NO_MOVE) {
                return false;
            }
        }
        return true;
    }
}
