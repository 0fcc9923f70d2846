package org.jumpingcube.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Finds out whether a win or a loss can be forced within a few plies, and nothing else. Since it asks yes-or-no
 * questions only, and never how good a position is, it needs a small part of the positions that {@link Search} visits to
 * the same depth. Every answer is a proof. Not for two threads at once; the same questions in the same order take the
 * same work.
 */
public final class ForcedSearch {
    /** The greatest number of plies to ask for. */
    public static final int MAX_PLIES = 31;

    private static final long LOSS_QUESTION = 0x5851_F42D_4C95_7F2DL; // keeps the two questions about a position apart

    private final SearchBoard board;
    private final ProofTable table = new ProofTable();
    private final MoveOrder order;
    private final int[] buffer;
    private int ply;

    /** A search of a position in which nobody has won and what can follow it. The board is left as it was. */
    public ForcedSearch(SearchBoard board) {
        this.board = board;
        order = new MoveOrder(board.moveLimit());
        buffer = new int[board.moveLimit()];
    }

    /**
     * What the side to move can force.
     *
     * @param plies how far to look, 1 to {@value #MAX_PLIES}
     */
    public ForcedResult search(int plies) {
        if (plies < 1 || plies > MAX_PLIES) {
            throw new IllegalArgumentException("plies " + plies + " outside 1.." + MAX_PLIES);
        }
        for (int end = 1; end <= plies; end++) {
            int within = end;
            if (end % 2 == 1 && wins(end)) {
                return new ForcedResult(Score.winIn(end), movesSuchThat(move -> winsWith(move, within)));
            }
            if (end % 2 == 0 && loses(end)) {
                return new ForcedResult(Score.lossIn(end), movesSuchThat(move -> lasts(move, within)));
            }
        }
        return new ForcedResult(0, movesSuchThat(move -> true));
    }

    private List<Integer> movesSuchThat(IntPredicate condition) {
        int[] moves = Arrays.copyOf(buffer, board.moves(buffer, 0));
        var found = new ArrayList<Integer>();
        for (int move : moves) {
            if (condition.test(move)) {
                found.add(move);
            }
        }
        return found;
    }

    private boolean winsWith(int move, int plies) {
        play(move);
        boolean wins = board.isWon() || (plies > 1 && loses(plies - 1));
        undo();
        return wins;
    }

    /** Whether a lost game goes on for so many plies after this move, at the opponent's best. */
    private boolean lasts(int move, int plies) {
        play(move);
        boolean isOverSooner = plies > 2 && wins(plies - 3);
        undo();
        return !isOverSooner;
    }

    /** Whether the side to move can win within an odd number of plies. */
    private boolean wins(int plies) {
        if (plies == 1) {
            return winsAtOnce();
        }
        long key = board.key();
        int known = table.find(key);
        if (ProofTable.isProved(known, plies) || ProofTable.isDisproved(known, plies)) {
            return ProofTable.isProved(known, plies);
        }
        if (winsAtOnce()) {
            return true;
        }
        int count = order.list(board, ply, ProofTable.move(known));
        for (int index = 0; index < count; index++) {
            int move = order.pick(ply, index);
            play(move);
            boolean isForced = loses(plies - 1);
            undo();
            if (isForced) {
                settle(key, move, plies, true);
                return true;
            }
        }
        table.store(key, MoveOrder.NO_MOVE, plies, false);
        return false;
    }

    /** Whether the side to move loses within an even number of plies, whatever it plays. */
    private boolean loses(int plies) {
        long key = board.key() ^ LOSS_QUESTION;
        int known = table.find(key);
        if (ProofTable.isProved(known, plies) || ProofTable.isDisproved(known, plies)) {
            return ProofTable.isProved(known, plies);
        }
        if (winsAtOnce()) {
            return false;
        }
        int count = order.list(board, ply, ProofTable.move(known));
        for (int index = 0; index < count; index++) {
            int move = order.pick(ply, index);
            play(move);
            boolean isForced = wins(plies - 1);
            undo();
            if (!isForced) {
                settle(key, move, plies, false);
                return false;
            }
        }
        table.store(key, MoveOrder.NO_MOVE, plies, true);
        return true;
    }

    private boolean winsAtOnce() {
        if (!board.mayWinAtOnce()) {
            return false;
        }
        int count = order.list(board, ply, MoveOrder.NO_MOVE);
        boolean isWon = false;
        for (int index = 0; index < count && !isWon; index++) {
            play(order.at(ply, index));
            isWon = board.isWon();
            undo();
        }
        return isWon;
    }

    private void settle(long key, int move, int plies, boolean isForced) {
        order.reward(board, move, plies);
        table.store(key, move, plies, isForced);
    }

    private void play(int move) {
        board.play(move);
        ply++;
    }

    private void undo() {
        ply--;
        board.undo();
    }
}
