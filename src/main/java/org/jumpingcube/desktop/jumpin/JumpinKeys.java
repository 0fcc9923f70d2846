package org.jumpingcube.desktop.jumpin;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.look.RowNumber;
import org.jumpingcube.jumpin.Square;

/**
 * The keys of the board: the arrows move the focus, a letter moves it to a column, a number of one or two digits to a row;
 * Enter picks a pawn and then makes its turn, or with Shift a single jump; Backspace takes back a jump, and Escape puts the
 * pawn down. While another square is marked, because the mouse points at it, Enter only shows where the focus is.
 */
final class JumpinKeys {
    private final JumpinBoardView board;
    private final RowNumber number = new RowNumber();

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
        boolean isUsed = RowNumber.isDigit(event) ? typeDigit(event.getText()) : press(event);
        if (isUsed) {
            board.pointing().showFocus(true);
            event.consume();
        }
    }

    private boolean press(KeyEvent event) {
        number.clear(); // digits typed after another key make another number
        return switch (event.getCode()) {
            case UP, KP_UP -> move(0, -1);
            case DOWN, KP_DOWN -> move(0, 1);
            case LEFT, KP_LEFT -> move(-1, 0);
            case RIGHT, KP_RIGHT -> move(1, 0);
            case ENTER -> enter(event.isShiftDown());
            case BACK_SPACE -> board.choosing().takeBack();
            case ESCAPE -> board.choosing().letGo();
            default -> typeLetter(event.getCode());
        };
    }

    private boolean typeLetter(KeyCode key) {
        int column = key.isLetterKey() ? key.getCode() - KeyCode.A.getCode() : -1;
        return column >= 0
                && column < Square.COLUMNS
                && focus(new Square(column, board.pointing().focus().row()));
    }

    private boolean typeDigit(String digit) {
        int column = board.pointing().focus().column();
        return number.type(digit, Square.ROWS)
                .map(row -> focus(new Square(column, row - 1)))
                .orElse(false);
    }

    private boolean move(int right, int lower) {
        return focus(board.places().beside(board.pointing().focus(), right, lower));
    }

    private boolean focus(Square square) {
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
