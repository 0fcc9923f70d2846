package org.jumpingcube.language;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The languages there are texts in: a constant here, and the files that docs/howto/language.md lists. Constants are
 * named in the settings' files.
 */
public enum Language {
    /** As the desktop has it. */
    SYSTEM("", ""),
    ENGLISH("en", "English"),
    GERMAN("de", "Deutsch"),
    FRENCH("fr", "Français"),
    SPANISH("es", "Español"),
    ITALIAN("it", "Italiano"),
    BRAZILIAN("pt-BR", "Português (Brasil)"),
    DUTCH("nl", "Nederlands"),
    POLISH("pl", "Polski"),
    UKRAINIAN("uk", "Українська"),
    JAPANESE("ja", "日本語");

    private final Locale locale;
    private final String ownName;

    /**
     * @param tag by BCP 47, such as "nl" or "pt-BR"
     * @param ownName what it is called in itself
     */
    Language(String tag, String ownName) {
        locale = Locale.forLanguageTag(tag);
        this.ownName = ownName;
    }

    /** What it is called in itself, by which its readers find it in any list; empty for {@link #SYSTEM}. */
    public String ownName() {
        return ownName;
    }

    /** All that there are texts in. */
    public static Stream<Language> translated() {
        return Arrays.stream(values()).filter(language -> language != SYSTEM);
    }

    /** The language in which somebody with this locale reads: theirs, or a variety of it, and else English. */
    public static Language of(Locale locale) {
        return translated()
                .filter(language -> language.locale.equals(locale))
                .findFirst()
                .or(() -> varietyOf(locale))
                .orElse(ENGLISH);
    }

    private static Optional<Language> varietyOf(Locale locale) {
        return translated()
                .filter(language -> language.locale.getLanguage().equals(locale.getLanguage()))
                .findFirst();
    }

    /**
     * The locale to look texts up by.
     *
     * @param system the desktop's own
     */
    public Locale locale(Locale system) {
        return this == SYSTEM ? system : locale;
    }

    /** How files of this language are named; empty for English, whose files have no addition to their names. */
    public String tag() {
        return this == ENGLISH ? "" : locale.toLanguageTag();
    }
}
