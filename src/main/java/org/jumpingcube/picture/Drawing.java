package org.jumpingcube.picture;

import java.util.List;
import java.util.Locale;

/**
 * A picture as a list of shapes, bottom first. A value.
 *
 * @param width in pixels
 * @param ground the background colour, 0xRRGGBB
 * @param name a description, for those who cannot see the picture
 */
public record Drawing(int width, int height, int ground, String name, List<Tile> tiles) {
    public Drawing {
        tiles = List.copyOf(tiles);
    }

    /** The drawing as an SVG file. */
    public String svg() {
        var text = new StringBuilder();
        format(
                text,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$d\" height=\"%2$d\" viewBox=\"0 0 %1$d %2$d\">%n",
                width,
                height);
        format(text, "<title>%s</title>%n", name);
        tiles.stream()
                .filter(tile -> tile.rgb() != tile.lower())
                .map(Drawing::gradient)
                .distinct()
                .forEach(text::append);
        format(text, "<rect width=\"%d\" height=\"%d\" fill=\"#%06x\"/>%n", width, height, ground);
        tiles.forEach(tile -> format(
                text,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.1f\" %s/>%n",
                tile.x(),
                tile.y(),
                tile.width(),
                tile.height(),
                tile.rounding(),
                paint(tile)));
        return text.append("</svg>\n").toString();
    }

    private static String gradient(Tile tile) {
        return String.format(
                        Locale.ROOT,
                        "<linearGradient id=\"%s\" x2=\"%.1f\" y2=\"%.1f\"><stop stop-color=\"#%06x\"/>"
                                + "<stop offset=\"1\" stop-color=\"#%06x\"/></linearGradient>",
                        name(tile),
                        Tile.LOWER_X,
                        Tile.LOWER_Y,
                        tile.rgb(),
                        tile.lower())
                + "\n";
    }

    private static String name(Tile tile) {
        return String.format(Locale.ROOT, "from%06xto%06x", tile.rgb(), tile.lower());
    }

    private static String paint(Tile tile) {
        if (tile.rgb() != tile.lower()) {
            return "fill=\"url(#" + name(tile) + ")\"";
        }
        return tile.line() == 0
                ? String.format(Locale.ROOT, "fill=\"#%06x\"", tile.rgb())
                : String.format(
                        Locale.ROOT, "fill=\"none\" stroke=\"#%06x\" stroke-width=\"%.1f\"", tile.rgb(), tile.line());
    }

    private static void format(StringBuilder text, String line, Object... values) {
        text.append(String.format(Locale.ROOT, line.replace("%n", "\n"), values));
    }
}
