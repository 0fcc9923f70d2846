package org.jumpingcube.desktop.jumpin;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import org.jumpingcube.game.Player;

/** Paints a pawn seen from above, with light from the upper left: a round one of gold, a square one of silver. */
final class PawnPainter {
    private static final double SIZE = 0.64; // of the square
    private static final double LIP = 0.07; // of the pawn: the side that shows below its face
    private static final double KNOB = 0.46;
    private static final double SQUARENESS = 0.3;
    private static final double SHADOW = 0.28;

    private final GraphicsContext context;
    private final JumpinColours colours;
    private final double faded;

    /** @param faded how much of the pawns' colours is replaced by the squares', 0 to 1 */
    PawnPainter(GraphicsContext context, JumpinColours colours, double faded) {
        this.context = context;
        this.colours = colours;
        this.faded = faded;
    }

    /**
     * Paints a pawn.
     *
     * @param x of the centre of its square
     * @param y of the centre of its square
     * @param pitch of the squares
     * @param height above the board in squares, for a pawn in the air
     */
    void paint(Player player, double x, double y, double pitch, double height) {
        double size = pitch * SIZE * (1 + 0.12 * height);
        double lip = Math.max(1, size * LIP);
        double faceY = y - lip / 2 - pitch * height;
        double away = pitch * (0.04 + 0.16 * height);
        fill(player, Color.gray(0, SHADOW / (1 + height)), x + away / 2, y + lip + away, size * (1 + 0.1 * height));
        fill(player, fade(JumpinColours.lip(player)), x, faceY + lip, size);
        context.setStroke(fade(colours.pawnEdge()));
        context.setLineWidth(Math.max(1, pitch / 60));
        outline(player, x, faceY + lip, size);
        fill(player, shaded(JumpinColours.top(player), JumpinColours.bottom(player)), x, faceY, size);
        outline(player, x, faceY, size); // a light face would not stand out on a light square
        double knob = size * KNOB;
        fill(player, shaded(JumpinColours.bottom(player), JumpinColours.top(player)), x, faceY, knob * 1.16);
        fill(player, shaded(JumpinColours.top(player), JumpinColours.bottom(player)), x, faceY, knob);
    }

    /**
     * Paints the outline of a pawn: the whole of it and its knob.
     *
     * @param x of the centre of its square
     * @param y of the centre of its square
     * @param pitch of the squares
     */
    void paintOutline(Player player, double x, double y, double pitch) {
        double size = pitch * SIZE;
        context.setStroke(colours.last(player));
        context.setLineWidth(Math.max(1.5, pitch / 20));
        outline(player, x, y, size);
        outline(player, x, y, size * KNOB);
    }

    private Color fade(Color colour) {
        return colour.interpolate(colours.square(), faded);
    }

    private LinearGradient shaded(Color top, Color bottom) {
        return new LinearGradient(
                0, 0, 0.6, 1, true, CycleMethod.NO_CYCLE, new Stop(0, fade(top)), new Stop(1, fade(bottom)));
    }

    private void fill(Player player, Paint paint, double x, double y, double size) {
        context.setFill(paint);
        if (player == Player.ONE) {
            context.fillOval(x - size / 2, y - size / 2, size, size);
        } else {
            double edge = size * 0.92;
            context.fillRoundRect(x - edge / 2, y - edge / 2, edge, edge, edge * SQUARENESS, edge * SQUARENESS);
        }
    }

    private void outline(Player player, double x, double y, double size) {
        if (player == Player.ONE) {
            context.strokeOval(x - size / 2, y - size / 2, size, size);
        } else {
            double edge = size * 0.92;
            context.strokeRoundRect(x - edge / 2, y - edge / 2, edge, edge, edge * SQUARENESS, edge * SQUARENESS);
        }
    }
}
