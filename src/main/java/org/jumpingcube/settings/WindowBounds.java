package org.jumpingcube.settings;

/**
 * Where a window lies on the desktop, in the desktop's own units, however large texts are. Whoever restores it still has
 * to bring it onto a visible screen.
 *
 * @param x at most {@value #MAX}, at least -{@value #MAX}
 * @param y as x
 * @param width more than 0, at most {@value #MAX}
 * @param height more than 0, at most {@value #MAX}
 */
public record WindowBounds(double x, double y, double width, double height) {
    private static final double MAX = 100_000;

    public WindowBounds {
        if (!isPlace(x) || !isPlace(y) || !isLength(width) || !isLength(height)) {
            throw new IllegalArgumentException("no window: " + x + " " + y + " " + width + " " + height);
        }
    }

    private static boolean isPlace(double value) {
        return Math.abs(value) <= MAX; // false for a NaN
    }

    private static boolean isLength(double value) {
        return value > 0 && value <= MAX;
    }
}
