package org.jumpingcube.desktop.look;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The number of a row as it is typed, digit by digit. */
public final class RowNumber {
    private static final Set<KeyCode> KEYPAD_SIGNS = EnumSet.of(KeyCode.ADD, KeyCode.SUBTRACT);

    private String typed = "";

    /** Begins a new number. */
    public void clear() {
        typed = "";
    }

    /** Whether a key stands for a digit. */
    public static boolean isDigit(KeyEvent key) {
        String text = key.getText();
        if (text.length() != 1) {
            return false;
        }
        boolean isPlainKey = !key.isShiftDown() && !KEYPAD_SIGNS.contains(key.getCode());
        return Character.isDigit(text.charAt(0))
                || (isPlainKey && DigitKeys.digits(text).isPresent());
    }

    /**
     * The row that is meant once this digit has been typed too.
     *
     * @param digit what the key types
     * @param rows how many there are, up to 99
     * @return from 1 to {@code rows}; empty if there is no such row
     */
    public Optional<Integer> type(String digit, int rows) {
        String longer = typed + digit;
        typed = row(longer, rows).isPresent() ? longer : digit;
        return row(typed, rows);
    }

    private static Optional<Integer> row(String keys, int rows) {
        return Optional.of(keys)
                .filter(some -> some.length() <= 2)
                .flatMap(DigitKeys::digits)
                .map(Integer::parseInt)
                .filter(row -> row >= 1 && row <= rows);
    }
}
