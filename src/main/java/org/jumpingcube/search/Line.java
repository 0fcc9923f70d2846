package org.jumpingcube.search;

import java.util.Arrays;
import java.util.List;

/** The best line of play found from each ply on, in one triangular array. */
final class Line {
    private static final int WIDTH = SearchBoard.MAX_PLY + 1;

    private final int[] moves = new int[WIDTH * WIDTH];
    private final int[] ends = new int[WIDTH];

    /** Nothing is known from this ply on. */
    void cut(int ply) {
        ends[ply] = ply;
    }

    /** The line from this ply on is this move and then the line of the next ply. */
    void extend(int ply, int move) {
        int here = ply * WIDTH;
        int end = Math.max(ends[ply + 1], ply + 1);
        moves[here + ply] = move;
        System.arraycopy(moves, here + WIDTH + ply + 1, moves, here + ply + 1, end - ply - 1);
        ends[ply] = end;
    }

    List<Integer> toList() {
        return Arrays.stream(moves, 0, ends[0]).boxed().toList();
    }
}
