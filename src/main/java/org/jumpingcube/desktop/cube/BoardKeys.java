package org.jumpingcube.desktop.cube;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.look.RowNumber;

/**
 * The keys of the board: the arrows move the focus, Home and End move it to the ends of the row, a letter to a column,
 * a number of one or two digits to a row; Enter plays the cube that has the focus. While another cube is marked, because
 * the mouse points at it, Enter only shows where the focus is.
 */
final class BoardKeys {
    private final BoardView board;
    private final RowNumber number = new RowNumber();

    private BoardKeys(BoardView board) {
        this.board = board;
    }

    /** Attaches the keys to a board. */
    static void attach(BoardView board) {
        var keys = new BoardKeys(board);
        board.addEventHandler(KeyEvent.KEY_PRESSED, keys::pressed);
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isControlDown()) {
            return;
        }
        boolean isUsed = event.getCode() == KeyCode.ENTER ? play() : moveFocus(event);
        if (isUsed) {
            board.pointing().showFocus(true);
            event.consume();
        }
    }

    private boolean play() {
        number.clear(); // digits typed for the next move make another number
        Square focus = board.pointing().focus();
        if (board.pointing().isElsewhere() && board.canPlay(focus)) {
            Announcement.make(board, board.getAccessibleText());
        } else {
            board.choose(focus);
        }
        return true;
    }

    private boolean moveFocus(KeyEvent event) {
        Square from = board.pointing().focus();
        int last = board.side() - 1;
        if (RowNumber.isDigit(event)) {
            return typeDigit(event.getText());
        }
        number.clear();
        return switch (event.getCode()) {
            case UP, KP_UP -> focus(Math.max(0, from.row() - 1), from.column());
            case DOWN, KP_DOWN -> focus(Math.min(last, from.row() + 1), from.column());
            case LEFT, KP_LEFT -> focus(from.row(), Math.max(0, from.column() - 1));
            case RIGHT, KP_RIGHT -> focus(from.row(), Math.min(last, from.column() + 1));
            case HOME -> focus(from.row(), 0);
            case END -> focus(from.row(), last);
            default -> typeLetter(event);
        };
    }

    /** H alone asks for a hint, on boards of any size; Shift+H is the column. */
    private boolean typeLetter(KeyEvent event) {
        String name = event.getCode().getName();
        boolean isLetter = event.getCode().isLetterKey() && name.length() == 1;
        if (!isLetter || (event.getCode() == KeyCode.H && !event.isShiftDown())) {
            return false;
        }
        int column = name.toLowerCase(Locale.ROOT).charAt(0) - 'a';
        return column < board.side() && focus(board.pointing().focus().row(), column);
    }

    private boolean typeDigit(String digit) {
        int column = board.pointing().focus().column();
        return number.type(digit, board.side())
                .map(row -> focus(row - 1, column))
                .orElse(false);
    }

    private boolean focus(int row, int column) {
        var square = new Square(row, column);
        if (square.equals(board.pointing().focus())) {
            Announcement.ofFocus(board);
        }
        board.pointing().focusOn(square);
        return true;
    }
}
