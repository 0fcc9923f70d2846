package org.jumpingcube.text;

import java.util.List;
import java.util.regex.Pattern;

/**
 * One line of input.
 *
 * @param text the line without surrounding blanks
 * @param words the line split at white space; empty for a blank line
 */
record InputLine(String text, List<String> words) {
    // A byte order mark, with which many files from Windows begin, counts as a blank.
    private static final Pattern BLANKS = Pattern.compile("[\\s\\h\\v\\uFEFF]+");
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]+"); // Java would also accept other scripts

    private static final Pattern NUMBER_START = Pattern.compile("[-+.]?\\p{Nd}|[-+]$");

    static InputLine of(String line) {
        return new InputLine(
                line.strip(),
                BLANKS.splitAsStream(line).filter(word -> !word.isEmpty()).toList());
    }

    /** Whether the line is blank or a comment. */
    boolean isIdle() {
        return words.isEmpty() || words.get(0).startsWith("#");
    }

    String word(int index) {
        return words.get(index);
    }

    void requireWords(int count) throws UserError {
        if (words.size() < count) {
            throw new UserError("Argument(s) missing: " + text);
        }
    }

    /** Whether a word is meant as a number: it begins as one. */
    boolean isNumber(int index) {
        return NUMBER_START.matcher(words.get(index)).lookingAt();
    }

    int number(int index) throws UserError {
        long number = longNumber(index);
        if (number != (int) number) {
            throw badNumber();
        }
        return (int) number;
    }

    long longNumber(int index) throws UserError {
        if (!NUMBER.matcher(words.get(index)).matches()) {
            throw badNumber();
        }
        try {
            return Long.parseLong(words.get(index));
        } catch (NumberFormatException outOfRange) {
            throw badNumber();
        }
    }

    /** The reply to an invalid number. */
    UserError badNumber() {
        return new UserError("Bad number in: " + text);
    }
}
