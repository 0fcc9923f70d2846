package org.jumpingcube.storage;

import java.util.Locale;
import org.jumpingcube.language.Translations;

/** The texts of this package in one language: the reader's, or English where that is not known. */
final class ProblemTexts {
    static final String BUNDLE = "org.jumpingcube.storage.problems";

    private ProblemTexts() {}

    /** The text of a key, its gaps filled with the arguments. */
    static String text(Locale locale, String key, Object... arguments) {
        return Translations.of(BUNDLE, locale).text(key, arguments);
    }
}
