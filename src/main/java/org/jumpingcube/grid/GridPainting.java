package org.jumpingcube.grid;

import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/**
 * How a game looks that says no more than what is on its squares. A turn of several squares is a piece that glides from
 * the first to the last; what else changes grows or shrinks in its place.
 */
final class GridPainting<P extends Position<P, M>, M> {
    private static final double GAP = 0.03;
    private static final double ROUNDING = 0.1;
    private static final double PIECE = 0.68;
    private static final double LIP = 0.06;

    private final GridGame<P, M> game;
    private final Brush brush;

    GridPainting(GridGame<P, M> game, Brush brush) {
        this.game = game;
        this.brush = brush;
    }

    void paint(BoardMoment<P, M> moment) {
        P position = moment.position();
        var squares = game.grid(position).squares();
        squares.forEach(square -> game.paintSquare(brush, position, square, x(square), y(position, square)));
        var way = moment.moving().map(Turn::move).map(game::squares).orElse(List.of());
        boolean isGlide = way.size() > 1;
        for (Square square : squares) {
            boolean isLifted = isGlide && square.equals(way.get(0));
            if (!isLifted) {
                paintPiece(moment, square, isGlide && square.equals(way.get(way.size() - 1)));
            }
        }
        if (isGlide) {
            paintGliding(moment, way);
        }
    }

    private double x(Square square) {
        return square.column();
    }

    private double y(P position, Square square) {
        return game.isRowOneOnTop() ? square.row() : game.grid(position).rows() - 1 - square.row();
    }

    /** @param isLanding whether a gliding piece ends there, over what it takes */
    private void paintPiece(BoardMoment<P, M> moment, Square square, boolean isLanding) {
        char before = game.at(moment.position(), square);
        char after = moment.moving().map(turn -> game.at(turn.after(), square)).orElse(before);
        if (before == after || isLanding) {
            paint(moment, before, square, isLanding && moment.progress() > 0.7 ? 0 : 1);
        } else {
            double half = Math.abs(1 - 2 * moment.progress());
            boolean isOld = moment.progress() < 0.5;
            paint(moment, isOld ? before : after, square, half);
        }
    }

    private void paint(BoardMoment<P, M> moment, char piece, Square square, double size) {
        if (piece != GridGame.EMPTY && size > 0) {
            game.paintPiece(brush, piece, x(square), y(moment.position(), square), size);
        }
    }

    private void paintGliding(BoardMoment<P, M> moment, List<Square> way) {
        P position = moment.position();
        double along = moment.progress() * (way.size() - 1);
        int leg = Math.min((int) along, way.size() - 2);
        double part = along - leg;
        double eased = part * part * (3 - 2 * part); // slow to start and to stop
        Square from = way.get(leg);
        Square to = way.get(leg + 1);
        char piece = game.at(position, way.get(0));
        if (piece != GridGame.EMPTY) {
            game.paintPiece(
                    brush,
                    piece,
                    x(from) + (x(to) - x(from)) * eased,
                    y(position, from) + (y(position, to) - y(position, from)) * eased,
                    1);
        }
    }

    static void paintSquare(Brush brush, double x, double y) {
        int ground =
                brush.isHighContrast() ? brush.isDark() ? 0x000000 : 0xffffff : brush.isDark() ? 0x3b424b : 0xe8ecf1;
        brush.box(x + GAP, y + GAP, 1 - 2 * GAP, 1 - 2 * GAP, ROUNDING, ground);
        if (brush.isHighContrast()) {
            brush.frame(x + GAP, y + GAP, 1 - 2 * GAP, 1 - 2 * GAP, ROUNDING, 0.02, brush.isDark() ? 0xffffff : 0);
        }
    }

    /** A round piece for one side, a square one for the other: no colour is needed to tell them apart. */
    static void paintPiece(Brush brush, Player player, int colour, double x, double y, double size) {
        double width = PIECE * size;
        double left = x + (1 - width) / 2;
        double top = y + (1 - width) / 2 - LIP / 2 * size;
        double rounding = player == Player.ONE ? width / 2 : width * 0.18;
        if (!brush.isHighContrast()) {
            brush.box(left, top + LIP * size, width, width, rounding, darker(colour));
        }
        brush.box(left, top, width, width, rounding, colour);
        if (brush.isHighContrast()) {
            brush.frame(left, top, width, width, rounding, 0.04, brush.isDark() ? 0xffffff : 0);
        }
    }

    /** Seven tenths of a colour. */
    private static int darker(int rgb) {
        int red = (rgb >> 16) & 255;
        int green = (rgb >> 8) & 255;
        int blue = rgb & 255;
        return ((red * 7 / 10) << 16) | ((green * 7 / 10) << 8) | (blue * 7 / 10);
    }
}
