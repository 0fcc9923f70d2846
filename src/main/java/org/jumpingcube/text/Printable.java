package org.jumpingcube.text;

import java.util.regex.Pattern;

/** Makes text from outside safe to print on one line of a terminal. */
public final class Printable {
    private static final int LONGEST = 1000;
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}&&[^\\t]]");

    private Printable() {}

    /**
     * The beginning of the text without control characters. Printed as it came, it could be endless or control the
     * terminal.
     */
    public static String of(String text) {
        String start = text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
        return UNPRINTABLE.matcher(start).replaceAll("?");
    }
}
