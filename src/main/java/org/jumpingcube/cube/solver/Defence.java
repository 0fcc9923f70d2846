package org.jumpingcube.cube.solver;

/**
 * Plays on where every move loses. It delays a loss that is near, and otherwise leaves the other side the fewest
 * winning replies. Not thread-safe.
 */
final class Defence {
    /** Enough to know most replies, since the table already holds the proof that the position is lost. */
    private static final long REPLY_NODES = 1_000;

    private final TinyBoard board;
    private final ShortWin shortWin;
    private final WinProof proof;

    /** @param proof that showed the position to be lost */
    Defence(TinyBoard board, ShortWin shortWin, WinProof proof) {
        this.board = board;
        this.shortWin = shortWin;
        this.proof = proof;
    }

    /** The most stubborn move, as one bit. */
    int move(long position) {
        int best = TinyBoard.NO_MOVE;
        double most = -1;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            int move = Integer.lowestOneBit(moves);
            double stubbornness = stubbornness(board.play(position, move));
            if (stubbornness > most) {
                most = stubbornness;
                best = move;
            }
        }
        return best;
    }

    /** The plies to the loss if it is near, else more than that; and the share of replies that do not win. */
    private double stubbornness(long next) {
        for (int plies = 1; plies <= ShortWin.QUICK_PLIES; plies += 2) {
            if (shortWin.find(next, plies) != TinyBoard.NO_MOVE) {
                return plies;
            }
        }
        int replies = board.moves(next);
        int mistakes = 0;
        for (int moves = replies; moves != 0; moves &= moves - 1) {
            long after = board.play(next, Integer.lowestOneBit(moves));
            mistakes += proof.isWon(after, REPLY_NODES).orElse(false) ? 1 : 0;
        }
        return ShortWin.QUICK_PLIES + 1 + mistakes / (double) Integer.bitCount(replies);
    }
}
