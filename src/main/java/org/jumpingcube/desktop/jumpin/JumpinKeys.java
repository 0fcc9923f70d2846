package org.jumpingcube.desktop.jumpin;

import javafx.scene.input.KeyEvent;
import org.jumpingcube.desktop.controls.Announcement;

/**
 * The keys of the board: the arrows move the focus; Enter picks a pawn and then makes its turn, or with Shift a single
 * jump; Backspace takes back a jump, and Escape puts the pawn down. While another square is marked, because the mouse points
 * at it, Enter only shows where the focus is.
 */
final class JumpinKeys {
    private final JumpinBoardView board;

    private JumpinKeys(JumpinBoardView board) {
        this.board = board;
    }

    /** Attaches the keys to a board. */
    static void attach(JumpinBoardView board) {
        board.addEventHandler(KeyEvent.KEY_PRESSED, new JumpinKeys(board)::pressed);
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isControlDown()) {
            return;
        }
        boolean isUsed = switch (event.getCode()) {
            case UP, KP_UP -> move(0, -1);
            case DOWN, KP_DOWN -> move(0, 1);
            case LEFT, KP_LEFT -> move(-1, 0);
            case RIGHT, KP_RIGHT -> move(1, 0);
            case ENTER -> enter(event.isShiftDown());
            case BACK_SPACE -> board.choosing().takeBack();
            case ESCAPE -> board.choosing().letGo();
            default -> false;
        };
        if (isUsed) {
            board.pointing().showFocus(true);
            event.consume();
        }
    }

    private boolean move(int right, int lower) {
        var square = board.places().beside(board.pointing().focus(), right, lower);
        if (square.equals(board.pointing().focus())) {
            Announcement.ofFocus(board);
        }
        board.pointing().focusOn(square);
        return true;
    }

    private boolean enter(boolean isStep) {
        if (board.pointing().isElsewhere() && board.choosing().canChoose()) {
            Announcement.make(board, board.getAccessibleText());
            return true;
        }
        boolean isAtEnd = board.choosing()
                .choice()
                .get()
                .filter(choice ->
                        choice.isLed() && choice.end().equals(board.pointing().focus()))
                .isPresent();
        if (isStep || !isAtEnd || !board.choosing().stopHere()) {
            board.choosing().take(board.pointing().focus(), isStep);
        }
        return true;
    }
}
