package org.jumpingcube.picture;

/** A part of a drawing. All measures are pixels. */
sealed interface Shape permits Tile, Polygon {
    double x();

    double y();

    double width();

    double height();

    /** The width of a line on either side of its edge, by half of which it reaches beyond its measures. */
    double line();

    /** How much of the pixel around a point is covered, 0 to 1. */
    double coverage(double pointX, double pointY);

    /** The colour at a point, 0xRRGGBB. */
    int rgb(double pointX, double pointY);

    /** The shape as an element of an SVG file. */
    String svg();
}
