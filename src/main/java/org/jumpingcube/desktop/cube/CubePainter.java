package org.jumpingcube.desktop.cube;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.look.CubePaint;
import org.jumpingcube.cube.look.FaceShades;
import org.jumpingcube.desktop.board.CanvasBrush;
import org.jumpingcube.desktop.cube.CellLook.Foresight;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.desktop.look.Contrast;
import org.jumpingcube.desktop.look.Typeface;
import org.jumpingcube.game.Player;
import org.jumpingcube.grid.Shade;

/** Paints one cell: a cube that looks like a die seen from above, its points, and the marks around it. */
final class CubePainter {
    private static final double ROUNDING = 2 * CubePaint.ROUNDING; // the diameter of the corners
    private static final double MARK_EDGE = 1;
    private static final double FARTHEST_RIM = 0.14; // of the cell; the pips are further in
    private static final double CORNER = 0.22; // of the cell: how far a corner of the frame reaches
    private static final Color FUSE = Color.web("#f5a11f");
    private static final Color REFUSED = Color.web("#d9261c");
    private static final Set<Mark> SIGNED = EnumSet.of(Mark.HINT, Mark.ANSWER, Mark.RIGHT, Mark.WRONG);
    private static final double SMALL = 40; // pixels: on smaller cubes there is no room for the star
    private static final double LEAST_NUMBERED = 30; // on smaller ones numbers would hide the points

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
        var shades = shades(look);
        paint(x, y, pitch).cube(look.cube(), shades, look.fullSides().isPresent(), 0, 0);
        look.fullSides().ifPresent(sides -> paintFull(CanvasBrush.colour(shades.rim()), sides, x, y, pitch));
        paintOverlay(look, x, y, pitch);
    }

    /** Paints what lies over a cube: what a move would do to it, and the rings around it. */
    void paintOverlay(CellLook look, double x, double y, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        look.foresight().becomes().ifPresent(cube -> paintPaper(cube, x, y, pitch));
        paintArrows(look.foresight(), x, y, pitch);
        if (look.isPointedAt()) {
            paintCorners(x, y, pitch); // in place of a ring
        } else {
            paintRing(look.mark(), x, y, pitch);
        }
        paintSign(look.mark(), x, y, pitch);
        if (!look.foresight().waves().isEmpty() && size >= LEAST_NUMBERED) {
            paintWaves(look.foresight(), x + pitch, y, size);
        }
    }

    private CubePaint paint(double x, double y, double pitch) {
        return new CubePaint(CanvasBrush.ofSquare(context, x, y, pitch, colours.appearance()), style.look());
    }

    /**
     * The rim of a cube that is about to burst, and a fuse from it to each neighbour that would burst with it. It lies
     * further in than the rings of marks, so that no ring hides any of it.
     */
    private void paintFull(Color rim, Set<Side> sides, double x, double y, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        double width = Math.max(1.5, size * 0.032);
        double edge = Math.max(1, Math.rint(size * CubePaint.FULL_EDGE));
        double inset = rimStart(pitch) + width / 2;
        if (!colours.appearance().isHighContrast()) {
            paintGlow(x, y, pitch);
        }
        double rounding = pitch * ROUNDING - inset;
        context.setStroke(rim);
        context.setLineWidth(width);
        context.strokeRoundRect(x + inset, y + inset, pitch - 2 * inset, pitch - 2 * inset - edge, rounding, rounding);
        context.setFill(colours.appearance().isHighContrast() ? colours.focus() : FUSE);
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

    /** Light in the gap around a cube that is about to burst. */
    private void paintGlow(double x, double y, double pitch) {
        double gap = gap(pitch);
        context.setGlobalAlpha(0.45);
        ring(FUSE, x, y, pitch, gap);
        context.setGlobalAlpha(0.75);
        ring(FUSE, x + gap / 2, y + gap / 2, pitch - gap, gap / 2);
        context.setGlobalAlpha(1);
    }

    /** A cube as it would be, on paper that lies on the cube of today. */
    private void paintPaper(Cube cube, double cellX, double cellY, double pitch) {
        double gap = gap(pitch);
        double size = pitch - 2 * gap;
        double x = cellX + gap;
        double y = cellY + gap;
        double inset = Math.max(2, Math.rint(size * 0.085));
        double inner = size - 2 * inset;
        double rounding = inner * ROUNDING * 0.8;
        var shades = FaceShades.of(colours.rgb(cube), true);
        boolean isHighContrast = colours.appearance().isHighContrast();
        context.setFill(isHighContrast ? Color.WHITE : CanvasBrush.colour(shades.paper()));
        context.fillRoundRect(x + inset, y + inset, inner, inner, rounding, rounding);
        if (isHighContrast) {
            context.setStroke(Color.BLACK);
            context.setLineWidth(2);
            context.strokeRoundRect(x + inset, y + inset, inner, inner, rounding, rounding);
        }
        int ink = isHighContrast ? Shade.BLACK : shades.onPaper();
        paint(x, y, size).points(cube, ink, 0, 0, 1, 1);
    }

    /** Arrowheads across the edges of the cell, to cubes that this one sets off and from those that set it off. */
    private void paintArrows(Foresight foresight, double x, double y, double pitch) {
        if (foresight.setsOff().isEmpty() && foresight.setOffFrom().isEmpty()) {
            return;
        }
        Color ink = inkOn(foresight);
        double half = Math.max(3, Math.min(7.5, pitch * 0.09));
        for (Side side : foresight.setsOff()) {
            paintArrow(Color.WHITE, side, half + 1.8, -half - 1.5, 0, x, y, pitch);
            paintArrow(ink, side, half, -half, 0, x, y, pitch);
        }
        for (Side side : foresight.setOffFrom()) {
            paintArrow(Color.WHITE, side, half + 1.8, 0, half + 2.5, x, y, pitch);
            paintArrow(ink, side, half, 0, half, x, y, pitch);
        }
    }

    /**
     * A part of an arrowhead on a side, which reaches from {@code -half} on one side of the cell's edge to {@code half} on
     * the other. Each of the two cells paints what lies in it, so that it can be painted anew alone.
     *
     * @param from where the part begins, in the arrow's direction
     * @param to where it ends
     */
    private void paintArrow(
            Color colour, Side side, double half, double from, double to, double x, double y, double pitch) {
        boolean isInwards = to > 0;
        int way = isInwards ? -1 : 1; // an arrow into the cell runs against the way out of it
        double middleX = x + pitch / 2 * (1 + side.right);
        double middleY = y + pitch / 2 * (1 + side.down);
        double wide = half * (half - from) / (2 * half);
        double narrow = half * Math.max(0, half - to) / (2 * half);
        double[] along = {from * way, from * way, to * way, to * way};
        double[] across = {-wide, wide, narrow, -narrow};
        var pointsX = new double[4];
        var pointsY = new double[4];
        for (int corner = 0; corner < 4; corner++) {
            pointsX[corner] = middleX + along[corner] * side.right + across[corner] * side.down;
            pointsY[corner] = middleY + along[corner] * side.down + across[corner] * side.right;
        }
        context.setFill(colour);
        context.fillPolygon(pointsX, pointsY, 4);
    }

    private Color inkOn(Foresight foresight) {
        return foresight
                .becomes()
                .map(cube -> CanvasBrush.colour(
                        FaceShades.of(colours.rgb(cube), true).onPaper()))
                .orElse(Color.web("#1f262e"));
    }

    /** A pill with a star and the numbers of the waves, in the upper right corner of the cell. */
    private void paintWaves(Foresight foresight, double right, double top, double size) {
        String numbers =
                foresight.waves().stream().map(wave -> Integer.toString(wave)).collect(Collectors.joining("\u00b7"));
        double height = Math.max(10, Math.min(20, Math.rint(size * 0.27)));
        double star = size < SMALL || foresight.waves().size() > 1 ? 0 : height * 0.6;
        double width = Math.min(size, height * (0.7 + 0.5 * numbers.length()) + star);
        double left = right - width - 1;
        Color ink = inkOn(foresight);
        context.setFill(Color.WHITE);
        context.fillRoundRect(left, top + 1, width, height, height, height);
        context.setStroke(ink);
        context.setLineWidth(1.5);
        context.strokeRoundRect(left, top + 1, width, height, height, height);
        context.setFill(ink);
        double middle = top + 1 + height / 2;
        if (star > 0) {
            write("\u2726", left + height * 0.3 + star / 2, middle, height, star);
        }
        write(numbers, left + (width + star) / 2, middle, height * 0.7, width - star - 4);
    }

    private FaceShades shades(CellLook look) {
        int colour = colours.rgb(look.cube());
        boolean isOwned = look.cube().owner().isPresent();
        if (look.isDark()) {
            return FaceShades.overloaded(colour, isOwned);
        }
        var shades = FaceShades.of(colour, isOwned);
        return look.hoveredBy()
                .map(player -> shades.touchedBy(CanvasBrush.rgb(colours.of(player))))
                .orElse(shades);
    }

    private void write(String text, double centreX, double centreY, double size, double mostWidth) {
        context.setFont(Font.font(Typeface.FAMILY, FontWeight.BOLD, size));
        context.setTextAlign(TextAlignment.CENTER);
        context.setTextBaseline(VPos.CENTER);
        context.fillText(text, centreX, centreY, mostWidth);
    }

    /** The ring of a mark, in the gap beside the cube, so that it hides nothing of it. */
    private void paintRing(Mark mark, double x, double y, double pitch) {
        double width = Math.max(2, gap(pitch));
        switch (mark) {
            case LAST_MOVE -> ring(colours.lastMove(), x, y, pitch, width);
            case UNDONE_MOVE -> {
                context.setLineDashes(2 * width, 2.5 * width); // the ends of a line reach half its width into the gaps
                ring(colours.lastMove(), x, y, pitch, width);
                context.setLineDashes();
            }
            case REFUSED, WRONG -> ring(REFUSED, x, y, pitch, width + 1);
            case RIGHT -> ring(colours.hint(), x, y, pitch, width + 1);
            case NONE, HINT, ANSWER -> {}
        }
    }

    private void ring(Color colour, double x, double y, double size, double width) {
        double rounding = size * ROUNDING;
        context.setStroke(colour);
        context.setLineWidth(width);
        context.strokeRoundRect(x + width / 2, y + width / 2, size - width, size - width, rounding, rounding);
    }

    /** Advice: a disc with a sign, in the upper left corner of the cell. */
    private void paintSign(Mark mark, double x, double y, double pitch) {
        if (!SIGNED.contains(mark)) {
            return;
        }
        double size = Math.max(10, Math.min(24, Math.rint(pitch * 0.26)));
        Color ground = switch (mark) {
            case HINT, RIGHT -> colours.hint();
            case WRONG -> REFUSED;
            default -> colours.focus();
        };
        Color sign = Contrast.between(ground, Color.WHITE) >= Contrast.OF_PICTURES ? Color.WHITE : Color.BLACK;
        context.setFill(sign);
        context.fillOval(x + 1, y + 1, size, size);
        context.setFill(ground);
        context.fillOval(x + 2.5, y + 2.5, size - 3, size - 3);
        context.setFill(sign);
        double middle = x + 1 + size / 2;
        double top = y + 1;
        if (mark == Mark.HINT) {
            double bulb = size * 0.36;
            context.fillOval(middle - bulb / 2, top + size * 0.22, bulb, bulb);
            context.fillRect(middle - bulb * 0.26, top + size * 0.5, bulb * 0.52, size * 0.13);
            context.fillRect(middle - bulb * 0.26, top + size * 0.68, bulb * 0.52, Math.max(1, size * 0.07));
        } else if (mark == Mark.ANSWER) {
            write("\u21a9", middle, top + size / 2, size * 0.62, size);
        } else {
            paintVerdict(mark, middle, top + size / 2, size);
        }
    }

    /** A tick or a cross. */
    private void paintVerdict(Mark mark, double x, double y, double size) {
        double reach = size * 0.2;
        context.setStroke(context.getFill());
        context.setLineWidth(Math.max(1.5, size * 0.11));
        context.beginPath();
        if (mark == Mark.RIGHT) {
            context.moveTo(x - reach * 1.2, y);
            context.lineTo(x - reach * 0.2, y + reach);
            context.lineTo(x + reach * 1.2, y - reach);
        } else {
            context.moveTo(x - reach, y - reach);
            context.lineTo(x + reach, y + reach);
            context.moveTo(x + reach, y - reach);
            context.lineTo(x - reach, y + reach);
        }
        context.stroke();
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

    private static double gap(double pitch) {
        return Math.max(1, Math.rint(pitch * CubePaint.GAP));
    }

    /** How far inside a cell the rim of a full cube begins: where the corners end, so that there is room for small pips. */
    static double rimStart(double pitch) {
        return Math.min(Math.floor(ringWidth(pitch) + 2 * MARK_EDGE + 0.5), pitch * FARTHEST_RIM);
    }

    static double ringWidth(double pitch) {
        return Math.max(2, Math.min(6, pitch * 0.055));
    }

    /**
     * Paints a point in flight, in its owner's shape.
     *
     * @param pitch of a cell for which it has this size
     */
    void paintDot(Player player, double centreX, double centreY, double pitch) {
        paint(centreX, centreY, pitch).dot(player, CanvasBrush.rgb(colours.of(player)), 0, 0, 1);
    }
}
