package org.jumpingcube.desktop.jumpin;

import java.util.Optional;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jumpingcube.jumpin.Square;

/**
 * The mouse on the board: a click picks a pawn and then makes its turn; with Shift it makes a single jump, and a second
 * click there ends the turn. A pawn can be dragged, and a right-click puts it down.
 */
final class JumpinMouse {
    private final JumpinBoardView board;
    private boolean isDragging;

    private JumpinMouse(JumpinBoardView board) {
        this.board = board;
    }

    /** Attaches the mouse to a board. */
    static void attach(JumpinBoardView board) {
        var mouse = new JumpinMouse(board);
        board.addEventHandler(MouseEvent.MOUSE_MOVED, event -> board.pointing().hover(mouse.squareAt(event)));
        board.addEventHandler(MouseEvent.MOUSE_EXITED, event -> board.pointing().hover(Optional.empty()));
        board.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse::press);
        board.addEventHandler(MouseEvent.MOUSE_DRAGGED, mouse::drag);
        board.addEventHandler(MouseEvent.MOUSE_RELEASED, mouse::release);
    }

    private Optional<Square> squareAt(MouseEvent event) {
        return board.places().squareAt(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        board.requestFocus();
        squareAt(event)
                .ifPresentOrElse(board.pointing()::click, () -> board.pointing().showFocus(false));
        if (event.getButton() == MouseButton.SECONDARY) {
            board.choosing().letGo();
        } else if (event.getButton() == MouseButton.PRIMARY) {
            boolean isStop = event.getClickCount() == 2 && board.choosing().stopHere();
            if (!isStop) {
                squareAt(event).ifPresent(square -> board.choosing().take(square, event.isShiftDown()));
            }
        }
    }

    private void drag(MouseEvent event) {
        boolean isPicked = board.choosing().choice().get().isPresent();
        if (event.getButton() == MouseButton.PRIMARY && isPicked) {
            isDragging = true;
            board.pointing().hover(squareAt(event));
            board.showDragged(event.getX(), event.getY());
        }
    }

    private void release(MouseEvent event) {
        if (isDragging) {
            isDragging = false;
            board.showPosition();
            squareAt(event).ifPresent(board.choosing()::land);
        }
    }
}
