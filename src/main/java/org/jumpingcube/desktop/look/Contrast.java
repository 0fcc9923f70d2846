package org.jumpingcube.desktop.look;

import javafx.scene.paint.Color;
import org.jumpingcube.grid.Shade;

/** How well two colours stand out from each other, as the Web Content Accessibility Guidelines 2.1 measure it. */
public final class Contrast {
    /** What the guidelines ask of pictures, so of pips on a cube. */
    public static final double OF_PICTURES = Shade.OF_PICTURES;

    /** What the guidelines ask of text. */
    public static final double OF_TEXT = 4.5;

    private Contrast() {}

    /** The contrast of two opaque colours: from 1 for equal ones to 21 for black and white. */
    public static double between(Color one, Color other) {
        return Shade.contrast(luminance(one), luminance(other));
    }

    /** The relative luminance, from 0 for black to 1 for white. */
    public static double luminance(Color colour) {
        return Shade.luminance(colour.getRed(), colour.getGreen(), colour.getBlue());
    }
}
