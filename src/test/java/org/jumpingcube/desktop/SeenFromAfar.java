package org.jumpingcube.desktop;

import java.awt.Color;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;

/** Two pictures compared as somebody sees them who stands too far away to read: other fonts make little difference. */
final class SeenFromAfar {
    private static final int PIXELS = 8; // of a picture in a row of one square
    private static final int CLEAR = 24; // of 255, in red, green or blue

    private SeenFromAfar() {}

    /** The part of the picture in which it is clearly unlike the other, scaled to the same size; 0 to 1. */
    static double difference(BufferedImage picture, BufferedImage other) {
        int columns = Math.max(1, picture.getWidth() / PIXELS);
        int rows = Math.max(1, picture.getHeight() / PIXELS);
        int[] squares = squares(picture, columns, rows);
        int[] others = squares(other, columns, rows);
        long unlike = IntStream.range(0, squares.length)
                .filter(index -> areUnlike(new Color(squares[index]), new Color(others[index])))
                .count();
        return (double) unlike / squares.length;
    }

    /** The mean colours of squares of the picture. */
    private static int[] squares(BufferedImage picture, int columns, int rows) {
        Image small = onWhite(picture, picture.getWidth(), picture.getHeight())
                .getScaledInstance(columns, rows, Image.SCALE_AREA_AVERAGING);
        return onWhite(small, columns, rows).getRGB(0, 0, columns, rows, null, 0, columns);
    }

    private static BufferedImage onWhite(Image image, int width, int height) {
        var copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        var graphics = copy.createGraphics();
        graphics.drawImage(image, 0, 0, Color.WHITE, null);
        graphics.dispose();
        return copy;
    }

    private static boolean areUnlike(Color one, Color other) {
        return Math.abs(one.getRed() - other.getRed()) > CLEAR
                || Math.abs(one.getGreen() - other.getGreen()) > CLEAR
                || Math.abs(one.getBlue() - other.getBlue()) > CLEAR;
    }
}
