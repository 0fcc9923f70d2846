package org.jumpingcube.picture;

import java.util.Arrays;
import org.jumpingcube.grid.Brush;

/**
 * A drawing as pixels, the same on every machine.
 *
 * @param rgb row by row from the top, each 0xRRGGBB; must not be changed
 */
@SuppressWarnings("ArrayRecordComponent") // only for the encoders, which only read it
record Pixels(int width, int height, int[] rgb) {
    static Pixels of(Drawing drawing) {
        var pixels = new Pixels(drawing.width(), drawing.height(), new int[drawing.width() * drawing.height()]);
        Arrays.fill(pixels.rgb, drawing.ground());
        drawing.shapes().forEach(pixels::paint);
        return pixels;
    }

    private void paint(Shape shape) {
        double reach = shape.line() / 2 + 1;
        int left = Math.max(0, (int) (shape.x() - reach));
        int top = Math.max(0, (int) (shape.y() - reach));
        int right = Math.min(width, (int) Math.ceil(shape.x() + shape.width() + reach));
        int bottom = Math.min(height, (int) Math.ceil(shape.y() + shape.height() + reach));
        for (int row = top; row < bottom; row++) {
            for (int column = left; column < right; column++) {
                double coverage = shape.coverage(column + 0.5, row + 0.5);
                if (coverage > 0) {
                    int index = row * width + column;
                    rgb[index] = Brush.mix(rgb[index], shape.rgb(column + 0.5, row + 0.5), coverage);
                }
            }
        }
    }
}
