package org.jumpingcube.search;

import org.jspecify.annotations.Nullable;

/** Late move reductions: how many plies less a selective search spends on moves late in the order. Immutable. */
final class LateMoveReductions {
    private static final int FIRST = 3; // the least index and depth with a reduction
    private static final int WIDTH = 256;
    private static final @Nullable LateMoveReductions[] MADE =
            new LateMoveReductions[101]; // by percent, made on demand

    private final int[] plies = new int[(SearchLimits.MAX_DEPTH + 1) * WIDTH];

    private LateMoveReductions(int percent) {
        for (int depth = FIRST; depth <= SearchLimits.MAX_DEPTH; depth++) {
            for (int index = FIRST; index < WIDTH; index++) {
                plies[depth * WIDTH + index] = (int) (Math.log(depth) * Math.log(index + 1) * percent / 100);
            }
        }
    }

    /** The reductions for a {@link SelectiveBoard#reductionPercent}, 0 to 100. */
    static LateMoveReductions of(int percent) {
        var made = MADE[percent];
        if (made == null) {
            made = new LateMoveReductions(percent); // two threads may both make it: the tables are equal
            MADE[percent] = made;
        }
        return made;
    }

    /**
     * The plies by which a move is reduced.
     *
     * @param depth of the position in which it is played
     * @param index how many moves were tried before it
     */
    int plies(int depth, int index, boolean isQuiet) {
        int reduction = plies[depth * WIDTH + Math.min(index, WIDTH - 1)];
        return Math.min(isQuiet ? reduction : Math.max(reduction - 1, 0), depth - 1);
    }
}
