package org.jumpingcube.picture;

import org.jumpingcube.grid.Brush;

/**
 * A rectangle with rounded corners, the only shape that boards are drawn with. With corners of half its size it is a
 * disc.
 *
 * @param width in pixels, as are all measures
 * @param rounding the radius of the corners
 * @param line the width of a line painted on either side of the edge; 0 to fill the rectangle
 * @param rgb the colour, 0xRRGGBB, at the upper left
 * @param lower the colour at the lower right
 */
record Tile(double x, double y, double width, double height, double rounding, double line, int rgb, int lower) {
    /** Where a colour that changes is the lower one, in widths and heights from the upper left. */
    static final double LOWER_X = 0.6;

    static final double LOWER_Y = 1;

    /** A tile of one colour. */
    Tile(double x, double y, double width, double height, double rounding, double line, int rgb) {
        this(x, y, width, height, rounding, line, rgb, rgb);
    }

    static Tile filled(double x, double y, double size, double rounding, int rgb) {
        return new Tile(x, y, size, size, rounding, 0, rgb);
    }

    static Tile disc(double centreX, double centreY, double diameter, int rgb) {
        double radius = diameter / 2;
        return filled(centreX - radius, centreY - radius, diameter, radius, rgb);
    }

    /** The colour at a point. */
    int rgb(double pointX, double pointY) {
        if (rgb == lower) {
            return rgb;
        }
        double along = (pointX - x) / width * LOWER_X + (pointY - y) / height * LOWER_Y;
        return Brush.mix(rgb, lower, Math.max(0, Math.min(1, along / (LOWER_X * LOWER_X + LOWER_Y * LOWER_Y))));
    }

    /** How much of the pixel around a point is covered, 0 to 1. */
    double coverage(double pointX, double pointY) {
        double beyondX = Math.abs(pointX - x - width / 2) - width / 2 + rounding;
        double beyondY = Math.abs(pointY - y - height / 2) - height / 2 + rounding;
        boolean isAtCorner = beyondX > 0 && beyondY > 0;
        double distance =
                (isAtCorner ? Math.sqrt(beyondX * beyondX + beyondY * beyondY) : Math.max(beyondX, beyondY)) - rounding;
        double toPaint = line == 0 ? distance : Math.abs(distance) - line / 2;
        return Math.max(0, Math.min(1, 0.5 - toPaint));
    }
}
