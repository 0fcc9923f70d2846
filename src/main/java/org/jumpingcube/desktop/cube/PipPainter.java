package org.jumpingcube.desktop.cube;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.StrokeLineCap;
import org.jumpingcube.settings.PipShape;

/** Paints one pip, in the current fill colour. All shapes cover about the same area. */
final class PipPainter {
    private PipPainter() {}

    /**
     * @param diameter of a round pip, in pixels
     */
    static void paint(GraphicsContext context, PipShape shape, double centreX, double centreY, double diameter) {
        double half = diameter / 2;
        switch (shape) {
            case ROUND -> context.fillOval(centreX - half, centreY - half, diameter, diameter);
            case SQUARE -> {
                double side = diameter * 0.9;
                double rounding = diameter * 0.25;
                context.fillRoundRect(centreX - side / 2, centreY - side / 2, side, side, rounding, rounding);
            }
            case DIAMOND -> {
                double reach = half * 1.22;
                context.fillPolygon(
                        new double[] {centreX, centreX + reach, centreX, centreX - reach},
                        new double[] {centreY - reach, centreY, centreY + reach, centreY},
                        4);
            }
            case TRIANGLE -> {
                double reach = half * 1.25;
                context.fillPolygon(
                        new double[] {centreX, centreX + reach, centreX - reach},
                        new double[] {centreY - reach * 0.95, centreY + reach * 0.8, centreY + reach * 0.8},
                        3);
            }
            case CROSS -> {
                double reach = half * 0.8;
                stroke(context, diameter * 0.3);
                context.strokeLine(centreX - reach, centreY - reach, centreX + reach, centreY + reach);
                context.strokeLine(centreX - reach, centreY + reach, centreX + reach, centreY - reach);
            }
            case RING -> {
                double reach = half * 0.85;
                stroke(context, diameter * 0.26);
                context.strokeOval(centreX - reach, centreY - reach, 2 * reach, 2 * reach);
            }
        }
    }

    private static void stroke(GraphicsContext context, double width) {
        context.setStroke(context.getFill());
        context.setLineWidth(width);
        context.setLineCap(StrokeLineCap.ROUND);
    }
}
