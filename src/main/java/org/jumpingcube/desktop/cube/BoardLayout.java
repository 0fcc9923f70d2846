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
 */
record BoardLayout(int side, double left, double top, double pitch) {
    /** The width of the frame around the squares, as a share of a cell. */
    private static final double FRAME = 0.2;

    private static final double MIN_FRAME = 16; // space for the coordinates
    private static final double MAX_FRAME = 28;

    static BoardLayout fit(int side, double width, double height) {
        double room = Math.max(1, Math.min(width, height) - 4);
        double pitch = Math.max(4, Math.floor((room - 2 * MIN_FRAME) / side));
        while (pitch > 4 && side * pitch + 2 * frame(pitch) > room) {
            pitch--;
        }
        return new BoardLayout(
                side, Math.rint((width - side * pitch) / 2), Math.rint((height - side * pitch) / 2), pitch);
    }

    private static double frame(double pitch) {
        return Math.max(MIN_FRAME, Math.min(MAX_FRAME, Math.rint(pitch * FRAME)));
    }

    double frame() {
        return frame(pitch);
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
