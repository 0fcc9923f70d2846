package org.jumpingcube.grid;

/**
 * What a game paints with, in the window and in pictures alike. The unit is a square of the board; the upper left corner
 * of the board is at 0, 0. All colours are 0xRRGGBB, and what is painted later lies on top.
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

    /** A disc around a point. */
    default void disc(double centreX, double centreY, double diameter, int rgb) {
        box(centreX - diameter / 2, centreY - diameter / 2, diameter, diameter, diameter / 2, rgb);
    }

    /** A circle around a point, as a line of this width. */
    default void ring(double centreX, double centreY, double diameter, double line, int rgb) {
        frame(centreX - diameter / 2, centreY - diameter / 2, diameter, diameter, diameter / 2, line, rgb);
    }
}
