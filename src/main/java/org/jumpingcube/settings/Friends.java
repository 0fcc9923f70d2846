package org.jumpingcube.settings;

import org.jumpingcube.game.Player;

/**
 * What two people who play each other are called.
 *
 * @param one the name of player one, at most {@value #MAX_NAME} characters, none of them a control character; empty for
 *     none
 * @param two that of player two
 */
public record Friends(String one, String two) {
    public static final int MAX_NAME = 20;

    public static final Friends DEFAULT = new Friends("", "");

    public Friends {
        if (!isName(one) || !isName(two)) {
            throw new IllegalArgumentException("names " + one + ", " + two);
        }
    }

    private static boolean isName(String name) {
        return name.length() <= MAX_NAME
                && name.equals(name.strip())
                && name.chars().noneMatch(Character::isISOControl);
    }

    /** With names as they are typed: without control characters and blanks around them, and cut to their length. */
    public static Friends typed(String one, String two) {
        return new Friends(name(one), name(two));
    }

    private static String name(String typed) {
        String plain = typed.replaceAll("\\p{Cntrl}", "").strip();
        return plain.substring(0, Math.min(MAX_NAME, plain.length())).strip();
    }

    /** The name of one of them; empty for none. */
    public String of(Player player) {
        return player == Player.ONE ? one : two;
    }

    /** The same two with sides changed. */
    public Friends swapped() {
        return new Friends(two, one);
    }
}
