package org.jumpingcube.desktop.look;

import javafx.scene.paint.Color;

/** How well two colours stand out from each other, as the Web Content Accessibility Guidelines 2.1 measure it. */
public final class Contrast {
    /** What the guidelines ask of pictures, so of pips on a cube. */
    public static final double OF_PICTURES = 3;

    /** What the guidelines ask of text. */
    public static final double OF_TEXT = 4.5;

    private Contrast() {}

    /** The contrast of two opaque colours: from 1 for equal ones to 21 for black and white. */
    public static double between(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    /** The relative luminance, from 0 for black to 1 for white. */
    public static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    /** One channel of sRGB as an amount of light. */
    public static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
