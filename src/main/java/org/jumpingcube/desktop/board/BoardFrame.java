package org.jumpingcube.desktop.board;

import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Square;

/** Paints the frame around the squares of a board, and the names of rows and columns on it. */
public final class BoardFrame {
    private static final double LARGEST = 11;
    private static final double LEAST = 7;
    private static final double SHARE = 0.6; // of a square; two digits are a little wider than high
    private static final double ROUNDING = 18;

    private BoardFrame() {}

    /** Paints what the squares lie on, with or without a margin around them. */
    public static void paintGround(GraphicsContext context, BoardPlaces places, Color ground) {
        Bounds extent = places.extent();
        double rounding = places.margin() > 0 ? ROUNDING : places.pitch() / 2;
        context.setFill(ground);
        context.fillRoundRect(
                extent.getMinX(), extent.getMinY(), extent.getWidth(), extent.getHeight(), rounding, rounding);
    }

    /** Paints the frame with the names. */
    public static void paint(GraphicsContext context, BoardPlaces places, Color ground, Color names) {
        paintGround(context, places, ground);
        context.setFill(names);
        // smaller on a very small board, where "10" and "11" would touch
        double size = Math.min(LARGEST, Math.max(LEAST, SHARE * places.pitch()));
        context.setFont(Font.font(Typeface.family(), size));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        double half = places.pitch() / 2;
        for (int across = 0; across < places.across(); across++) {
            places.at(across, 0)
                    .ifPresent(square -> context.fillText(
                            name(square, !places.isLying()),
                            places.x(square) + half,
                            places.top() - places.margin() / 2));
        }
        for (int down = 0; down < places.down(); down++) {
            places.at(0, down)
                    .ifPresent(square -> context.fillText(
                            name(square, places.isLying()),
                            places.left() - places.margin() / 2,
                            places.y(square) + half));
        }
    }

    private static String name(Square square, boolean isOfColumn) {
        return isOfColumn ? square.name().substring(0, 1) : square.name().substring(1);
    }
}
