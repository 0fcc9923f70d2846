package org.jumpingcube.desktop.cube;

import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.util.Duration;
import org.jumpingcube.cube.Square;

/** Where things are on a board view, for tests that click and look. */
public final class BoardSpots {
    private BoardSpots() {}

    private static BoardLayout layout(BoardView board) {
        return BoardLayout.fit(board.side(), Math.floor(board.getWidth()), Math.floor(board.getHeight()));
    }

    /** The cell of a square, in the board's own coordinates. */
    public static Bounds cell(BoardView board, Square square) {
        BoardLayout layout = layout(board);
        return new BoundingBox(layout.x(square), layout.y(square), layout.pitch(), layout.pitch());
    }

    /** All that is painted, frame and coordinates included. */
    public static Bounds extent(BoardView board) {
        BoardLayout layout = layout(board);
        double frame = layout.frame();
        double extent = layout.extent() + 2 * frame;
        return new BoundingBox(layout.left() - frame, layout.top() - frame, extent, extent);
    }

    /** How long the mouse rests on a cube before its preview comes. */
    public static Duration previewDelay() {
        return Previews.REST;
    }

    /** The square that the keyboard is on. */
    public static Square focus(BoardView board) {
        return board.pointing().focus();
    }
}
