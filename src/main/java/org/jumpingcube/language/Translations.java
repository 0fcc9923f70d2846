package org.jumpingcube.language;

import com.ibm.icu.util.ULocale;
import java.time.DayOfWeek;
import java.time.temporal.WeekFields;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/**
 * The texts of one resource bundle in one language. English stands in for a text, or a whole bundle, that is not
 * translated; never the machine's own language.
 */
public final class Translations {
    private final ResourceBundle bundle;
    private final Locale locale;

    private Translations(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /**
     * The texts for a reader.
     *
     * @param bundle such as "org.jumpingcube.desktop.messages"
     * @param reader whose language it is to be, if it is one of {@link Language}
     */
    public static Translations of(String bundle, Locale reader) {
        Locale wanted = Language.of(reader).locale(Locale.ROOT);
        var found = ResourceBundle.getBundle(bundle, wanted.equals(Locale.ENGLISH) ? Locale.ROOT : wanted);
        boolean isFound = found.getLocale().equals(wanted);
        return isFound
                ? new Translations(found, wanted)
                : new Translations(ResourceBundle.getBundle(bundle, Locale.ROOT), Locale.ENGLISH);
    }

    /** The locale to format numbers by, and to look up other texts. */
    public Locale locale() {
        return locale;
    }

    /**
     * The text, filled with its arguments; docs/howto/language.md describes what it may consist of.
     *
     * @param arguments numbers are written as the language writes them, anything else as it is
     */
    public String text(String key, Object... arguments) {
        String text = bundle.getString(key);
        return PlainText.isPlain(text)
                ? PlainText.fill(text, locale, arguments)
                : CountedText.fill(text, locale, arguments);
    }

    /**
     * Some parts of a sentence as a list: "a1, b2 and c3".
     *
     * @param most how many parts are written; dots stand for the others
     */
    public String list(List<String> parts, int most) {
        return parts.size() > most ? ListedText.begun(parts.subList(0, most), locale) : ListedText.of(parts, locale);
    }

    /**
     * The first day of a week: as in the user's country if the texts are in the desktop's language, else as where the
     * language is at home.
     *
     * @param desktop the desktop's own locale
     */
    public DayOfWeek firstDayOfWeek(Locale desktop) {
        Locale here = desktop.getLanguage().equals(locale.getLanguage()) ? desktop : locale;
        Locale written = here.equals(Locale.ENGLISH) ? Locale.UK : here; // as in lists
        Locale atHome =
                ULocale.addLikelySubtags(ULocale.forLocale(written)).toLocale(); // without a country Java says Sunday
        return WeekFields.of(atHome).getFirstDayOfWeek();
    }

    /** The keys of all texts. */
    public Stream<String> keys() {
        return bundle.keySet().stream();
    }
}
