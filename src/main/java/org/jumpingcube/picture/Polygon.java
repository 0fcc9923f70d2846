package org.jumpingcube.picture;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A polygon without dents, or with only two corners a line with round ends.
 *
 * @param cornersX must not be changed, nor {@code cornersY}
 * @param line the width of a line painted on either side of the edge, besides what is within
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
record Polygon(double[] cornersX, double[] cornersY, double line, int rgb) implements Shape {
    @Override
    public double x() {
        return least(cornersX);
    }

    @Override
    public double y() {
        return least(cornersY);
    }

    @Override
    public double width() {
        return most(cornersX) - x();
    }

    @Override
    public double height() {
        return most(cornersY) - y();
    }

    private static double least(double[] corners) {
        return Arrays.stream(corners).min().orElseThrow();
    }

    private static double most(double[] corners) {
        return Arrays.stream(corners).max().orElseThrow();
    }

    @Override
    public double coverage(double pointX, double pointY) {
        double nearest = Double.MAX_VALUE;
        boolean isInside = false;
        for (int corner = 0; corner < cornersX.length; corner++) {
            int next = (corner + 1) % cornersX.length;
            double x = pointX - cornersX[corner];
            double y = pointY - cornersY[corner];
            double edgeX = cornersX[next] - cornersX[corner];
            double edgeY = cornersY[next] - cornersY[corner];
            double along = Math.max(0, Math.min(1, (x * edgeX + y * edgeY) / (edgeX * edgeX + edgeY * edgeY)));
            nearest = Math.min(nearest, Math.hypot(x - along * edgeX, y - along * edgeY));
            boolean isAbove = y < 0;
            boolean isNextAbove = y < edgeY;
            isInside ^= isAbove != isNextAbove && x < edgeX * y / edgeY;
        }
        double distance = (isInside ? -nearest : nearest) - line / 2;
        return Math.max(0, Math.min(1, 0.5 - distance));
    }

    @Override
    public int rgb(double pointX, double pointY) {
        return rgb;
    }

    @Override
    public String svg() {
        String points = IntStream.range(0, cornersX.length)
                .mapToObj(corner -> String.format(Locale.ROOT, "%.1f,%.1f", cornersX[corner], cornersY[corner]))
                .collect(Collectors.joining(" "));
        String edge = line == 0
                ? ""
                : String.format(
                        Locale.ROOT, " stroke=\"#%06x\" stroke-width=\"%.1f\" stroke-linejoin=\"round\"", rgb, line);
        return String.format(Locale.ROOT, "<polygon points=\"%s\" fill=\"#%06x\"%s/>", points, rgb, edge);
    }
}
