package org.jumpingcube.desktop.jumpin;

import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.jumpingcube.jumpin.Square;

/**
 * Where the squares are on the screen: upright with Gold at the bottom, or on its side with Gold at the left if the
 * space is wider than it is high.
 *
 * @param isLying whether the rows run from left to right
 * @param left the left edge of the first square
 * @param top its top edge
 * @param pitch the distance from one square to the next
 */
record JumpinLayout(boolean isLying, double left, double top, double pitch) {
    /** The space on each side for the names of rows and columns. */
    static final double MARGIN = 26;

    static JumpinLayout fit(double width, double height) {
        double room = width - 2 * MARGIN;
        double rise = height - 2 * MARGIN;
        double upright = Math.min(room / Square.COLUMNS, rise / Square.ROWS);
        double lying = Math.min(room / Square.ROWS, rise / Square.COLUMNS);
        boolean isLying = lying > upright;
        double pitch = Math.max(1, Math.floor(Math.max(upright, lying)));
        return new JumpinLayout(
                isLying,
                Math.floor((width - (isLying ? Square.ROWS : Square.COLUMNS) * pitch) / 2),
                Math.floor((height - (isLying ? Square.COLUMNS : Square.ROWS) * pitch) / 2),
                pitch);
    }

    /** The largest board without names, lying. */
    static JumpinLayout fitBare(double width, double height) {
        double pitch = Math.min(width / Square.ROWS, height / Square.COLUMNS);
        return new JumpinLayout(true, (width - pitch * Square.ROWS) / 2, (height - pitch * Square.COLUMNS) / 2, pitch);
    }

    int across() {
        return isLying ? Square.ROWS : Square.COLUMNS;
    }

    int down() {
        return isLying ? Square.COLUMNS : Square.ROWS;
    }

    double x(Square square) {
        return left + pitch * (isLying ? square.row() : square.column());
    }

    double y(Square square) {
        return top + pitch * (isLying ? square.column() : Square.ROWS - 1 - square.row());
    }

    Point2D centre(Square square) {
        return new Point2D(x(square) + pitch / 2, y(square) + pitch / 2);
    }

    Bounds bounds(Square square) {
        return new BoundingBox(x(square), y(square), pitch, pitch);
    }

    /** The bounds of the whole board with its margins. */
    Bounds extent() {
        return new BoundingBox(left - MARGIN, top - MARGIN, across() * pitch + 2 * MARGIN, down() * pitch + 2 * MARGIN);
    }

    /** The square at a point; empty off the board. */
    Optional<Square> squareAt(double x, double y) {
        return at((int) Math.floor((x - left) / pitch), (int) Math.floor((y - top) / pitch));
    }

    /** The square at this distance from the left and from the top, counted in squares; empty off the board. */
    Optional<Square> at(int across, int down) {
        if (across < 0 || across >= across() || down < 0 || down >= down()) {
            return Optional.empty();
        }
        return Optional.of(isLying ? new Square(down, across) : new Square(across, Square.ROWS - 1 - down));
    }

    /** The neighbour of a square on the screen; the square itself at the edge. */
    Square beside(Square square, int right, int lower) {
        int across = isLying ? square.row() : square.column();
        int down = isLying ? square.column() : Square.ROWS - 1 - square.row();
        return at(across + right, down + lower).orElse(square);
    }
}
