package org.jumpingcube.text;

import java.util.List;

/**
 * Tries every move and every reply, to a number of plies: who can force a win, and in how many. Knows no evaluation and
 * no short cuts but one: it stops looking as soon as one move settles the question, and tries the move first that
 * settled the last one of its kind.
 */
final class ExhaustiveSolver {
    private final ArrayRules rules;
    private final byte[][] boards; // by plies still to go
    private final int[] settledLast; // by plies still to go

    /** @param maxPlies the longest forced win to look for */
    ExhaustiveSolver(ArrayRules rules, int maxPlies) {
        this.rules = rules;
        boards = new byte[maxPlies][rules.size()];
        settledLast = new int[maxPlies + 1];
    }

    /**
     * What the side to move can force.
     *
     * @return n if it wins in n plies at best (n odd), -n if it loses in n at best (n even), 0 if neither can be forced
     * in
     *     so many plies
     */
    int solve(byte[] cells, int maxPlies) {
        int mover = rules.toMove(cells);
        for (int plies = 1; plies <= maxPlies; plies++) {
            if (plies % 2 == 1 ? wins(cells, mover, plies) : loses(cells, mover, plies)) {
                return plies % 2 == 1 ? plies : -plies;
            }
        }
        return 0;
    }

    /** The moves that keep a forced result: the quickest wins, or the defences that last longest. */
    List<Integer> bestMoves(byte[] cells, int result) {
        return rules.moves(cells).stream()
                .filter(move -> keeps(cells, move, result))
                .toList();
    }

    private boolean keeps(byte[] cells, int move, int result) {
        int mover = rules.toMove(cells);
        var after = new byte[cells.length];
        boolean hasWon = rules.play(cells, after, move, mover);
        if (hasWon || result == 1) {
            return hasWon && result == 1;
        }
        return result > 0 ? loses(after, 3 - mover, result - 1) : result == -2 || !wins(after, 3 - mover, -result - 3);
    }

    /** Whether the mover can win in so many plies or fewer. */
    private boolean wins(byte[] cells, int mover, int plies) {
        byte[] after = boards[plies - 1];
        int first = settledLast[plies];
        for (int i = -1; i < cells.length; i++) {
            int move = i < 0 ? first : i;
            if (i == first || !rules.mayPlay(cells, move, mover)) {
                continue;
            }
            if (rules.play(cells, after, move, mover) || (plies > 2 && loses(after, 3 - mover, plies - 1))) {
                settledLast[plies] = move;
                return true;
            }
        }
        return false;
    }

    /** Whether the mover, who has not lost yet, must lose in so many plies or fewer whatever is played. */
    private boolean loses(byte[] cells, int mover, int plies) {
        byte[] after = boards[plies - 1];
        int first = settledLast[plies];
        for (int i = -1; i < cells.length; i++) {
            int move = i < 0 ? first : i;
            if (i == first || !rules.mayPlay(cells, move, mover)) {
                continue;
            }
            if (rules.play(cells, after, move, mover) || !wins(after, 3 - mover, plies - 1)) {
                settledLast[plies] = move;
                return false;
            }
        }
        return true;
    }
}
