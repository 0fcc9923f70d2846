package org.jumpingcube.storage;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of this package in one language: the reader's, or English where that is not known. */
final class ProblemTexts {
    static final String BUNDLE = "org.jumpingcube.storage.problems";

    private ProblemTexts() {}

    /** The text of a key, its gaps filled with the arguments. */
    static String text(Locale locale, String key, Object... arguments) {
        var found = ResourceBundle.getBundle(BUNDLE, locale);
        boolean fellBack = !found.getLocale().getLanguage().equals(locale.getLanguage());
        var bundle =
                fellBack ? ResourceBundle.getBundle(BUNDLE, Locale.ROOT) : found; // never the machine's own language
        return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(arguments);
    }
}
