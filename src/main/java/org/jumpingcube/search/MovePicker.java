package org.jumpingcube.search;

/**
 * Picks the moves of each ply in the order in which they are worth trying: the hash move, the killer moves, then the
 * rest by their {@link MoveHeuristics}. It works in stages: no moves are listed before the hash move and the killers
 * have been tried, as most positions are refuted by one of these. Of the rest only the first few are sorted: where they
 * don't refute a position, the others hardly will.
 */
final class MovePicker {
    static final int NO_MOVE = 0xFFFF;

    private static final int KINDS = 4;
    private static final int SORTED = 6;
    private static final int EARLY = 3; // stages before all moves are listed: the hash move and two killers

    private final int width;
    private final int[] moves;
    private final int[] scores;
    private final int[] counts; // how many moves of a ply are known
    private final int[] tried;
    private final int[] hashMoves;
    private final int[] stages; // how many early moves have been considered; one more once all moves are listed
    private final MoveHeuristics heuristics;

    /** For a single search that goes this many plies deep. */
    MovePicker(SelectiveBoard board, int plies) {
        this(board, plies, new HistoryHeuristic(slots(board)));
    }

    /** With what was learned about moves before, on boards with as many moves as this one. */
    MovePicker(SelectiveBoard board, int plies, MoveHeuristics heuristics) {
        this.heuristics = heuristics;
        width = board.mostMoves() + EARLY;
        moves = new int[plies * width];
        scores = new int[moves.length];
        counts = new int[plies];
        tried = new int[plies];
        hashMoves = new int[plies];
        stages = new int[plies];
    }

    /** How many slots the moves of a board take. */
    static int slots(SelectiveBoard board) {
        return board.moveLimit() * KINDS;
    }

    static int slot(SelectiveBoard board, int move) {
        return move * KINDS + board.kind(move);
    }

    /**
     * Starts on the moves of a ply.
     *
     * @param hashMove the move to try first, or {@link #NO_MOVE}
     */
    void start(int ply, int hashMove) {
        hashMoves[ply] = hashMove;
        tried[ply] = 0;
        stages[ply] = 0;
    }

    /** The most promising move of a ply that has not been tried, or {@link #NO_MOVE}. */
    int next(SelectiveBoard board, int ply) {
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

    private int early(SelectiveBoard board, int ply, int stage) {
        if (stage == 0) {
            int hashMove = hashMoves[ply];
            return hashMove != NO_MOVE && board.canPlay(hashMove) ? hashMove : NO_MOVE;
        }
        int slot = heuristics.killer(ply, stage - 1);
        int move = slot / KINDS;
        return slot >= 0 && board.canPlay(move) && slot(board, move) == slot ? move : NO_MOVE;
    }

    /** Whether it is one of the early moves that were tried. */
    private boolean isTried(int ply, int move) {
        int from = ply * width;
        for (int i = from + tried[ply] - 1; i >= from; i--) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    private void listOthers(SelectiveBoard board, int ply) {
        int end = ply * width + tried[ply];
        int listed = end + board.moves(moves, end);
        for (int i = end; i < listed; i++) {
            int move = moves[i];
            if (!isTried(ply, move)) {
                moves[end] = move;
                scores[end] = move == hashMoves[ply] ? Integer.MAX_VALUE : heuristics.score(ply, slot(board, move));
                end++;
            }
        }
        counts[ply] = end - ply * width;
    }

    int listNoisy(SelectiveBoard board, int ply) {
        return board.noisyMoves(moves, ply * width);
    }

    /** The move of this index among those tried or listed at a ply. */
    int at(int ply, int index) {
        return moves[ply * width + index];
    }

    /** The most promising move from {@code index} on, moved to that index: a selection sort, one step at a time. */
    private int pick(int ply, int index) {
        int from = ply * width;
        int here = from + index;
        if (index < SORTED) {
            int best = here;
            int most = scores[here];
            int end = from + counts[ply];
            for (int i = here + 1; i < end; i++) {
                if (scores[i] > most) {
                    best = i;
                    most = scores[i];
                }
            }
            swap(here, best);
        }
        return moves[here];
    }

    private void swap(int one, int other) {
        int move = moves[one];
        int score = scores[one];
        moves[one] = moves[other];
        scores[one] = scores[other];
        moves[other] = move;
        scores[other] = score;
    }

    /** The move is about to be played at this ply. */
    void played(SelectiveBoard board, int ply, int move) {
        heuristics.played(ply, slot(board, move));
    }

    /** The move of this index caused a cutoff, in a position searched to this depth; those before it did not. */
    void reward(SelectiveBoard board, int ply, int index, int depth) {
        heuristics.reward(ply, slot(board, at(ply, index)), depth);
        for (int before = 0; before < index; before++) {
            heuristics.penalise(ply, slot(board, at(ply, before)), depth);
        }
    }
}
