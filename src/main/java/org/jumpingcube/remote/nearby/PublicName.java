package org.jumpingcube.remote.nearby;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The name under which a game is announced: the computer's, and some digits that make it unique. What others call
 * themselves may be anything, so only letters, digits, and a few signs between them are shown.
 */
final class PublicName {
    /** How many digits make a name unique. */
    static final int UNIQUE = 6;

    private static final int LONGEST = 30; // characters
    private static final int LONGEST_LABEL = 63; // bytes
    private static final Pattern DIGITS = Pattern.compile("-[0-9a-f]{" + UNIQUE + "}$");
    private static final Pattern HIDDEN = Pattern.compile("[^\\p{L}\\p{M}\\p{Nd} ._'’-]"
            // letters and marks that are nothing to look at: fillers, joiners, variation selectors
            + "|[\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\ufe00-\\ufe0f\\uffa0]"
            + "|[\\x{e0100}-\\x{e01ef}]");
    private static final Pattern SEEN = Pattern.compile("[\\p{L}\\p{Nd}]");

    private PublicName() {}

    /** The name of a service: what is to be shown of a name, and unique digits. */
    static String instance(String name, String digits) {
        String shown = cleaned(name);
        while (shown.getBytes(StandardCharsets.UTF_8).length > LONGEST_LABEL - UNIQUE - 1) {
            shown = cut(shown, shown.codePointCount(0, shown.length()) - 1);
        }
        return shown + "-" + digits;
    }

    /** What is to be shown of the name of a service; empty if there is no letter or digit in it. */
    static String shown(String instance) {
        return cleaned(DIGITS.matcher(instance).replaceFirst(""));
    }

    private static String cleaned(String name) {
        String plain = HIDDEN.matcher(name).replaceAll("").strip();
        if (!SEEN.matcher(plain).find()) {
            return "";
        }
        return cut(plain, Math.min(LONGEST, plain.codePointCount(0, plain.length())))
                .strip();
    }

    private static String cut(String text, int characters) {
        return text.substring(0, text.offsetByCodePoints(0, characters));
    }
}
