package org.jumpingcube.text;

import java.util.regex.Pattern;

/** What came from outside, made fit for one line of a terminal. */
public final class Printable {
    private static final int LONGEST = 1000;
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}&&[^\\t]]");

    private Printable() {}

    /**
     * The text's beginning: repeated as it came it could be endless, or drive the terminal by its control characters.
     */
    public static String of(String text) {
        String start = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        return UNPRINTABLE.matcher(start).replaceAll("?");
    }
}
