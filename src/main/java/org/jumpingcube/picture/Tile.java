package org.jumpingcube.picture;

import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.grid.Brush;

/**
 * A rectangle with rounded corners, the shape that boards are drawn with. With corners of half its size it is a disc.
 *
 * @param width in pixels, as are all measures
 * @param rounding the radius of the corners
 * @param line the width of a line painted on either side of the edge; 0 to fill the rectangle
 * @param rgb the colour, 0xRRGGBB, at the upper edge
 * @param lower the colour at the lower edge
 * @param slant how far to the right the colour changes meanwhile, as a share of the width
 */
record Tile(
        double x, double y, double width, double height, double rounding, double line, int rgb, int lower, double slant)
        implements Shape {
    /** A tile of one colour. */
    Tile(double x, double y, double width, double height, double rounding, double line, int rgb) {
        this(x, y, width, height, rounding, line, rgb, rgb, 0);
    }

    static Tile filled(double x, double y, double size, double rounding, int rgb) {
        return new Tile(x, y, size, size, rounding, 0, rgb);
    }

    static Tile disc(double centreX, double centreY, double diameter, int rgb) {
        double radius = diameter / 2;
        return filled(centreX - radius, centreY - radius, diameter, radius, rgb);
    }

    @Override
    public int rgb(double pointX, double pointY) {
        if (rgb == lower) {
            return rgb;
        }
        double along = (pointX - x) / width * slant + (pointY - y) / height;
        return Brush.mix(rgb, lower, Math.max(0, Math.min(1, along / (slant * slant + 1))));
    }

    @Override
    public double coverage(double pointX, double pointY) {
        double beyondX = Math.abs(pointX - x - width / 2) - width / 2 + rounding;
        double beyondY = Math.abs(pointY - y - height / 2) - height / 2 + rounding;
        boolean isAtCorner = beyondX > 0 && beyondY > 0;
        double distance =
                (isAtCorner ? Math.sqrt(beyondX * beyondX + beyondY * beyondY) : Math.max(beyondX, beyondY)) - rounding;
        double toPaint = line == 0 ? distance : Math.abs(distance) - line / 2;
        return Math.max(0, Math.min(1, 0.5 - toPaint));
    }

    @Override
    public String svg() {
        return String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.1f\" %s/>",
                x,
                y,
                width,
                height,
                rounding,
                paint());
    }

    private String paint() {
        if (rgb != lower) {
            return "fill=\"url(#" + gradient() + ")\"";
        }
        return line == 0
                ? String.format(Locale.ROOT, "fill=\"#%06x\"", rgb)
                : String.format(Locale.ROOT, "fill=\"none\" stroke=\"#%06x\" stroke-width=\"%.1f\"", rgb, line);
    }

    private String gradient() {
        return String.format(Locale.ROOT, "from%06xto%06x%s", rgb, lower, slant == 0 ? "" : "aslant");
    }

    /** What an SVG file has to say beforehand of its colour that changes; empty if it does not. */
    Optional<String> definition() {
        return rgb == lower
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "<linearGradient id=\"%s\" x2=\"%.1f\" y2=\"1.0\"><stop stop-color=\"#%06x\"/>"
                                + "<stop offset=\"1\" stop-color=\"#%06x\"/></linearGradient>",
                        gradient(),
                        slant,
                        rgb,
                        lower));
    }
}
