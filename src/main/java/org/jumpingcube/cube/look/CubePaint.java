package org.jumpingcube.cube.look;

import java.util.List;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.Shade;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.PipShape;
import org.jumpingcube.settings.Points;

/**
 * Paints cubes that look like dice seen from above, and points in flight, wherever they are seen.
 *
 * @param look says how points are shown; the colours come with each cube
 */
public record CubePaint(Brush brush, Look look) {
    /** The gap on each side of the cube, as a share of its square. */
    public static final double GAP = 0.04;

    /** The radius of its corners, as a share of the cube. */
    public static final double ROUNDING = 0.15;

    /** The side visible below the face, as a share of the cube. */
    private static final double EDGE = 0.055;

    /** The same of a full cube, which stands higher. */
    public static final double FULL_EDGE = 0.1;

    private static final double OUTLINE = 0.02; // of the cube, as are all of these
    private static final double PIP = 0.176;
    private static final double NUMERAL = 0.5;
    private static final double GLOSS_INSET = 0.035;
    private static final double LARGEST_DOT = 1.38; // pips
    private static final double BOW = 0.17; // of a square: how far the path of a point bends aside

    private static final double ROOM = 16; // pixels: on smaller cubes there is none for gloss and signs

    /** For 1 to 6 points, as on a die; people read a numeral faster than more of them. */
    private static final List<double[]> PIPS = List.of(
            new double[] {.5, .5},
            new double[] {.29, .29, .71, .71},
            new double[] {.27, .27, .5, .5, .73, .73},
            new double[] {.29, .29, .71, .29, .29, .71, .71, .71},
            new double[] {.27, .27, .73, .27, .5, .5, .27, .73, .73, .73},
            new double[] {.3, .24, .7, .24, .3, .5, .7, .5, .3, .76, .7, .76});

    /**
     * Paints a cube at rest, without anything around it.
     *
     * @param x the left edge of its square
     * @param y the upper edge
     */
    public void cube(Cube cube, FaceShades shades, boolean isFull, double x, double y) {
        double gap = brush.whole(GAP);
        double size = 1 - 2 * gap;
        double edge = brush.whole(size * (isFull ? FULL_EDGE : EDGE));
        double face = size - edge;
        double left = x + gap;
        double top = y + gap;
        brush.box(left, top + edge, size, face, size * ROUNDING, shades.edge());
        brush.shaded(left, top, size, face, size * ROUNDING, shades.plain(0), shades.plain(1), 0);
        boolean hasRoom = size * brush.pitch() > ROOM;
        if (shades.isGlossy() && hasRoom) {
            gloss(shades, left, top, size, face);
        }
        if (brush.isHighContrast()) {
            outline(left, top, size);
        }
        points(cube, shades.pips(), left, top, size, face);
    }

    private void gloss(FaceShades shades, double x, double y, double size, double face) {
        double inset = size * GLOSS_INSET;
        double height = size * FaceShades.GLOSS_HEIGHT;
        brush.shaded(
                x + inset,
                y + inset,
                size - 2 * inset,
                height,
                size * (ROUNDING - 0.025),
                shades.gloss(inset / face),
                shades.gloss((inset + height) / face),
                0);
    }

    /** A line around the cube, inside its edge. */
    private void outline(double x, double y, double size) {
        double line = brush.whole(size * OUTLINE);
        double inside = size - line;
        int rgb = brush.isDark() ? Shade.WHITE : Shade.BLACK;
        brush.frame(x + line / 2, y + line / 2, inside, inside, size * ROUNDING - line / 4, line, rgb);
    }

    /** Paints the points of a cube on a face of this size. */
    public void points(Cube cube, int rgb, double x, double y, double width, double height) {
        if (cube.value() > PIPS.size() || look.points() == Points.NUMERALS) {
            brush.number(cube.value(), x + width / 2, y + height / 2, width * NUMERAL, rgb);
            if (!cube.isNeutral() && width * brush.pitch() > ROOM) { // so that not only the colour says whose it is
                pip(shape(cube), x + width * 0.2, y + height * 0.2, width * PIP * 0.8, rgb);
            }
            return;
        }
        double[] places = PIPS.get(cube.value() - 1);
        for (int pip = 0; pip < places.length; pip += 2) {
            pip(shape(cube), x + places[pip] * width, y + places[pip + 1] * height, width * PIP, rgb);
        }
    }

    private PipShape shape(Cube cube) {
        return cube.owner().map(look::shape).orElse(PipShape.ROUND);
    }

    /**
     * Paints a point in flight, in its owner's shape.
     *
     * @param colour of the cube it comes from
     * @param size 1 at its largest
     */
    public void dot(Player player, int colour, double centreX, double centreY, double size) {
        double diameter = PIP * LARGEST_DOT * size;
        pip(look.shape(player), centreX, centreY, diameter * 1.25, Shade.derived(colour, 1.05, 0.6));
        pip(look.shape(player), centreX, centreY, diameter * 0.8, Shade.WHITE);
    }

    /** How large a point is that has flown this part of its way along an arc. */
    public static double dotSize(double way) {
        return (1 + (LARGEST_DOT - 1) * Math.sin(Math.PI * way)) / LARGEST_DOT;
    }

    /** How far aside of the straight line it is then: to the right of one up or down, above any other. */
    public static double dotAside(double way) {
        return BOW * Math.sin(Math.PI * way);
    }

    /**
     * One pip. All shapes cover about the same area.
     *
     * @param diameter of a round one
     */
    private void pip(PipShape shape, double x, double y, double diameter, int rgb) {
        double half = diameter / 2;
        switch (shape) {
            case ROUND -> brush.disc(x, y, diameter, rgb);
            case SQUARE -> {
                double side = diameter * 0.9;
                brush.box(x - side / 2, y - side / 2, side, side, diameter / 8, rgb);
            }
            case DIAMOND -> {
                double reach = half * 1.22;
                brush.polygon(
                        new double[] {x, x + reach, x, x - reach}, new double[] {y - reach, y, y + reach, y}, rgb);
            }
            case TRIANGLE -> {
                double reach = half * 1.25;
                double lower = y + reach * 0.8;
                brush.polygon(
                        new double[] {x, x + reach, x - reach}, new double[] {y - reach * 0.95, lower, lower}, rgb);
            }
            case CROSS -> {
                double reach = half * 0.8;
                brush.line(x - reach, y - reach, x + reach, y + reach, diameter * 0.3, rgb);
                brush.line(x - reach, y + reach, x + reach, y - reach, diameter * 0.3, rgb);
            }
            case RING -> brush.ring(x, y, diameter * 0.85, diameter * 0.26, rgb);
        }
    }
}
