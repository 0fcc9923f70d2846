package org.jumpingcube.language;

import com.ibm.icu.text.ListFormatter;
import java.util.List;
import java.util.Locale;

/** Writes lists as a language does: "a1, b2 and c3", "a1、b2、c3". */
final class ListedText {
    private ListedText() {}

    /** All parts. */
    static String of(List<String> parts, Locale locale) {
        return format(locale).format(parts);
    }

    /** The first of several parts, with dots for the others. */
    static String begun(List<String> parts, Locale locale) {
        String three = format(locale).format("1", "2", "3");
        String between = three.substring(1, three.indexOf('2'));
        return String.join(between, parts) + between + "…";
    }

    /** The English texts are British: no comma before "and". */
    private static ListFormatter format(Locale locale) {
        Locale written = locale.equals(Locale.ENGLISH) ? Locale.UK : locale;
        return ListFormatter.getInstance(written, ListFormatter.Type.AND, ListFormatter.Width.WIDE);
    }
}
