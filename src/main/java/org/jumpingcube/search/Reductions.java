package org.jumpingcube.search;

/** How much less deeply a selective search looks at moves that come late in the order: numbers from docs/engine.md. */
final class Reductions {
    private static final int FIRST = 3; // index of a move, and depth, from which on there are any
    private static final int WIDTH = 256;
    private static final int[] PLIES = new int[(SearchLimits.MAX_DEPTH + 1) * WIDTH];

    static {
        for (int depth = FIRST; depth <= SearchLimits.MAX_DEPTH; depth++) {
            for (int index = FIRST; index < WIDTH; index++) {
                PLIES[depth * WIDTH + index] = (int) (Math.log(depth) * Math.log(index + 1) / 2);
            }
        }
    }

    private Reductions() {}

    /**
     * The plies that a move is spared.
     *
     * @param depth of the position in which it is played
     * @param index how many moves were tried before it
     */
    static int of(int depth, int index, boolean isQuiet) {
        int plies = PLIES[depth * WIDTH + Math.min(index, WIDTH - 1)];
        return Math.min(isQuiet ? plies : Math.max(plies - 1, 0), depth - 1);
    }
}
