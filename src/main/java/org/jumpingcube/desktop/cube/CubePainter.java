package org.jumpingcube.desktop.cube;

import java.util.Optional;
import java.util.Set;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Player;
import org.jumpingcube.picture.CubeFace;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;

/** Paints one cell: a cube that looks like a die seen from above, its points, and the marks around it. */
final class CubePainter {
    private static final int MOST_PIPS = 6; // people read a numeral faster than more pips
    static final double ROUNDING = 0.3;
    private static final double MARK_EDGE = 1;
    private static final double OUTLINE = 0.02; // of the cube
    private static final double PIP = 0.176;
    private static final double FARTHEST_RIM = 0.14; // of the cell; the pips are further in
    private static final double CORNER = 0.22; // of the cell: how far a corner of the frame reaches
    private static final Color FUSE = Color.web("#f5a11f");
    private static final Color REFUSED = Color.web("#ff3b30");

    private final GraphicsContext context;
    private final BoardStyle style;
    private final BoardColours colours;

    CubePainter(GraphicsContext context, BoardStyle style) {
        this.context = context;
        this.style = style;
        colours = style.colours();
    }

    /** Paints a whole cell, over whatever was there. */
    void paint(CellLook look, double x, double y, double pitch) {
        context.setFill(colours.frame());
        context.fillRect(x, y, pitch, pitch);
        paintOver(look, x, y, pitch);
    }

    /** Paints a cell without anything around its cube. */
    void paintOver(CellLook look, double x, double y, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        paintCube(look, x + gap, y + gap, size);
        look.fullSides().ifPresent(sides -> paintFull(shades(look).rim(), sides, x, y, pitch));
        paintOverlay(look, x, y, pitch);
    }

    /** Paints what lies over a cube: what a move would do to it, and the rings around it. */
    void paintOverlay(CellLook look, double x, double y, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        look.foresight().taker().ifPresent(taker -> paintTaken(look.cube(), taker, x + gap, y + gap, size));
        paintMark(look.mark(), x, y, pitch);
        if (look.isPointedAt()) {
            paintCorners(x, y, pitch);
        }
        if (look.foresight().wave() > 0) {
            paintBadge(look.foresight().wave(), x + gap + size, y + gap, size);
        }
    }

    private void paintCube(CellLook look, double x, double y, double size) {
        FaceShades shades = shades(look);
        double edge = Math.max(1, Math.rint(size * CubeFace.EDGE));
        double rounding = size * ROUNDING;
        context.setFill(shades.edge());
        context.fillRoundRect(x, y + edge, size, size - edge, rounding, rounding);
        double face = size - edge;
        context.setFill(shades.face(y, face));
        context.fillRoundRect(x, y, size, face, rounding, rounding);
        if (!look.isDark() && size > 16) {
            paintGloss(shades.gloss(), x, y, size);
        }
        if (colours.outline().isOpaque()) {
            paintOutline(x, y, size);
        }
        paintValue(look.cube(), shades.pips(), x, y, size, face);
    }

    /** A line around the cube, inside its edge. */
    private void paintOutline(double x, double y, double size) {
        double width = Math.max(1, Math.rint(size * OUTLINE));
        double rounding = size * ROUNDING - width / 2;
        context.setStroke(colours.outline());
        context.setLineWidth(width);
        context.strokeRoundRect(x + width / 2, y + width / 2, size - width, size - width, rounding, rounding);
    }

