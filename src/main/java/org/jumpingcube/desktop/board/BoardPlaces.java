package org.jumpingcube.desktop.board;

import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Square;

/**
 * Where the squares of a board are on the screen, in pixels of its node.
 *
 * @param isRowOneOnTop whether row 1 is the upper one, on a board that stands upright
 * @param isLying whether the rows run from left to right instead, row 1 at the left and column a at the top
 * @param left the left edge of the first square
 * @param top its upper edge
 * @param pitch from one square to the next
 * @param margin the width of the frame around the squares
 */
public record BoardPlaces(
        Grid grid, boolean isRowOneOnTop, boolean isLying, double left, double top, double pitch, double margin) {
    /** The usual frame, with room for the names of rows and columns. */
    public static final double MARGIN = 26;

    private static final double UPRIGHT_FROM = 1.5; // times the size of a lying board

    /** How many squares are beside each other on the screen. */
    public int across() {
        return isLying ? grid.rows() : grid.columns();
    }

    /** How many squares are below each other on the screen. */
    public int down() {
        return isLying ? grid.columns() : grid.rows();
    }

    /** An upright board, as large as it fits, with pixels that are not divided. */
    public static BoardPlaces fit(Grid grid, boolean isRowOneOnTop, double width, double height, double margin) {
        double pitch = Math.floor(Math.min((width - 2 * margin) / grid.columns(), (height - 2 * margin) / grid.rows()));
        return inTheMiddle(grid, isRowOneOnTop, false, width, height, Math.max(1, pitch), margin);
    }

    /**
     * The same, lying on its side wherever that is not much smaller, so that the board is the same way up in windows of
     * different shapes.
     */
    public static BoardPlaces fitEitherWay(Grid grid, double width, double height, double margin) {
        double room = width - 2 * margin;
        double rise = height - 2 * margin;
        double upright = Math.min(room / grid.columns(), rise / grid.rows());
        double lying = Math.min(room / grid.rows(), rise / grid.columns());
        boolean isLying = UPRIGHT_FROM * lying > upright;
        double pitch = Math.max(1, Math.floor(isLying ? lying : upright));
        return inTheMiddle(grid, false, isLying, width, height, pitch, margin);
    }

    /** A board without a frame, as large as it fits. */
    public static BoardPlaces fitBare(Grid grid, boolean isRowOneOnTop, boolean isLying, double width, double height) {
        var unit = new BoardPlaces(grid, isRowOneOnTop, isLying, 0, 0, 1, 0);
        double pitch = Math.min(width / unit.across(), height / unit.down());
        return new BoardPlaces(
                grid,
                isRowOneOnTop,
                isLying,
                (width - unit.across() * pitch) / 2,
                (height - unit.down() * pitch) / 2,
                pitch,
                0);
    }

    /** A board with squares of this size in the middle of an area. */
    private static BoardPlaces inTheMiddle(
            Grid grid,
            boolean isRowOneOnTop,
            boolean isLying,
            double width,
            double height,
            double pitch,
            double margin) {
        var atCorner = new BoardPlaces(grid, isRowOneOnTop, isLying, 0, 0, pitch, margin);
        return new BoardPlaces(
                grid,
                isRowOneOnTop,
                isLying,
                Math.floor((width - atCorner.across() * pitch) / 2),
                Math.floor((height - atCorner.down() * pitch) / 2),
                pitch,
                margin);
    }

    /** How far a square is from the left, in squares. */
    int columnOf(Square square) {
        return isLying ? square.row() : square.column();
    }

    /** How far a square is from the top, in squares. */
    int lineOf(Square square) {
        return isLying ? square.column() : isRowOneOnTop ? square.row() : grid.rows() - 1 - square.row();
    }

    /** The left edge of a square. */
    public double x(Square square) {
        return left + pitch * columnOf(square);
    }

    /** The upper edge of a square. */
    public double y(Square square) {
        return top + pitch * lineOf(square);
    }

    public Point2D centre(Square square) {
        return new Point2D(x(square) + pitch / 2, y(square) + pitch / 2);
    }

    public Bounds bounds(Square square) {
        return new BoundingBox(x(square), y(square), pitch, pitch);
    }

    /** The width of all squares together. */
    public double width() {
        return across() * pitch;
    }

    /** The height of all squares together. */
    public double height() {
        return down() * pitch;
    }

    /** The bounds of the whole board with its frame. */
    public Bounds extent() {
        return new BoundingBox(left - margin, top - margin, width() + 2 * margin, height() + 2 * margin);
    }

    /** The square at a point; empty off the board. */
    public Optional<Square> squareAt(double x, double y) {
        return at((int) Math.floor((x - left) / pitch), (int) Math.floor((y - top) / pitch));
    }

    /** The square at this distance from the left and from the top, in squares; empty off the board. */
    public Optional<Square> at(int across, int down) {
        return isLying ? grid.at(across, down) : grid.at(isRowOneOnTop ? down : grid.rows() - 1 - down, across);
    }

    /** The neighbour of a square on the screen; the square itself at the edge. */
    public Square beside(Square square, int right, int lower) {
        return at(columnOf(square) + right, lineOf(square) + lower).orElse(square);
    }

    /** The square at the left end of a square's line on the screen, or at the right end. */
    public Square atEnd(Square square, boolean isRight) {
        return at(isRight ? across() - 1 : 0, lineOf(square)).orElse(square);
    }
}
