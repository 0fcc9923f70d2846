package org.jumpingcube.cube.solver;

/**
 * Finds wins within a few plies by brute force, which for so few is faster than any table. {@link
 * org.jumpingcube.search.WinSearch} does the same for any game; this one works on positions as numbers, and needs no
 * board.
 */
public final class ShortWin {
    /** Wins within this many plies are found in much less than a millisecond. */
    public static final int QUICK_PLIES = 5;

    private final TinyBoard board;

    /** Looks for wins on this board. */
    public ShortWin(TinyBoard board) {
        this.board = board;
    }

    /**
     * A move that wins within this many plies, as one bit, or {@link TinyBoard#NO_MOVE}.
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
     * A move that wins at once, as one bit, or {@link TinyBoard#NO_MOVE}. Only a critical cube can win, or a neutral
     * one if the other side has no cubes, which only occurs in a position that was set up.
     *
     * @param guess a move to try first if it is legal
     */
    int findAtOnce(long position, int guess) {
        int chances = TinyBoard.theirs(position) == 0
                ? board.moves(position)
                : TinyBoard.mine(position) & TinyBoard.critical(position);
        if (wins(position, guess & chances)) {
            return guess;
        }
        if (!wins(position, chances)) {
            return TinyBoard.NO_MOVE; // all together take whatever any one of them would
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
