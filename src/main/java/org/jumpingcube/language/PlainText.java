package org.jumpingcube.language;

import java.text.NumberFormat;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Fills a text whose places are all of the form {0}: most texts, and all that are needed to open the window quickly.
 */
final class PlainText {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    private PlainText() {}

    /** Whether all places of a text have this form. */
    static boolean isPlain(String text) {
        for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
            if (at + 2 >= text.length() || text.charAt(at + 2) != '}') {
                return false;
            }
        }
        return true;
    }

    /** The filled text; a place for which there is no argument stays as it is. */
    static String fill(String text, Locale locale, Object... arguments) {
        return text.indexOf('{') < 0
                ? text
                : PLACE.matcher(text).replaceAll(found -> {
                    int place = Integer.parseInt(found.group(1));
                    return Matcher.quoteReplacement(
                            place < arguments.length ? shown(arguments[place], locale) : found.group());
                });
    }

    /** An argument as it is shown: a number as the language writes it, anything else as it is. */
    static String shown(Object argument, Locale locale) {
        return argument instanceof Number number
                ? NumberFormat.getInstance(locale).format(number)
                : argument.toString();
    }
}
