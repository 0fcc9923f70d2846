package org.jumpingcube.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranslationsTest {
    private static String polish(String text, Object... arguments) {
        return CountedText.fill(text, Locale.forLanguageTag("pl"), arguments);
    }

    @ParameterizedTest
    @CsvSource({"1, 1 kostka", "2, 2 kostki", "5, 5 kostek", "12, 12 kostek", "22, 22 kostki", "0, nic", "25, 25 kostek"
    })
    void polishCountsByItsOwnRules(int count, String words) {
        String text = "{0, plural, =0 {nic} one {# kostka} few {# kostki} many {# kostek} other {# kostki}}";
        assertThat(polish(text, count)).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({"1, 1st", "2, 2nd", "3, 3rd", "4, 4th", "11, 11th", "21, 21st", "112, 112th", "1003, '1,003rd'"})
    void ordinalsHaveFormsOfTheirOwn(int place, String words) {
        String text = "{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
        assertThat(CountedText.fill(text, Locale.ENGLISH, place)).isEqualTo(words);
    }

    @Test
    void formsMayHoldOtherPlacesAndForms() {
        String text = "{0}: {1, plural, one {# cube} other {# cubes{2, select, yes { of {3}} other {}}}}!";
        assertThat(CountedText.fill(text, Locale.ENGLISH, "Blue", 2, "yes", 9)).isEqualTo("Blue: 2 cubes of 9!");
        assertThat(CountedText.fill(text, Locale.ENGLISH, "Blue", 1, "yes", 9)).isEqualTo("Blue: 1 cube!");
        assertThat(CountedText.fill(text, Locale.ENGLISH, "Blue", 3, "no", 9)).isEqualTo("Blue: 3 cubes!");
    }

    @Test
    void numbersAreWrittenAsTheLanguageWritesThem() {
        assertThat(PlainText.fill("{0} {1}", Locale.GERMAN, 1234, "1234")).isEqualTo("1.234 1234");
        assertThat(CountedText.fill("{0, plural, other {#}}", Locale.GERMAN, 1234))
                .isEqualTo("1.234");
        assertThat(CountedText.fill("{0, number,0.00} s", Locale.GERMAN, 0.5)).isEqualTo("0,50 s");
        assertThat(CountedText.fill("{0, plural, one {one} other {#}}", Locale.ENGLISH, "1"))
                .as("a number that comes as text")
                .isEqualTo("one");
    }

    /** What a player has typed may look like a place to fill. */
    @Test
    void whatIsFilledInIsNotReadAgain() {
        assertThat(PlainText.fill("{0} to move, {1}", Locale.ENGLISH, "{1}$1", "c4"))
                .isEqualTo("{1}$1 to move, c4");
        assertThat(CountedText.fill("{0}: {1, plural, other {#}}", Locale.ENGLISH, "{1} # '", 3))
                .isEqualTo("{1} # ': 3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en | a1, b2 and c3 | a1, b2, …",
                "fr | a1, b2 et c3 | a1, b2, …",
                "uk | a1, b2 і c3 | a1, b2, …",
                "ja | a1、b2、c3 | a1、b2、…"
            })
    void listsAreWrittenAsTheLanguageWritesThem(String tag, String all, String first) {
        var parts = List.of("a1", "b2", "c3");
        var translations = Translations.of("org.jumpingcube.desktop.messages", Locale.forLanguageTag(tag));
        assertThat(translations.list(parts, 3)).isEqualTo(all);
        assertThat(translations.list(parts, 2)).isEqualTo(first);
        assertThat(translations.list(parts.subList(0, 1), 3)).isEqualTo("a1");
    }

    @Test
    void whatIsNotANumberCannotBeCounted() {
        assertThatThrownBy(() -> polish("{0, plural, other {#}}", "many")).isInstanceOf(NumberFormatException.class);
    }

    /** Java has Sunday for every language without a country. */
    @ParameterizedTest
    @CsvSource({
        "de, en-US, MONDAY", "fr, fr, MONDAY", "es, en, MONDAY", "it, it-IT, MONDAY", "nl, nl-BE, MONDAY",
        "pl, en-US, MONDAY", "uk, uk, MONDAY", "ja, ja, SUNDAY", "pt-BR, pt-BR, SUNDAY", "pt-BR, pt-PT, SUNDAY",
        "en, en, MONDAY", "en, en-US, SUNDAY", "en, en-GB, MONDAY", "en, de-DE, MONDAY", "es, es-MX, SUNDAY"
    })
    void theWeekBeginsAsInTheCountryOfTheUserOrOfTheLanguage(String language, String desktop, DayOfWeek first) {
        var texts = Translations.of("org.jumpingcube.desktop.messages", Locale.forLanguageTag(language));
        assertThat(texts.firstDayOfWeek(Locale.forLanguageTag(desktop))).isEqualTo(first);
    }
}
