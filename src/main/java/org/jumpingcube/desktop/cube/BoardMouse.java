package org.jumpingcube.desktop.cube;

import java.util.Optional;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** The mouse on the board: it points at squares, and a click on one plays it. */
final class BoardMouse {
    private final BoardView board;

    private BoardMouse(BoardView board) {
        this.board = board;
    }

    /** Attaches the mouse to a board. */
    static void attach(BoardView board) {
        var mouse = new BoardMouse(board);
        board.addEventHandler(MouseEvent.MOUSE_MOVED, mouse::move);
        board.addEventHandler(MouseEvent.MOUSE_EXITED, event -> board.pointing().hover(Optional.empty()));
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
    }

    private void move(MouseEvent event) {
        board.pointing().hover(board.squareAt(event.getX(), event.getY()));
    }

    private void press(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            board.squareAt(event.getX(), event.getY()).ifPresent(square -> {
                board.requestFocus();
                board.pointing().click(square);
                board.choose(square);
            });
        }
    }
}
