package org.jumpingcube.desktop.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridLook;

/**
 * Paints squares on a canvas.
 *
 * @param places where the squares are on it
 */
public record CanvasBrush(GraphicsContext context, BoardPlaces places, Appearance appearance) implements Brush {
    private static final double THINNEST = 1; // pixels of a line
    private static final Grid ONE = new Grid(1, 1);

    /** The paints of pieces: a pawn alone takes several in each frame. */
    private static final Map<Shading, Paint> PAINTS = new ConcurrentHashMap<>();

    private static final int MOST_PAINTS = 500; // a user who tries colours leaves some behind

    /** From one colour to another, which may be the same. */
    private record Shading(int upper, int lower, double slant) {
        Paint made() {
            return upper == lower
                    ? colour(upper)
                    : new LinearGradient(
                            0,
                            0,
                            slant,
                            1,
                            true,
                            CycleMethod.NO_CYCLE,
                            new Stop(0, colour(upper)),
                            new Stop(1, colour(lower)));
        }
    }

    private static Paint paint(int rgb) {
        return paint(rgb, rgb, 0);
    }

    private static Paint paint(int upper, int lower, double slant) {
        if (PAINTS.size() > MOST_PAINTS) {
            PAINTS.clear();
        }
        return PAINTS.computeIfAbsent(new Shading(upper, lower, slant), Shading::made);
    }

    /** A brush for one piece in the middle of a canvas, in a square of this many pixels. */
    public static CanvasBrush ofPiece(GraphicsContext context, double pitch, Appearance appearance) {
        double corner = (context.getCanvas().getWidth() - pitch) / 2;
        return ofSquare(context, corner, corner, pitch, appearance);
    }

    /** A brush for one square whose upper left corner is at this pixel. */
    public static CanvasBrush ofSquare(
            GraphicsContext context, double left, double top, double pitch, Appearance appearance) {
        return new CanvasBrush(context, new BoardPlaces(ONE, true, false, left, top, pitch, 0), appearance);
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
    public double pitch() {
        return places.pitch();
    }

    @Override
    public double x(Square square) {
        return places.columnOf(square);
    }

    @Override
    public double y(Square square) {
        return places.lineOf(square);
    }

    @Override
    public void box(double x, double y, double width, double height, double rounding, int rgb) {
        context.setFill(paint(rgb));
        fill(x, y, width, height, rounding);
    }

    @Override
    public void shaded(
            double x, double y, double width, double height, double rounding, int upper, int lower, double slant) {
        context.setFill(paint(upper, lower, slant));
        fill(x, y, width, height, rounding);
    }

    @Override
    public void shadow(double x, double y, double width, double height, double rounding, double opacity) {
        context.setFill(Color.gray(0, opacity));
        fill(x, y, width, height, rounding);
    }

    private void fill(double x, double y, double width, double height, double rounding) {
        double pitch = places.pitch();
        double arc = 2 * rounding * pitch;
        context.fillRoundRect(
                places.left() + x * pitch, places.top() + y * pitch, width * pitch, height * pitch, arc, arc);
    }

    @Override
    public void frame(double x, double y, double width, double height, double rounding, double line, int rgb) {
        double pitch = places.pitch();
        double arc = 2 * rounding * pitch;
        context.setStroke(paint(rgb));
        context.setLineWidth(Math.max(THINNEST, line * pitch));
        context.strokeRoundRect(
                places.left() + x * pitch, places.top() + y * pitch, width * pitch, height * pitch, arc, arc);
    }

    @Override
    public void polygon(double[] x, double[] y, int rgb) {
        var pixelsX = new double[x.length];
        var pixelsY = new double[y.length];
        for (int corner = 0; corner < x.length; corner++) {
            pixelsX[corner] = places.left() + x[corner] * places.pitch();
            pixelsY[corner] = places.top() + y[corner] * places.pitch();
        }
        context.setFill(paint(rgb));
        context.fillPolygon(pixelsX, pixelsY, x.length);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, double width, int rgb) {
        double pitch = places.pitch();
        context.setStroke(paint(rgb));
        context.setLineWidth(width * pitch);
        context.setLineCap(StrokeLineCap.ROUND);
        context.strokeLine(
                places.left() + fromX * pitch,
                places.top() + fromY * pitch,
                places.left() + toX * pitch,
                places.top() + toY * pitch);
        context.setLineCap(StrokeLineCap.SQUARE);
    }

    @Override
    public void number(int number, double centreX, double centreY, double size, int rgb) {
        double pitch = places.pitch();
        context.setFill(paint(rgb));
        context.setFont(Font.font(Typeface.FAMILY, FontWeight.BOLD, size * pitch));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        context.fillText(Integer.toString(number), places.left() + centreX * pitch, places.top() + centreY * pitch);
    }

    /** What stands for a side beside the board. */
    public static Color colour(GridLook<?, ?> look, Player player, Appearance appearance) {
        return colour(look.colour(player, appearance.isDark(), appearance.isHighContrast()));
    }

    /** The frame around the squares of a game. */
    public static Color frame(GridLook<?, ?> look, Appearance appearance) {
        return colour(look.frame(appearance.isDark(), appearance.isHighContrast()));
    }

    /** A colour as 0xRRGGBB. */
    public static int rgb(Color colour) {
        return channel(colour.getRed()) << 16 | channel(colour.getGreen()) << 8 | channel(colour.getBlue());
    }

    private static int channel(double share) {
        return (int) Math.round(share * 255);
    }

    /** A colour given as 0xRRGGBB. */
    public static Color colour(int rgb) {
        return Color.rgb((rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255);
    }
}
