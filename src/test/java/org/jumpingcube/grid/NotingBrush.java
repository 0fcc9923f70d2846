package org.jumpingcube.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;

/** Notes what is painted, and that it is on the board or close to it. */
record NotingBrush(Grid grid, boolean isRowOneOnTop, boolean isDark, List<String> shapes) implements Brush {
    /** What is painted of a moment, in order. */
    static <P extends Position<P, M>, M> List<String> painted(
            GridLook<P, M> look, BoardMoment<P, M> moment, boolean isDark) {
        var brush = of(look, moment, isDark);
        look.paint(brush, moment);
        return brush.shapes;
    }

    static <P extends Position<P, M>, M> NotingBrush of(GridLook<P, M> look, BoardMoment<P, M> moment, boolean isDark) {
        return new NotingBrush(look.grid(moment.position()), look.isRowOneOnTop(), isDark, new ArrayList<>());
    }

    @Override
    public boolean isHighContrast() {
        return isDark;
    }

    @Override
    public double pitch() {
        return 100;
    }

    @Override
    public double x(Square square) {
        return square.column();
    }

    @Override
    public double y(Square square) {
        return isRowOneOnTop ? square.row() : grid.rows() - 1 - square.row();
    }

    @Override
    public void box(double x, double y, double width, double height, double rounding, int rgb) {
        note(x, y, width, height, rgb);
    }

    @Override
    public void shaded(
            double x, double y, double width, double height, double rounding, int upper, int lower, double slant) {
        note(x, y, width, height, upper);
        assertThat(lower).isBetween(0, 0xffffff);
    }

    @Override
    public void frame(double x, double y, double width, double height, double rounding, double line, int rgb) {
        note(x, y, width, height, rgb);
    }

    @Override
    public void polygon(double[] x, double[] y, int rgb) {
        note(x[0], y[0], 0, 0, rgb);
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, double width, int rgb) {
        note(fromX, fromY, width, width, rgb);
    }

    @Override
    public void number(int number, double centreX, double centreY, double size, int rgb) {
        note(centreX, centreY, number, size, rgb);
    }

    private void note(double x, double y, double width, double height, int rgb) {
        assertThat(Math.min(width, height)).isGreaterThanOrEqualTo(0);
        assertThat(x).isBetween(-1.0, grid.columns() + 1.0);
        assertThat(y).isBetween(-1.0, grid.rows() + 1.0);
        assertThat(rgb).isBetween(0, 0xffffff);
        shapes.add(String.format(Locale.ROOT, "%.3f %.3f %.3f %.3f %x", x, y, width, height, rgb));
    }
}
