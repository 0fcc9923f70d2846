package org.jumpingcube.picture;

import java.util.List;

/** How a cube looks from above, wherever it is drawn: its proportions, and the places of its points. */
public final class CubeFace {
    /** The gap on each side of the cube, as a share of its cell. */
    public static final double GAP = 0.04;

    /** The side visible below the face, as a share of the cube. */
    public static final double EDGE = 0.055;

    /** For 1 to 10 points, up to 6 as on a die; no cube holds more. */
    private static final List<double[]> PIPS = List.of(
            new double[] {.5, .5},
            new double[] {.29, .29, .71, .71},
            new double[] {.27, .27, .5, .5, .73, .73},
            new double[] {.29, .29, .71, .29, .29, .71, .71, .71},
            new double[] {.27, .27, .73, .27, .5, .5, .27, .73, .73, .73},
            new double[] {.3, .24, .7, .24, .3, .5, .7, .5, .3, .76, .7, .76},
            new double[] {.3, .24, .7, .24, .3, .5, .5, .5, .7, .5, .3, .76, .7, .76},
            new double[] {.3, .24, .5, .24, .7, .24, .3, .5, .7, .5, .3, .76, .5, .76, .7, .76},
            new double[] {.3, .24, .5, .24, .7, .24, .3, .5, .5, .5, .7, .5, .3, .76, .5, .76, .7, .76},
            new double[] {.3, .24, .5, .24, .7, .24, .2, .5, .4, .5, .6, .5, .8, .5, .3, .76, .5, .76, .7, .76});

    private CubeFace() {}

    /** An action at a place on a face of size 1. */
    @FunctionalInterface
    public interface PipPainter {
        void paint(double x, double y);
    }

    /** Visits the places of this many points, 1 to 10. */
    public static void pips(int points, PipPainter painter) {
        double[] places = PIPS.get(points - 1);
        for (int pip = 0; pip < places.length; pip += 2) {
            painter.paint(places[pip], places[pip + 1]);
        }
    }
}
