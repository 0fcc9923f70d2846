package org.jumpingcube.search;

/**
 * What a selective search leaves out, or looks at less deeply. The numbers are those that won matches, see
 * docs/engine.md.
 */
final class Selectivity {
    /** Positions this near to the end of the look-ahead may be left with a mere estimate. */
    static final int SHALLOW = 3;

    private static final int MARGIN = 60; // points a ply, by which an estimate is above what is asked
    private static final int QUIET_MOVES = 6;
    private static final int WIDTH = 256;
    private static final int[] REDUCTIONS = new int[(SearchLimits.MAX_DEPTH + 1) * WIDTH];

    static {
        for (int depth = 3; depth <= SearchLimits.MAX_DEPTH; depth++) {
            for (int index = 3; index < WIDTH; index++) {
                REDUCTIONS[depth * WIDTH + index] = (int) (Math.log(depth) * Math.log(index + 1) / 2);
            }
        }
    }

    private Selectivity() {}

    /** By how many plies a move is looked at less deeply, when {@code index} others were tried before it. */
    static int reduction(int depth, int index, boolean isQuiet) {
        int plies = REDUCTIONS[depth * WIDTH + Math.min(index, WIDTH - 1)];
        return Math.min(isQuiet ? plies : Math.max(plies - 1, 0), depth - 1);
    }

    /** By how many points an estimate must be better than asked to be taken for granted. */
    static int margin(int depth) {
        return MARGIN * depth;
    }

    /** How many moves are tried at all before the quiet ones of the rest are left out. */
    static int enough(int depth) {
        return depth > SHALLOW ? Integer.MAX_VALUE : QUIET_MOVES + 2 * depth * depth;
    }
}
