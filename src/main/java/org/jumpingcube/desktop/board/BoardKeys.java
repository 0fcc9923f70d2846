package org.jumpingcube.desktop.board;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.look.RowNumber;
import org.jumpingcube.game.Square;

/**
 * The keys of a board: the arrows move the focus, Home and End move it to the ends of the line, a letter to a column, a
 * number of one or two digits to a row. Enter chooses the square that has the focus, with Shift for a single step;
 * Backspace takes back a step, and Escape puts down what is picked. While another square is marked, because the mouse
 * points at it, Enter only shows where the focus is.
 */
public final class BoardKeys {
    private final SquareBoard board;
    private final RowNumber number = new RowNumber();

    private BoardKeys(SquareBoard board) {
        this.board = board;
    }

    /** Attaches the keys to a board. */
    public static void attach(SquareBoard board) {
        board.node().addEventHandler(KeyEvent.KEY_PRESSED, new BoardKeys(board)::pressed);
    }

    /** Whether a key chooses a square: a letter, a digit or one that moves the focus. */
    public static boolean areFor(KeyEvent event) {
        KeyCode key = event.getCode();
        boolean isMove = key.isArrowKey() || key == KeyCode.HOME || key == KeyCode.END;
        return isPlain(event) && (isMove || isLetter(key) || RowNumber.isDigit(event));
    }

    private static boolean isPlain(KeyEvent event) {
        return !event.isShortcutDown() && !event.isAltDown() && !event.isControlDown();
    }

    private static boolean isLetter(KeyCode key) {
        return key.isLetterKey() && key.getName().length() == 1;
    }

    private void pressed(KeyEvent event) {
        if (!isPlain(event)) {
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
            case HOME -> focus(board.places().atEnd(focus(), false));
            case END -> focus(board.places().atEnd(focus(), true));
            case ENTER -> enter(event.isShiftDown());
            case BACK_SPACE -> board.takeBack();
            case ESCAPE -> board.letGo();
            default -> typeLetter(event);
        };
    }

    private Square focus() {
        return board.pointing().focus();
    }

    /** H alone asks for a hint, on boards of any size; Shift+H is the column. */
    private boolean typeLetter(KeyEvent event) {
        String name = event.getCode().getName();
        if (!isLetter(event.getCode()) || (event.getCode() == KeyCode.H && !event.isShiftDown())) {
            return false;
        }
        return focus(board.places()
                .grid()
                .at(focus().row(), name.toLowerCase(Locale.ROOT).charAt(0) - 'a'));
    }

    private boolean typeDigit(String digit) {
        var grid = board.places().grid();
        return number.type(digit, grid.rows())
                .map(row -> focus(new Square(row - 1, focus().column())))
                .orElse(false);
    }

    private boolean move(int right, int lower) {
        return focus(board.places().beside(focus(), right, lower));
    }

    private boolean focus(Optional<Square> square) {
        return square.isPresent() && focus(square.get());
    }

    private boolean focus(Square square) {
        if (square.equals(focus())) {
            Announcement.ofFocus(board.node());
        }
        board.pointing().focusOn(square);
        return true;
    }

    private boolean enter(boolean isStep) {
        Square focus = focus();
        if (board.pointing().isElsewhere() && board.canTake(focus)) {
            Announcement.make(board.node(), board.node().getAccessibleText());
        } else {
            board.take(focus, isStep);
        }
        return true;
    }
}
