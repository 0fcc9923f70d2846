package org.jumpingcube.desktop.cube;

import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.game.Grid;

/**
 * Where the cubes are in an area of the screen. A cell is a cube with half a gap around it. It has a whole number of
 * pixels, so that all cubes have the same size and sharp edges.
 */
final class BoardLayout {
    /** The width of the frame around the squares, as a share of a cell. */
    private static final double FRAME = 0.2;

    private static final double MIN_FRAME = 16; // space for the coordinates
    private static final double MAX_FRAME = 28;
    private static final double BARE_FRAME = 3;
    private static final double SMALLEST_PITCH = 4;

    private BoardLayout() {}

    /** The largest board with coordinates. */
    static BoardPlaces fit(int side, double width, double height) {
        double room = Math.max(1, Math.min(width, height) - 4);
        double pitch = Math.max(SMALLEST_PITCH, Math.floor((room - 2 * MIN_FRAME) / side));
        while (pitch > SMALLEST_PITCH && side * pitch + 2 * frame(pitch) > room) {
            pitch--;
        }
        return inTheMiddle(side, width, height, pitch, frame(pitch));
    }

    /** The largest board without coordinates. */
    static BoardPlaces fitBare(int side, double width, double height) {
        double room = Math.min(width, height) - 2 * BARE_FRAME;
        return inTheMiddle(side, width, height, Math.max(SMALLEST_PITCH, Math.floor(room / side)), BARE_FRAME);
    }

    private static BoardPlaces inTheMiddle(int side, double width, double height, double pitch, double frame) {
        double left = Math.rint((width - side * pitch) / 2);
        double top = Math.rint((height - side * pitch) / 2);
        return new BoardPlaces(new Grid(side, side), true, false, left, top, pitch, frame);
    }

    private static double frame(double pitch) {
        return Math.max(MIN_FRAME, Math.min(MAX_FRAME, Math.rint(pitch * FRAME)));
    }
}
