package org.jumpingcube.desktop.cube;

import java.util.Optional;
import org.jumpingcube.cube.Square;

/**
 * Where the squares are in an area of the screen, in pixels of the scene. The pitch is a whole number, so that all
 * cubes have the same size and sharp edges.
 *
 * @param side squares along an edge
 * @param left of the first column's cell
 * @param top of the first row's cell
 * @param pitch from one cell to the next; a cell is a cube with half a gap around it
 * @param frame the width of the frame around the squares
 */
record BoardLayout(int side, double left, double top, double pitch, double frame) {
    /** The width of the frame around the squares, as a share of a cell. */
    private static final double FRAME = 0.2;

    private static final double MIN_FRAME = 16; // space for the coordinates
    private static final double MAX_FRAME = 28;
    private static final double BARE_FRAME = 3;
    private static final double SMALLEST_PITCH = 4;

    /** The largest board with coordinates. */
    static BoardLayout fit(int side, double width, double height) {
        double room = Math.max(1, Math.min(width, height) - 4);
        double pitch = Math.max(SMALLEST_PITCH, Math.floor((room - 2 * MIN_FRAME) / side));
        while (pitch > SMALLEST_PITCH && side * pitch + 2 * frame(pitch) > room) {
            pitch--;
        }
        return inTheMiddle(side, width, height, pitch, frame(pitch));
    }

    /** The largest board without coordinates. */
    static BoardLayout fitBare(int side, double width, double height) {
        double room = Math.min(width, height) - 2 * BARE_FRAME;
        return inTheMiddle(side, width, height, Math.max(SMALLEST_PITCH, Math.floor(room / side)), BARE_FRAME);
    }

    private static BoardLayout inTheMiddle(int side, double width, double height, double pitch, double frame) {
        double left = Math.rint((width - side * pitch) / 2);
        return new BoardLayout(side, left, Math.rint((height - side * pitch) / 2), pitch, frame);
    }

    private static double frame(double pitch) {
        return Math.max(MIN_FRAME, Math.min(MAX_FRAME, Math.rint(pitch * FRAME)));
    }

    double extent() {
        return side * pitch;
    }

    double x(Square square) {
        return left + square.column() * pitch;
    }

    double y(Square square) {
        return top + square.row() * pitch;
    }

    /** The square under a point, if there is one. */
    Optional<Square> squareAt(double x, double y) {
        int column = (int) Math.floor((x - left) / pitch);
        int row = (int) Math.floor((y - top) / pitch);
        boolean isOnBoard = column >= 0 && column < side && row >= 0 && row < side;
        return isOnBoard ? Optional.of(new Square(row, column)) : Optional.empty();
    }
}
