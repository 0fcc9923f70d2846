package org.jumpingcube.picture;

import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.BoardMoment;
import org.jumpingcube.grid.Brush;
import org.jumpingcube.grid.GridGame;

/** Draws boards of any game on a grid, as the game paints them, on a light background. */
final class GridPicturePainter<P extends Position<P, M>, M> implements GamePainter<P, M> {
    private static final int GROUND = 0xccd3db;
    private static final int MARK = 0x1c232b;
    private static final double FRAME = 0.2; // of a square
    private static final int STEP_TIME = 6;

    private final GridGame<P, M> game;
    private final int size;

    /** @param size the most pixels in width and height */
    GridPicturePainter(GridGame<P, M> game, int size) {
        this.game = game;
        this.size = size;
    }

    @Override
    public int colour(Player player) {
        return game.colour(player, false);
    }

    @Override
    public Drawing draw(P position) {
        return drawing(BoardMoment.of(position), List.of());
    }

    @Override
    public Drawing drawAfter(Turn<P, M> turn) {
        return drawing(BoardMoment.of(turn.after()), game.squares(turn.move()));
    }

    @Override
    public List<Frame> between(Turn<P, M> turn, int steps) {
        var frames = new ArrayList<Frame>();
        for (int stage = 0; stage < game.stages(turn); stage++) {
            for (int step = 1; step < steps; step++) {
                var moment = BoardMoment.of(turn, stage, (double) step / steps);
                frames.add(new Frame(() -> drawing(moment, List.of()), STEP_TIME));
            }
        }
        return frames;
    }

    private Drawing drawing(BoardMoment<P, M> moment, List<Square> marked) {
        Grid grid = game.grid(moment.position());
        int pitch = Math.max(4, (int) (size / (Math.max(grid.columns(), grid.rows()) + 2 * FRAME)));
        int frame = (int) Math.rint(pitch * FRAME);
        var brush = new TileBrush(pitch, frame);
        game.paint(brush, moment);
        for (Square square : marked) {
            int line = game.isRowOneOnTop() ? square.row() : grid.rows() - 1 - square.row();
            brush.frame(square.column() + 0.05, line + 0.05, 0.9, 0.9, 0.1, 0.05, MARK);
        }
        return new Drawing(
                grid.columns() * pitch + 2 * frame, grid.rows() * pitch + 2 * frame, GROUND, game.name(), brush.tiles);
    }

    /** Paints with tiles. */
    private static final class TileBrush implements Brush {
        final List<Tile> tiles = new ArrayList<>();
        private final int pitch;
        private final int frame;

        TileBrush(int pitch, int frame) {
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
        public void box(double x, double y, double width, double height, double rounding, int rgb) {
            add(x, y, width, height, rounding, 0, rgb);
        }

        @Override
        public void frame(double x, double y, double width, double height, double rounding, double line, int rgb) {
            add(x, y, width, height, rounding, Math.max(2, line * pitch), rgb);
        }

        private void add(double x, double y, double width, double height, double rounding, double line, int rgb) {
            tiles.add(new Tile(
                    frame + x * pitch, frame + y * pitch, width * pitch, height * pitch, rounding * pitch, line, rgb));
        }
    }
}
