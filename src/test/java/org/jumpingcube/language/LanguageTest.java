package org.jumpingcube.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageTest {
    @ParameterizedTest
    @CsvSource({"de, GERMAN", "de-AT, GERMAN", "de-CH-1996, GERMAN", "en-GB, ENGLISH", "xx, ENGLISH", "und, ENGLISH"})
    void aReaderGetsTheirLanguageOrEnglish(String tag, Language language) {
        assertThat(Language.of(Locale.forLanguageTag(tag))).isEqualTo(language);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "org.jumpingcube.desktop.messages",
                "org.jumpingcube.review.review",
                "org.jumpingcube.storage.problems"
            })
    void whereThereIsNoTranslationTheTextsAreEnglishWhateverTheMachineSpeaks(String bundle) {
        var machine = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            var translations = Translations.of(bundle, Locale.forLanguageTag("xx"));
            assertThat(translations.locale()).isEqualTo(Locale.ENGLISH);
            var english = Translations.of(bundle, Locale.ENGLISH);
            assertThat(translations.keys())
                    .isNotEmpty()
                    .allSatisfy(key -> assertThat(translations.text(key, 2, 2, 2, 2, 2))
                            .isEqualTo(english.text(key, 2, 2, 2, 2, 2)));
        } finally {
            Locale.setDefault(machine);
        }
    }

    @Test
    void everyLanguageHasAFileOfEachKind() {
        Language.translated()
                .map(language -> language.locale(Locale.ROOT))
                .forEach(locale -> assertThat(Translations.of("org.jumpingcube.desktop.messages", locale)
                                .locale())
                        .isEqualTo(locale));
    }
}
