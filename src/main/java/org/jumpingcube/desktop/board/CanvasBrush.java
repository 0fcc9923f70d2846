package org.jumpingcube.desktop.board;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.grid.Brush;

/**
 * Paints squares on a canvas.
 *
 * @param left of the first square, in pixels
 * @param top of the first square, in pixels
 * @param pitch the pixels of a square
 */
record CanvasBrush(GraphicsContext context, double left, double top, double pitch, Appearance appearance)
        implements Brush {
    private static final double THINNEST = 1; // pixels of a line

    CanvasBrush(GraphicsContext context, BoardPlaces places, Appearance appearance) {
        this(context, places.left(), places.top(), places.pitch(), appearance);
    }

    @Override
    public boolean isDark() {
        return appearance.isDark();
    }

    @Override
    public boolean isHighContrast() {
        return appearance.isHighContrast();
    }

    @Override
    public void box(double x, double y, double width, double height, double rounding, int rgb) {
        double arc = 2 * rounding * pitch;
        context.setFill(colour(rgb));
        context.fillRoundRect(left + x * pitch, top + y * pitch, width * pitch, height * pitch, arc, arc);
    }

    @Override
    public void frame(double x, double y, double width, double height, double rounding, double line, int rgb) {
        double arc = 2 * rounding * pitch;
        context.setStroke(colour(rgb));
        context.setLineWidth(Math.max(THINNEST, line * pitch));
        context.strokeRoundRect(left + x * pitch, top + y * pitch, width * pitch, height * pitch, arc, arc);
    }

    static Color colour(int rgb) {
        return Color.rgb((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255);
    }
}
