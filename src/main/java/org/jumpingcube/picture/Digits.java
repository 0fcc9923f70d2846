package org.jumpingcube.picture;

import java.util.List;

/** Digits made of bars, since a picture needs no typeface. All measures are shares of the height of a digit. */
final class Digits {
    static final double GAP = 0.2;
    private static final double WIDTH = 0.55;
    private static final double THIN = 0.14;
    private static final double BOLD = 0.19;

    /** Which bars make a digit: top, middle, bottom, and left and right, each the upper half and the lower. */
    private static final List<String> BARS =
            List.of("tblLrR", "rR", "tmbrL", "tmbrR", "mlrR", "tmblR", "tmblLR", "trR", "tmblLrR", "tmblrR");

    private Digits() {}

    /** From the left edge of a digit to that of the next. */
    static double advance(double height) {
        return Math.rint(height * (WIDTH + GAP));
    }

    /** Adds a bold number around a point. */
    static void addNumber(int number, int rgb, double centreX, double centreY, double height, List<Shape> shapes) {
        String digits = Integer.toString(number);
        double width = digits.length() * advance(height) - Math.rint(height * GAP);
        for (int index = 0; index < digits.length(); index++) {
            double x = Math.rint(centreX - width / 2 + index * advance(height));
            double y = Math.rint(centreY - height / 2);
            add(digits.charAt(index), rgb, x, y, height, Math.rint(height * BOLD), shapes);
        }
    }

    /** Adds a digit whose upper left corner is at a place. */
    static void add(char digit, int rgb, double x, double y, double height, List<Shape> shapes) {
        add(digit, rgb, x, y, height, Math.rint(height * THIN), shapes);
    }

    private static void add(char digit, int rgb, double x, double y, double height, double line, List<Shape> shapes) {
        double wide = Math.rint(height * WIDTH);
        double middle = Math.rint((height - line) / 2);
        double half = height - middle;
        BARS.get(Character.digit(digit, 10))
                .chars()
                .forEach(bar -> shapes.add(
                        switch (bar) {
                            case 't' -> new Tile(x, y, wide, line, 0, 0, rgb);
                            case 'm' -> new Tile(x, y + middle, wide, line, 0, 0, rgb);
                            case 'b' -> new Tile(x, y + height - line, wide, line, 0, 0, rgb);
                            case 'l' -> new Tile(x, y, line, half, 0, 0, rgb);
                            case 'L' -> new Tile(x, y + middle, line, half, 0, 0, rgb);
                            case 'r' -> new Tile(x + wide - line, y, line, half, 0, 0, rgb);
                            default -> new Tile(x + wide - line, y + middle, line, half, 0, 0, rgb);
                        }));
    }
}
