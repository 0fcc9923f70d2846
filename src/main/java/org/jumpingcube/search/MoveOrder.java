package org.jumpingcube.search;

/**
 * The moves of each ply in the order in which they are worth trying: the move that was best here before, then those
 * that refuted the most elsewhere. The order is made as it is asked for, for the first few moves only: when those do
 * not refute a position, the rest will hardly either.
 */
final class MoveOrder {
    static final int NO_MOVE = 0xFFFF;

    private static final int KINDS = 4;
    private static final int SORTED = 6;

    private final int width;
    private final int[] moves;
    private final int[] merits;
    private final int[] counts;
    private final int[] picked; // how many moves of a ply are in place already
    private final Merits known;

    /** For one search that lists moves at so many plies. */
    MoveOrder(SearchBoard board, int plies) {
        this(board, plies, new History(slots(board)));
    }

    /** By what is known already of boards that have as many moves as this one. */
    MoveOrder(SearchBoard board, int plies, Merits known) {
        this.known = known;
        width = board.mostMoves();
        moves = new int[plies * width];
        counts = new int[plies];
        picked = new int[plies];
        merits = new int[moves.length];
    }

    /** How many slots there are for the moves of a board. */
    static int slots(SearchBoard board) {
        return board.moveLimit() * KINDS;
    }

    static int slot(SearchBoard board, int move) {
        return move * KINDS + board.kind(move);
    }

    /** Lists the moves of a ply and returns how many there are. */
    int list(SearchBoard board, int ply, int firstMove) {
        int from = ply * width;
        int count = board.moves(moves, from);
        int first = NO_MOVE;
        for (int i = from; i < from + count; i++) {
            int move = moves[i];
            merits[i] = known.of(ply, slot(board, move));
            first = move == firstMove ? i : first;
        }
        counts[ply] = count;
        picked[ply] = first == NO_MOVE ? 0 : 1;
        if (first != NO_MOVE) {
            swap(from, first);
        }
        return count;
    }

    int listNoisy(SearchBoard board, int ply) {
        counts[ply] = board.noisyMoves(moves, ply * width);
        return counts[ply];
    }

    /** The move of a ply that is to be tried next, without a look at the merits. */
    int at(int ply, int index) {
        return moves[ply * width + index];
    }

    /** The most promising move of those from {@code index} on, moved to that index. */
    int pick(int ply, int index) {
        int from = ply * width;
        int here = from + index;
        if (index >= picked[ply] && index < SORTED) {
            int best = here;
            int most = merits[here];
            int end = from + counts[ply];
            for (int i = here + 1; i < end; i++) {
                if (merits[i] > most) {
                    best = i;
                    most = merits[i];
                }
            }
            swap(here, best);
        }
        return moves[here];
    }

    private void swap(int one, int other) {
        int move = moves[one];
        int merit = merits[one];
        moves[one] = moves[other];
        merits[one] = merits[other];
        moves[other] = move;
        merits[other] = merit;
    }

    /** The move is about to be played at this ply. */
    void played(SearchBoard board, int ply, int move) {
        known.played(ply, slot(board, move));
    }

    /** Remembers that the move of this index refuted a position that was looked at this deeply. */
    void reward(SearchBoard board, int ply, int index, int depth) {
        known.praise(ply, slot(board, at(ply, index)), depth);
        for (int before = 0; before < index; before++) {
            known.blame(ply, slot(board, at(ply, before)), depth);
        }
    }
}
