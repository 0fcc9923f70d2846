package org.jumpingcube.desktop.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import org.jumpingcube.desktop.look.Appearance;
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

    /** The paints of pieces, by both of their colours: a pawn alone takes several in each frame. */
    private static final Map<Long, Paint> PAINTS = new ConcurrentHashMap<>();

    private static final int MOST_PAINTS = 500; // a user who tries colours leaves some behind

    /** A paint from one colour to another, which may be the same. */
    private static Paint paint(int upper, int lower) {
        if (PAINTS.size() > MOST_PAINTS) {
            PAINTS.clear();
        }
        return PAINTS.computeIfAbsent(((long) upper << 32) | Integer.toUnsignedLong(lower), both -> made(upper, lower));
    }

    private static Paint made(int upper, int lower) {
        if (upper == lower) {
            return colour(upper);
        }
        return new LinearGradient(
                0, 0, 0.6, 1, true, CycleMethod.NO_CYCLE, new Stop(0, colour(upper)), new Stop(1, colour(lower)));
    }

    /** A brush for one piece in the middle of a canvas, in a square of this many pixels. */
    public static CanvasBrush ofPiece(GraphicsContext context, double pitch, Appearance appearance) {
        double corner = (context.getCanvas().getWidth() - pitch) / 2;
        return new CanvasBrush(context, new BoardPlaces(ONE, true, false, corner, corner, pitch, 0), appearance);
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
    public double x(Square square) {
        return places.columnOf(square);
    }

    @Override
    public double y(Square square) {
        return places.lineOf(square);
    }

    @Override
    public void box(double x, double y, double width, double height, double rounding, int rgb) {
        context.setFill(paint(rgb, rgb));
        fill(x, y, width, height, rounding);
    }

    @Override
    public void shaded(double x, double y, double width, double height, double rounding, int upper, int lower) {
        context.setFill(paint(upper, lower));
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
        context.setStroke(paint(rgb, rgb));
        context.setLineWidth(Math.max(THINNEST, line * pitch));
        context.strokeRoundRect(
                places.left() + x * pitch, places.top() + y * pitch, width * pitch, height * pitch, arc, arc);
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
