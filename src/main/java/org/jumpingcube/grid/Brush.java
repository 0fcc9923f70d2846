package org.jumpingcube.grid;

import org.jumpingcube.game.Square;

/**
 * What a game paints with, in the window and in pictures alike. The unit is a square of the board; the upper left corner
 * of the board is at 0, 0, and a brush knows where the squares are. All colours are 0xRRGGBB, and what is painted later lies on top.
 */
public interface Brush {
    /** Whether the board stands on a dark background. */
    boolean isDark();

    /** Whether colours must differ as much as they can: no shades, clear edges. */
    boolean isHighContrast();

    /** A filled rectangle. Its corners are rounded with this radius; with half of its size it is a disc. */
    void box(double x, double y, double width, double height, double rounding, int rgb);

    /** The edge of such a rectangle, as a line of this width. */
    void frame(double x, double y, double width, double height, double rounding, double line, int rgb);

    /** How many pixels a square has. */
    double pitch();

    /** How far the left edge of a square is from that of the board: its column, on a board that stands upright. */
    double x(Square square);

    /** How far the upper edge of a square is from that of the board. */
    double y(Square square);

    /**
     * A filled rectangle whose colour changes from its upper edge to its lower one.
     *
     * @param slant how far to the right it changes meanwhile, as a share of the width
     */
    void shaded(double x, double y, double width, double height, double rounding, int upper, int lower, double slant);

    /** A filled polygon without dents. */
    void polygon(double[] x, double[] y, int rgb);

    /** A straight line of this width with round ends. */
    void line(double fromX, double fromY, double toX, double toY, double width, int rgb);

    /**
     * A number around a point.
     *
     * @param size of the type
     */
    void number(int number, double centreX, double centreY, double size, int rgb);

    /** The nearest length that is a whole number of pixels, at least one. */
    default double whole(double length) {
        return Math.max(1, Math.rint(length * pitch())) / pitch();
    }

    /** The shadow of such a rectangle: black that the ground is seen through. None where that cannot be done. */
    default void shadow(double x, double y, double width, double height, double rounding, double opacity) {}

    /**
     * The colour between two colours.
     *
     * @param share of the second, 0 to 1
     */
    static int mix(int one, int other, double share) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = one >> shift & 255;
            int to = other >> shift & 255;
            mixed |= (int) Math.rint(from + (to - from) * share) << shift;
        }
        return mixed;
    }

    /** A disc around a point. */
    default void disc(double centreX, double centreY, double diameter, int rgb) {
        box(centreX - diameter / 2, centreY - diameter / 2, diameter, diameter, diameter / 2, rgb);
    }

    /** A circle around a point, as a line of this width. */
    default void ring(double centreX, double centreY, double diameter, double line, int rgb) {
        frame(centreX - diameter / 2, centreY - diameter / 2, diameter, diameter, diameter / 2, line, rgb);
    }
}