    /**
     * The rim of a cube that is about to burst, and a fuse from it to each neighbour that would burst with it. It lies
     * further in than the rings of marks, so that no ring hides any of it.
     */
    private void paintFull(Color rim, Set<Side> sides, double x, double y, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        double width = Math.max(1.5, size * 0.032);
        double edge = Math.max(1, Math.rint(size * CubeFace.EDGE));
        double inset = rimStart(pitch) + width / 2;
        double rounding = pitch * ROUNDING - inset;
        context.setStroke(rim);
        context.setLineWidth(width);
        context.strokeRoundRect(x + inset, y + inset, pitch - 2 * inset, pitch - 2 * inset - edge, rounding, rounding);
        context.setFill(colours.outline().isOpaque() ? rim : FUSE);
        double bar = Math.max(2, Math.rint(pitch * 0.05));
        double middle = (pitch - bar) / 2;
        double reach = inset;
        for (Side side : sides) {
            switch (side) {
                case TOP -> context.fillRect(x + middle, y, bar, reach);
                case BOTTOM -> context.fillRect(x + middle, y + pitch - reach - edge, bar, reach + edge);
                case LEFT -> context.fillRect(x, y + middle, reach, bar);
                case RIGHT -> context.fillRect(x + pitch - reach, y + middle, reach, bar);
            }
        }
    }

    /** The cube as it would be if it were taken, with an edge in its owner's colour. */
    private void paintTaken(Cube cube, Player taker, double x, double y, double size) {
        double inset = Math.max(2, size * 0.09);
        double inner = size - 2 * inset;
        context.setFill(FaceShades.of(colours.of(taker), true).pale());
        context.fillRoundRect(x + inset, y + inset, inner, inner, inner * ROUNDING, inner * ROUNDING);
        Color own = cube.isNeutral() ? Color.web("#4a535d") : colours.of(cube).deriveColor(0, 1.1, 0.5, 1);
        paintValue(cube, own, x, y, size, size);
    }

    /** A star with the number of a wave, in the upper right corner. */
    private void paintBadge(int wave, double right, double top, double size) {
        double height = Math.max(9, Math.min(22, size * 0.3));
        double width = height * (wave > 9 ? 1.5 : 1.1);
        double left = right - width - 1;
        context.setFill(Color.web("#1f262e"));
        context.fillRoundRect(left - 1, top, width + 2, height + 2, height, height);
        context.setFill(Color.WHITE);
        context.fillRoundRect(left, top + 1, width, height, height, height);
        context.setFill(Color.web("#1f262e"));
        paintNumeral(wave, left + width / 2, top + 1 + height / 2, height * 0.72);
    }

    private void paintGloss(Color gloss, double x, double y, double size) {
        context.setFill(gloss);
        double inset = size * 0.035;
        double rounding = size * (ROUNDING - 0.05);
        double height = size * FaceShades.GLOSS_HEIGHT;
        context.fillRoundRect(x + inset, y + inset, size - 2 * inset, height, rounding, rounding);
    }

    private FaceShades shades(CellLook look) {
        Color colour = colours.of(look.cube());
        boolean isOwned = look.cube().owner().isPresent();
        if (look.isDark()) {
            return FaceShades.overloaded(colour, isOwned);
        }
        var shades = FaceShades.of(colour, isOwned);
        return look.hoveredBy()
                .map(player -> shades.hovered(isOwned ? Optional.empty() : Optional.of(colours.of(player))))
                .orElse(shades);
    }

    private void paintValue(Cube cube, Color colour, double x, double y, double size, double face) {
        context.setFill(colour);
        if (cube.value() > MOST_PIPS || style.points() == Points.NUMERALS) {
            paintNumeral(cube.value(), x + size / 2, y + face / 2, size * 0.5);
            if (!cube.isNeutral() && size > 16) { // so that not only the colour says whose it is
                PipPainter.paint(context, style.shape(cube), x + size * 0.2, y + face * 0.2, size * PIP * 0.8);
            }
            return;
        }
        CubeFace.pips(
                cube.value(),
                (column, row) ->
                        PipPainter.paint(context, style.shape(cube), x + column * size, y + row * face, size * PIP));
    }

    private void paintNumeral(int value, double centreX, double centreY, double size) {
        context.setFont(Font.font(Typeface.FAMILY, FontWeight.BOLD, size));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        context.fillText(Integer.toString(value), centreX, centreY);
    }

