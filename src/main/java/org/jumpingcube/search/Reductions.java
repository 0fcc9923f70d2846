package org.jumpingcube.search;

import org.jspecify.annotations.Nullable;

/** How much less deeply a selective search looks at moves that come late in the order. Immutable. */
final class Reductions {
    private static final int FIRST = 3; // index of a move, and depth, from which on there are any
    private static final int WIDTH = 256;
    private static final @Nullable Reductions[] MADE = new Reductions[101]; // by percent, each when first needed

    private final int[] plies = new int[(SearchLimits.MAX_DEPTH + 1) * WIDTH];

    private Reductions(int percent) {
        for (int depth = FIRST; depth <= SearchLimits.MAX_DEPTH; depth++) {
            for (int index = FIRST; index < WIDTH; index++) {
                plies[depth * WIDTH + index] = (int) (Math.log(depth) * Math.log(index + 1) * percent / 100);
            }
        }
    }

    /** Those by so many hundredths, 0 to 100, of the product of the logarithms of the depth and of a move's number. */
    static Reductions by(int percent) {
        var made = MADE[percent];
        if (made == null) {
            made = new Reductions(percent); // two threads may both make them: they are alike
            MADE[percent] = made;
        }
        return made;
    }

    /**
     * The plies that a move is spared.
     *
     * @param depth of the position in which it is played
     * @param index how many moves were tried before it
     */
    int of(int depth, int index, boolean isQuiet) {
        int spared = plies[depth * WIDTH + Math.min(index, WIDTH - 1)];
        return Math.min(isQuiet ? spared : Math.max(spared - 1, 0), depth - 1);
    }
}
