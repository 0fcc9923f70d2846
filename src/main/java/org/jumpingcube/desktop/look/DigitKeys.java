package org.jumpingcube.desktop.look;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The keys with digits. On keyboards whose digits need Shift, the same keys count without it, by their place. */
public final class DigitKeys {
    private static final String PLAIN = "1234567890";

    /** What the keys 1 to 9 and 0 type without Shift where that is a sign or a letter. */
    private static final List<String> FRENCH = List.of("&é\"'(-è_çà", "&é\"'(§è!çà"); // the second is Belgian

    private static final String CZECH = "+ěščřžýáíé";
    private static final String SLOVAK = "+ľščťžýáíé";

    private DigitKeys() {}

    /**
     * The digits that some keys stand for.
     *
     * @param keys what they type, all on one keyboard: é is 2 in French, but 0 after a Czech +
     * @return as many digits; empty if no keyboard has these keys
     */
    public static Optional<String> digits(String keys) {
        return digits(
                keys,
                Stream.of(Stream.of(PLAIN), FRENCH.stream(), Stream.of(CZECH, SLOVAK))
                        .flatMap(row -> row));
    }

    /**
     * The digit that a key stands for where + and - have a meaning of their own: + is 1 only for somebody whose language
     * is Czech or Slovak.
     */
    public static Optional<String> digit(KeyEvent key) {
        return digit(key, Locale.getDefault());
    }

    static Optional<String> digit(KeyEvent key, Locale locale) {
        String typed = key.getText();
        boolean isOne = typed.length() == 1 && !"-".equals(typed) && key.getCode() != KeyCode.ADD;
        boolean isDigit = isOne && Character.isDigit(typed.charAt(0));
        return isOne && (isDigit || !key.isShiftDown()) ? digits(typed, rows(locale)) : Optional.empty();
    }

    private static Stream<String> rows(Locale locale) {
        var usual = Stream.concat(Stream.of(PLAIN), FRENCH.stream());
        return switch (locale.getLanguage()) {
            case "cs" -> Stream.concat(Stream.of(CZECH), usual);
            case "sk" -> Stream.concat(Stream.of(SLOVAK), usual);
            default -> usual;
        };
    }

    private static Optional<String> digits(String keys, Stream<String> rows) {
        return rows.filter(row -> keys.chars().allMatch(key -> Character.isDigit(key) || row.indexOf(key) >= 0))
                .findFirst()
                .map(row -> keys.chars().mapToObj(key -> digit(key, row)).collect(Collectors.joining()));
    }

    private static String digit(int key, String row) {
        int digit = Character.isDigit(key) ? Character.digit(key, 10) : (row.indexOf(key) + 1) % PLAIN.length();
        return Integer.toString(digit);
    }
}
