package org.jumpingcube.desktop.board;

import java.util.Optional;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jumpingcube.game.Square;

/**
 * The mouse on a board: it points at squares, and a click chooses one; a second click there ends a move of several steps. A
 * piece that is picked can be dragged, and a right-click puts it down.
 */
public final class BoardMouse {
    private final SquareBoard board;
    private boolean isDragging;

    private BoardMouse(SquareBoard board) {
        this.board = board;
    }

    /** Attaches the mouse to a board. */
    public static void attach(SquareBoard board) {
        var mouse = new BoardMouse(board);
        var node = board.node();
        node.addEventHandler(MouseEvent.MOUSE_MOVED, event -> board.pointing().hover(mouse.squareAt(event)));
        node.addEventHandler(MouseEvent.MOUSE_EXITED, event -> board.pointing().hover(Optional.empty()));
        node.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
        node.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
        node.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    }

    private Optional<Square> squareAt(MouseEvent event) {
        return board.places().squareAt(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        board.node().requestFocus();
        squareAt(event)
                .ifPresentOrElse(board.pointing()::click, () -> board.pointing().showFocus(false));
        if (event.getButton() == MouseButton.SECONDARY) {
            board.letGo();
        } else if (event.getButton() == MouseButton.PRIMARY) {
            boolean isStop = event.getClickCount() == 2 && board.stopHere();
            if (!isStop) {
                squareAt(event).ifPresent(square -> board.take(square, event.isShiftDown()));
            }
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY && board.isPicked()) {
            isDragging = true;
            board.pointing().hover(squareAt(event));
            board.drag(event.getX(), event.getY());
        }
    }

    private void release(MouseEvent event) {
        if (isDragging) {
            isDragging = false;
            board.drop(squareAt(event));
        }
    }
}
