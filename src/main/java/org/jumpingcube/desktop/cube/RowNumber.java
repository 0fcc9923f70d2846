package org.jumpingcube.desktop.cube;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * The number of a row as it is typed, digit by digit. On keyboards whose digits need Shift, the same keys count without
 * it.
 */
final class RowNumber {
    /** What the keys 1 to 9 and 0 type without Shift. */
    private static final List<String> DIGIT_KEYS = List.of(
            "1234567890",
            "&é\"'(-è_çà", // French
            "&é\"'(§è!çà", // Belgian
            "+ěščřžýáíé", // Czech
            "+ľščťžýáíé"); // Slovak

    private static final Set<KeyCode> KEYPAD_SIGNS = EnumSet.of(KeyCode.ADD, KeyCode.SUBTRACT);

    private String typed = "";

    /** Begins a new number. */
    void clear() {
        typed = "";
    }

    /** Whether a key stands for a digit. */
    static boolean isDigit(KeyEvent key) {
        String text = key.getText();
        if (text.length() != 1) {
            return false;
        }
        boolean isPlainKey = !key.isShiftDown() && !KEYPAD_SIGNS.contains(key.getCode());
        return Character.isDigit(text.charAt(0)) || (isPlainKey && digits(text).isPresent());
    }

    /**
     * The row that is meant once this digit has been typed too.
     *
     * @param digit what the key types
     * @param rows how many there are, up to 99
     * @return from 1 to {@code rows}; empty if there is no such row
     */
    Optional<Integer> type(String digit, int rows) {
        String longer = typed + digit;
        typed = row(longer, rows).isPresent() ? longer : digit;
        return row(typed, rows);
    }

    private static Optional<Integer> row(String keys, int rows) {
        return Optional.of(keys)
                .filter(some -> some.length() <= 2)
                .flatMap(RowNumber::digits)
                .map(Integer::parseInt)
                .filter(row -> row >= 1 && row <= rows);
    }

    /** All digits of a number come from the same keyboard: é is 2 in French, but 0 after a Czech +. */
    private static Optional<String> digits(String keys) {
        return DIGIT_KEYS.stream()
                .filter(row -> keys.chars().allMatch(key -> Character.isDigit(key) || row.indexOf(key) >= 0))
                .findFirst()
                .map(row -> keys.chars().mapToObj(key -> digit(key, row)).collect(Collectors.joining()));
    }

    private static String digit(int key, String row) {
        int digit = Character.isDigit(key) ? Character.digit(key, 10) : (row.indexOf(key) + 1) % 10;
        return Integer.toString(digit);
    }
}
