package org.jumpingcube.cube.solver;

/**
 * The positions after each move from a position, most promising first. There is one per ply, refilled for each
 * position.
 */
final class Candidates {
    private static final int MAX_MOVES = 16;

    private final TinyBoard board;
    private final Symmetry symmetry;
    private final ProofOrder order;
    private final ShortWin shortWin;
    private final long[] positions = new long[MAX_MOVES];
    private final long[] keys = new long[MAX_MOVES];
    private final int[] merits = new int[MAX_MOVES];
    private int count;
    private int latestWin = TinyBoard.NO_MOVE;

    Candidates(TinyBoard board) {
        this.board = board;
        symmetry = new Symmetry(board);
        order = new ProofOrder(board);
        shortWin = new ShortWin(board);
    }

    int count() {
        return count;
    }

    long position(int index) {
        return positions[index];
    }

    long key(int index) {
        return keys[index];
    }

    /** Whether a move wins at once. Usually it is the one that won before, in a position one move away. */
    boolean winsAtOnce(long position) {
        int move = shortWin.findAtOnce(position, latestWin);
        latestWin = move == TinyBoard.NO_MOVE ? latestWin : move;
        return move != TinyBoard.NO_MOVE;
    }

    /** Plays all moves of a position without an immediate win. */
    void fill(long position) {
        count = 0;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            long next = board.play(position, Integer.lowestOneBit(moves));
            positions[count] = next;
            keys[count++] = ProofTable.key(symmetry.canonical(next)); // all keys first, so that the look-ups overlap
        }
    }

    /**
     * Drops the positions that the table knows the opponent wins, and orders the rest. Returns whether one is known to
     * be lost for the opponent.
     */
    boolean sift(ProofTable table) {
        int unknown = 0;
        for (int i = 0; i < count; i++) {
            int known = table.result(keys[i]);
            if (known == ProofTable.LOST) {
                return true;
            }
            positions[unknown] = positions[i];
            keys[unknown] = keys[i];
            unknown += known == ProofTable.UNKNOWN ? 1 : 0;
        }
        count = 0;
        for (int i = 0; i < unknown; i++) {
            insert(positions[i], keys[i]);
        }
        return false;
    }

    private void insert(long position, long key) {
        int value = order.forWhoJustMoved(position);
        int place = count++;
        while (place > 0 && merits[place - 1] < value) {
            positions[place] = positions[place - 1];
            keys[place] = keys[place - 1];
            merits[place] = merits[place - 1];
            place--;
        }
        positions[place] = position;
        keys[place] = key;
        merits[place] = value;
    }
}