    private void paintMark(Mark mark, double x, double y, double pitch) {
        switch (mark) {
            case NONE -> {}
            case LAST_MOVE -> paintMarkRing(colours.lastMove(), x, y, pitch, false);
            case UNDONE_MOVE -> paintMarkRing(colours.lastMove(), x, y, pitch, true);
            case HINT -> paintMarkRing(colours.hint(), x, y, pitch, false);
            case ANSWER -> paintMarkRing(colours.focus(), x, y, pitch, false);
            case REFUSED -> paintMarkRing(REFUSED, x, y, pitch, false);
        }
    }

    /** A ring with an edge on either side; the edges are solid even if the ring is dashed. */
    private void paintMarkRing(Color colour, double x, double y, double pitch, boolean isDashed) {
        double width = ringWidth(pitch);
        paintRing(colours.markEdge(), x, y, pitch, width + 2 * MARK_EDGE);
        if (isDashed) {
            dash(pitch);
        }
        paintRing(colour, x + MARK_EDGE, y + MARK_EDGE, pitch - 2 * MARK_EDGE, width);
        context.setLineDashes();
    }

    /** The four corners of a frame around the cube that the user points at, over any ring. */
    private void paintCorners(double x, double y, double pitch) {
        double width = ringWidth(pitch);
        context.setLineCap(StrokeLineCap.ROUND);
        paintCorners(colours.focusEdge(), x, y, pitch, width + 2 * MARK_EDGE);
        paintCorners(colours.focus(), x, y, pitch, width);
        context.setLineCap(StrokeLineCap.SQUARE);
    }

    private void paintCorners(Color colour, double x, double y, double pitch, double width) {
        double inset = ringWidth(pitch) / 2 + MARK_EDGE;
        double length = pitch * CORNER;
        context.setStroke(colour);
        context.setLineWidth(width);
        for (double left : new double[] {1, -1}) {
            for (double up : new double[] {1, -1}) {
                double cornerX = left > 0 ? x + inset : x + pitch - inset;
                double cornerY = up > 0 ? y + inset : y + pitch - inset;
                context.beginPath();
                context.moveTo(cornerX, cornerY + up * length);
                context.arcTo(cornerX, cornerY, cornerX + left * length, cornerY, pitch * ROUNDING / 2);
                context.lineTo(cornerX + left * length, cornerY);
                context.stroke();
            }
        }
    }

    private void dash(double pitch) {
        double width = ringWidth(pitch); // the ends of a line reach half its width into the gaps
        context.setLineDashes(1.5 * width, 2.4 * width);
    }

    private static double gap(double pitch) {
        return Math.max(1, Math.rint(pitch * CubeFace.GAP));
    }

    /** How far inside a cell the rim of a full cube begins: where a ring ends, so that there is room for small pips. */
    static double rimStart(double pitch) {
        return Math.min(Math.floor(ringWidth(pitch) + 2 * MARK_EDGE + 0.5), pitch * FARTHEST_RIM);
    }

    static double ringWidth(double pitch) {
        return Math.max(2, Math.min(6, pitch * 0.055));
    }

    private void paintRing(Color colour, double x, double y, double size, double width) {
        double rounding = size * ROUNDING;
        context.setStroke(colour);
        context.setLineWidth(width);
        context.strokeRoundRect(
                x + width / 2 + 0.5, y + width / 2 + 0.5, size - width - 1, size - width - 1, rounding, rounding);
    }

    /**
     * Paints a point of a cube in flight, in its owner's shape.
     *
     * @param pitch of a cell for which it has this size
     */
    void paintDot(Cube cube, double centreX, double centreY, double pitch) {
        double diameter = pitch * PIP * 1.38;
        PipShape shape = style.shape(cube);
        context.setFill(colours.of(cube).deriveColor(0, 1.05, 0.6, 1));
        PipPainter.paint(context, shape, centreX, centreY, diameter * 1.25);
        context.setFill(Color.WHITE);
        PipPainter.paint(context, shape, centreX, centreY, diameter * 0.8);
    }
}
