package org.jumpingcube.cube.solver;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Every position of a board of side 2 or 3 that can be reached from the start, with the plies to the end if the winning
 * side hurries and the losing side delays. Immutable once made.
 */
final class DistanceTable {
    private final TinyBoard board;
    private final Symmetry symmetry;
    private final Map<Long, Integer> distances = new HashMap<>();

    DistanceTable(int side) {
        board = new TinyBoard(side);
        symmetry = new Symmetry(board);
        distance(board.start());
    }

    /** How many positions there are up to symmetry in which nobody has won. */
    int size() {
        return distances.size();
    }

    /** The plies to the end: odd if the side to move wins; empty if the position cannot be reached. */
    OptionalInt plies(long position) {
        Integer known = distances.get(symmetry.canonical(position));
        return known == null ? OptionalInt.empty() : OptionalInt.of(known);
    }

    private int distance(long position) {
        long canonical = symmetry.canonical(position);
        Integer known = distances.get(canonical);
        if (known != null) {
            return known;
        }
        int best = 0;
        for (int moves = board.moves(position); moves != 0; moves &= moves - 1) {
            long next = board.play(position, Integer.lowestOneBit(moves));
            int plies = 1 + (next == TinyBoard.WON ? 0 : distance(next));
            best = best == 0 || isBetter(plies, best) ? plies : best;
        }
        distances.put(canonical, best);
        return best;
    }

    /** Whether the side to move would rather have the first distance: a short win, else a long defence. */
    static boolean isBetter(int plies, int other) {
        boolean wins = plies % 2 == 1;
        return wins == (other % 2 == 1) ? wins == plies < other : wins;
    }
}
