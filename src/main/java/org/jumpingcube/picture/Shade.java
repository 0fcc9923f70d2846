package org.jumpingcube.picture;

/** Colours as numbers, 0xRRGGBB. */
final class Shade {
    static final int WHITE = 0xffffff;
    static final int BLACK = 0;

    private static final int[] CHANNELS = {16, 8, 0};

    private Shade() {}

    /** @param text as in the settings, {@code #rrggbb} */
    static int of(String text) {
        return Integer.parseInt(text.substring(1), 16);
    }

    /** @param share of the second colour, 0 to 1 */
    static int mix(int one, int other, double share) {
        int mixed = 0;
        for (int shift : CHANNELS) {
            int from = one >> shift & 255;
            int to = other >> shift & 255;
            mixed |= (int) Math.rint(from + (to - from) * share) << shift;
        }
        return mixed;
    }

    /** The squared distance of two colours. */
    static int distance(int one, int other) {
        int sum = 0;
        for (int shift : CHANNELS) {
            int difference = (one >> shift & 255) - (other >> shift & 255);
            sum += difference * difference;
        }
        return sum;
    }
}
