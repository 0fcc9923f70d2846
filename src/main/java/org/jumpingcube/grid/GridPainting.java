package org.jumpingcube.grid;

import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;

/**
 * How a game looks that says no more than what is on its squares. A piece glides along the way of its turn, and two that
 * change places pass each other; what else changes grows or shrinks in its place.
 */
final class GridPainting<P extends Position<P, M>, M> {
    private static final double GAP = 0.03;
    private static final double ROUNDING = 0.1;
    private static final double PIECE = 0.68;
    private static final double LIP = 0.06;
    private static final double TAKEN = 0.3; // of the last part of the way, before which a piece there is seen

    private final GridLook<P, M> look;
    private final Brush brush;

    GridPainting(GridLook<P, M> look, Brush brush) {
        this.look = look;
        this.brush = brush;
    }

    void paintStill(BoardMoment<P, M> moment) {
        P position = moment.position();
        var squares = look.grid(position).squares();
        for (Square square : squares) {
            look.paintSquare(brush, position, square, brush.x(square), brush.y(square));
        }
        var way = moment.moving().map(look::way).orElse(List.of());
        var changed = moment.moving().map(look::changed).orElse(List.of());
        for (Square square : squares) {
            if (!isEnd(way, square) && !changed.contains(square)) {
                paint(look.at(position, square), square, 1);
            }
        }
    }

    void paintMoving(BoardMoment<P, M> moment) {
        if (moment.moving().isEmpty()) {
            return;
        }
        var turn = moment.moving().get();
        var way = look.way(turn);
        double over = (moment.stage() + moment.progress()) / look.stages(turn);
        for (Square square : look.changed(turn)) {
            P shown = over < 0.5 ? turn.before() : turn.after();
            paint(look.at(shown, square), square, Math.abs(1 - 2 * over));
        }
        if (way.size() > 1) {
            paintOnWay(moment, turn, way, over * (way.size() - 1));
        }
    }

    static <P extends Position<P, M>, M> List<Square> changed(GridLook<P, M> look, Turn<P, M> turn) {
        var way = look.way(turn);
        return look.grid(turn.before()).squares().stream()
                .filter(square -> !isEnd(way, square))
                .filter(square -> look.at(turn.before(), square) != look.at(turn.after(), square))
                .toList();
    }

    private static boolean isEnd(List<Square> way, Square square) {
        return way.size() > 1 && (square.equals(way.get(0)) || square.equals(way.get(way.size() - 1)));
    }

    /** @param along how many parts of the way are over */
    private void paintOnWay(BoardMoment<P, M> moment, Turn<P, M> turn, List<Square> way, double along) {
        Square first = way.get(0);
        Square last = way.get(way.size() - 1);
        char moved = look.at(turn.before(), first);
        char met = look.at(turn.before(), last);
        int leg = Math.min((int) along, way.size() - 2);
        double part = eased(along - leg);
        boolean isRound = first.equals(last);
        if (!isRound && met != GridLook.EMPTY && look.at(turn.after(), first) == met) {
            paintBetween(met, last, first, eased(along / (way.size() - 1)), 0);
        } else if (!isRound && way.size() - 1 - along >= TAKEN) {
            paint(met, last, 1);
        }
        char piece = moved == GridLook.EMPTY ? look.at(turn.after(), last) : moved;
        if (piece != GridLook.EMPTY) {
            paintBetween(piece, way.get(leg), way.get(leg + 1), part, moment.isCalm() ? 0 : part);
        }
    }

    /** Slow to start and to stop. */
    private static double eased(double part) {
        return part * part * (3 - 2 * part);
    }

    private void paintBetween(char piece, Square from, Square to, double part, double shownPart) {
        double x = brush.x(from) + (brush.x(to) - brush.x(from)) * part;
        double y = brush.y(from) + (brush.y(to) - brush.y(from)) * part;
        look.paintMoving(brush, piece, x, y, shownPart);
    }

    private void paint(char piece, Square square, double size) {
        if (piece != GridLook.EMPTY && size > 0) {
            look.paintPiece(brush, piece, brush.x(square), brush.y(square), size);
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
            brush.box(left, top + LIP * size, width, width, rounding, Brush.mix(colour, 0, 0.3));
        }
        brush.box(left, top, width, width, rounding, colour);
        if (brush.isHighContrast()) {
            brush.frame(left, top, width, width, rounding, 0.04, brush.isDark() ? 0xffffff : 0);
        }
    }
}
