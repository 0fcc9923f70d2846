package org.jumpingcube.search;

/**
 * The moves of each ply in the order in which they are worth trying: the move that was best here before, those that
 * refuted last, then those that refuted the most elsewhere. It is made as it is asked for: the first ones are tried
 * before any move is listed, since most positions are refuted by one of them, and of the others a few are sorted: when
 * those do not refute a position, the rest will hardly either.
 */
final class MoveOrder {
    static final int NO_MOVE = 0xFFFF;

    private static final int KINDS = 4;
    private static final int SORTED = 6;
    private static final int EARLY = 3; // moves that may be tried before all are listed

    private final int width;
    private final int[] moves;
    private final int[] merits;
    private final int[] counts; // how many moves of a ply are known
    private final int[] tried;
    private final int[] firsts;
    private final int[] stages; // how many of the early moves have been thought of, or one more
    private final Merits known;

    /** For one search that lists moves at so many plies. */
    MoveOrder(SearchBoard board, int plies) {
        this(board, plies, new History(slots(board)));
    }

    /** By what is known already of boards that have as many moves as this one. */
    MoveOrder(SearchBoard board, int plies, Merits known) {
        this.known = known;
        width = board.mostMoves() + EARLY;
        moves = new int[plies * width];
        merits = new int[moves.length];
        counts = new int[plies];
        tried = new int[plies];
        firsts = new int[plies];
        stages = new int[plies];
    }

    /** How many slots there are for the moves of a board. */
    static int slots(SearchBoard board) {
        return board.moveLimit() * KINDS;
    }

    static int slot(SearchBoard board, int move) {
        return move * KINDS + board.kind(move);
    }

    /**
     * Begins with the moves of a ply.
     *
     * @param first the one to be tried first, or {@link #NO_MOVE}
     */
    void start(int ply, int first) {
        firsts[ply] = first;
        tried[ply] = 0;
        stages[ply] = 0;
    }

    /** The most promising move of a ply that has not been tried, or {@link #NO_MOVE}. */
    int next(SearchBoard board, int ply) {
        while (stages[ply] < EARLY) {
            int move = early(board, ply, stages[ply]++);
            if (move != NO_MOVE && !isTried(ply, move)) {
                moves[ply * width + tried[ply]++] = move;
                return move;
            }
        }
        if (stages[ply] == EARLY) {
            stages[ply]++;
            listOthers(board, ply);
        }
        return tried[ply] < counts[ply] ? pick(ply, tried[ply]++) : NO_MOVE;
    }

    private int early(SearchBoard board, int ply, int stage) {
        if (stage == 0) {
            int first = firsts[ply];
            return first != NO_MOVE && board.canPlay(first) ? first : NO_MOVE;
        }
        int slot = known.latest(ply, stage - 1);
        int move = slot / KINDS;
        return slot >= 0 && board.canPlay(move) && slot(board, move) == slot ? move : NO_MOVE;
    }

    /** Among the early moves. */
    private boolean isTried(int ply, int move) {
        int from = ply * width;
        for (int i = from + tried[ply] - 1; i >= from; i--) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    private void listOthers(SearchBoard board, int ply) {
        int end = ply * width + tried[ply];
        int listed = end + board.moves(moves, end);
        for (int i = end; i < listed; i++) {
            int move = moves[i];
            if (!isTried(ply, move)) {
                moves[end] = move;
                merits[end] = move == firsts[ply] ? Integer.MAX_VALUE : known.of(ply, slot(board, move));
                end++;
            }
        }
        counts[ply] = end - ply * width;
    }

    int listNoisy(SearchBoard board, int ply) {
        return board.noisyMoves(moves, ply * width);
    }

    /** The move of a ply that was tried as the one of this index, or is listed there. */
    int at(int ply, int index) {
        return moves[ply * width + index];
    }

    /** The most promising move of those from {@code index} on, moved to that index. */
    private int pick(int ply, int index) {
        int from = ply * width;
        int here = from + index;
        if (index < SORTED) {
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
