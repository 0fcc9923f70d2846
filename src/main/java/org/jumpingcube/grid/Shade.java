package org.jumpingcube.grid;

/** Colours as numbers, 0xRRGGBB, and how well they stand out from each other. */
public final class Shade {
    public static final int WHITE = 0xffffff;
    public static final int BLACK = 0;

    /** The contrast that the Web Content Accessibility Guidelines 2.1 ask of pictures, so of the points on a cube. */
    public static final double OF_PICTURES = 3;

    private static final int[] CHANNELS = {16, 8, 0};

    private Shade() {}

    /**
     * The colour 0xRRGGBB of a text.
     *
     * @param text as in the settings, {@code #rrggbb}
     */
    public static int of(String text) {
        return Integer.parseInt(text.substring(1), 16);
    }

    /** The squared distance of two colours. */
    public static int distance(int one, int other) {
        int sum = 0;
        for (int shift : CHANNELS) {
            int difference = (one >> shift & 255) - (other >> shift & 255);
            sum += difference * difference;
        }
        return sum;
    }

    /**
     * A colour of the same hue.
     *
     * @param vivid a factor for its saturation
     * @param bright a factor for its brightness, as HSB has both
     */
    public static int derived(int rgb, double vivid, double bright) {
        int most = Math.max(rgb >> 16 & 255, Math.max(rgb >> 8 & 255, rgb & 255));
        int least = Math.min(rgb >> 16 & 255, Math.min(rgb >> 8 & 255, rgb & 255));
        if (most == 0) {
            return rgb;
        }
        double saturation = Math.min(1, vivid * (most - least) / most);
        int derived = 0;
        for (int shift : CHANNELS) {
            double lack = most == least ? 0 : (double) (most - (rgb >> shift & 255)) / (most - least);
            derived |= (int) Math.rint(Math.min(255, most * bright) * (1 - saturation * lack)) << shift;
        }
        return derived;
    }

    /** The contrast of two colours as the guidelines measure it: from 1 for equal ones to 21 for black and white. */
    public static double contrast(int one, int other) {
        return contrast(luminance(one), luminance(other));
    }

    /** The contrast of two luminances. */
    public static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double luminance(int rgb) {
        return luminance((rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
    }

    /** The relative luminance of a colour whose channels go from 0 to 1: from 0 for black to 1 for white. */
    public static double luminance(double red, double green, double blue) {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /** One channel of sRGB as an amount of light. */
    public static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
