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
