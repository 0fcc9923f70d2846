package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridLook;

/** Draws boards of squares as the game paints them, on a light background. */
final class GridPicturePainter<P extends Position<P, M>, M> {
    private static final int MARK = 0x1c232b;
    private static final double FRAME = 0.2; // of a square
    private static final int STEP_TIME = 5;
    private static final int LANDING_TIME = 15;

    private final GridLook<P, M> look;
    private final String name;
    private final int size;

    /**
     * The painter of a game.
     *
     * @param name of the game
     * @param size the most pixels in width and height
     */
    GridPicturePainter(GridLook<P, M> look, String name, int size) {
        this.look = look;
        this.name = name;
        this.size = size;
    }

    /** The colour of a player's pieces, 0xRRGGBB. */
    int colour(Player player) {
        return look.colour(player, false, false);
    }

    Drawing draw(P position) {
        return drawing(BoardMoment.of(position), look.deciding(position));
    }

    /** The position after a turn, with a mark on what moved. */
    Drawing drawAfter(Turn<P, M> turn) {
        var deciding = look.deciding(turn.after());
        return drawing(BoardMoment.of(turn.after()), deciding.isEmpty() ? look.squares(turn.move()) : deciding);
    }

    /**
     * The frames between the positions before and after a turn; empty if nothing moves.
     *
     * @param steps how many frames each stage has, 1 or more
     */
    List<Frame> between(Turn<P, M> turn, int steps) {
        var frames = new ArrayList<Frame>();
        int most = steps * look.stages(turn);
        for (int step = 1; step < most; step++) {
            boolean isLanding = step % steps == 0;
            var moment = BoardMoment.of(turn, step / steps, (double) (step % steps) / steps);
            frames.add(new Frame(() -> drawing(moment, List.of()), isLanding ? LANDING_TIME : STEP_TIME));
        }
        return frames;
    }

    private Drawing drawing(BoardMoment<P, M> moment, List<Square> marked) {
        Grid grid = look.grid(moment.position());
        int pitch = Math.max(4, (int) (size / (Math.max(grid.columns(), grid.rows()) + 2 * FRAME)));
        int frame = (int) Math.rint(pitch * FRAME);
        var brush = new TileBrush(grid, look.isRowOneOnTop(), pitch, frame);
        look.paint(brush, moment);
        for (Square square : marked) {
            brush.frame(
                    brush.x(square) + 0.05, brush.y(square) + 0.05, 0.9, 0.9, 0.1, Math.max(0.05, 2.0 / pitch), MARK);
        }
        return new Drawing(
                grid.columns() * pitch + 2 * frame,
                grid.rows() * pitch + 2 * frame,
                look.frame(false, false),
                name,
                brush.shapes);
    }

    /** Paints with tiles. */
    private static final class TileBrush implements Brush {
        private static final double CAPITAL = 0.72; // of the type: the height of a digit

        final List<Shape> shapes = new ArrayList<>();
        private final Grid grid;
        private final boolean isRowOneOnTop;
        private final int pitch;
        private final int frame;

        TileBrush(Grid grid, boolean isRowOneOnTop, int pitch, int frame) {
            this.grid = grid;
            this.isRowOneOnTop = isRowOneOnTop;
            this.pitch = pitch;
            this.frame = frame;
        }

        @Override
        public boolean isDark() {
            return false;
        }

        @Override
        public boolean isHighContrast() {
            return false;
        }

        @Override
        public double pitch() {
            return pitch;
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
            add(x, y, width, height, rounding, 0, rgb, rgb, 0);
        }

        @Override
        public void shaded(
                double x, double y, double width, double height, double rounding, int upper, int lower, double slant) {
            add(x, y, width, height, rounding, 0, upper, lower, slant);
        }

        @Override
        public void frame(double x, double y, double width, double height, double rounding, double line, int rgb) {
            add(x, y, width, height, rounding, Math.max(1, line * pitch), rgb, rgb, 0);
        }

        @Override
        public void polygon(double[] x, double[] y, int rgb) {
            shapes.add(new Polygon(pixels(x), pixels(y), 0, rgb));
        }

        @Override
        public void line(double fromX, double fromY, double toX, double toY, double width, int rgb) {
            shapes.add(new Polygon(pixels(fromX, toX), pixels(fromY, toY), width * pitch, rgb));
        }

        private double[] pixels(double... places) {
            return Arrays.stream(places).map(place -> frame + place * pitch).toArray();
        }

        @Override
        public void number(int number, double centreX, double centreY, double size, int rgb) {
            double height = Math.rint(size * pitch * CAPITAL);
            Digits.addNumber(number, rgb, frame + centreX * pitch, frame + centreY * pitch, height, shapes);
        }

        private void add(
                double x,
                double y,
                double width,
                double height,
                double rounding,
                double line,
                int rgb,
                int lower,
                double slant) {
            shapes.add(new Tile(
                    frame + x * pitch,
                    frame + y * pitch,
                    width * pitch,
                    height * pitch,
                    rounding * pitch,
                    line,
                    rgb,
                    lower,
                    slant));
        }
    }
}
