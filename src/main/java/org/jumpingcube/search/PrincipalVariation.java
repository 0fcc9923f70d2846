package org.jumpingcube.search;

import java.util.Arrays;
import java.util.List;

/** The principal variation from each ply on, in a triangular array. */
final class PrincipalVariation {
    private static final int WIDTH = SearchBoard.MAX_PLY + 1;

    private final int[] moves = new int[WIDTH * WIDTH];
    private final int[] ends = new int[WIDTH];

    /** Empties the variation from this ply on. */
    void clear(int ply) {
        ends[ply] = ply;
    }

    /** Makes the variation of this ply out of this move and the variation of the next ply. */
    void extend(int ply, int move) {
        int here = ply * WIDTH;
        int end = Math.max(ends[ply + 1], ply + 1);
        moves[here + ply] = move;
        System.arraycopy(moves, here + WIDTH + ply + 1, moves, here + ply + 1, end - ply - 1);
        ends[ply] = end;
    }

    /** The moves from the root on. */
    List<Integer> toList() {
        return Arrays.stream(moves, 0, ends[0]).boxed().toList();
    }
}
