package org.jumpingcube.picture;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A picture as a list of shapes, bottom first. A value.
 *
 * @param width in pixels
 * @param ground the background colour, 0xRRGGBB
 * @param name a description, for those who cannot see the picture
 */
public record Drawing(int width, int height, int ground, String name, List<Shape> shapes) {
    public Drawing {
        shapes = List.copyOf(shapes);
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
        shapes.stream()
                .flatMap(shape -> shape instanceof Tile tile ? tile.definition().stream() : Stream.empty())
                .distinct()
                .forEach(definition -> text.append(definition).append('\n'));
        format(text, "<rect width=\"%d\" height=\"%d\" fill=\"#%06x\"/>%n", width, height, ground);
        shapes.forEach(shape -> text.append(shape.svg()).append('\n'));
        return text.append("</svg>\n").toString();
    }

    private static void format(StringBuilder text, String line, Object... values) {
        text.append(String.format(Locale.ROOT, line.replace("%n", "\n"), values));
    }
}
