package org.jumpingcube.settings;

import java.util.regex.Pattern;

/**
 * The colours of the three kinds of cube, each as {@code #rrggbb} in lower case, and the palette they came from.
 *
 * @param palette the name of a ready palette, or {@link #OWN_CHOICE}; at most {@value #MAX_NAME} characters
 */
public record Colours(String palette, String playerOne, String playerTwo, String neutral) {
    private static final Pattern FORM = Pattern.compile("#[0-9a-f]{6}");

    /** The palette's name when the user chose the colours one by one. */
    public static final String OWN_CHOICE = "custom";

    private static final int MAX_NAME = 40;

    public static final Colours DEFAULT = new Colours("classic", "#d64f3f", "#3b7fcc", "#e4e7ea");

    public Colours {
        if (palette.isEmpty() || palette.length() > MAX_NAME) {
            throw new IllegalArgumentException("palette name \"" + palette + "\"");
        }
        if (!isColour(playerOne) || !isColour(playerTwo) || !isColour(neutral)) {
            throw new IllegalArgumentException("not #rrggbb: " + playerOne + " " + playerTwo + " " + neutral);
        }
    }

    private static boolean isColour(String text) {
        return FORM.matcher(text).matches();
    }
}
