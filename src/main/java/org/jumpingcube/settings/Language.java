package org.jumpingcube.settings;

import java.util.Locale;

/** The language of the window's texts. */
public enum Language {
    /** As the desktop has it. */
    SYSTEM,
    ENGLISH,
    GERMAN;

    /**
     * The locale to look texts up by.
     *
     * @param system the desktop's own
     */
    public Locale locale(Locale system) {
        return switch (this) {
            case SYSTEM -> system;
            case ENGLISH -> Locale.ENGLISH;
            case GERMAN -> Locale.GERMAN;
        };
    }
}
