package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeysByPositionTest {
    /** What the key at the place of a US key types in different layouts of Xkb. */
    @ParameterizedTest
    @CsvSource({
        "ru,я,Z",
        "ru,щ,O",
        "ru,б,COMMA",
        "uk,і,S",
        "uk,я,Z",
        "be,ў,O",
        "sr,ж,Z",
        "sr,з,Y",
        "sr,о,O",
        "mk,з,Z",
        "bg,ю,Z",
        "bg,в,L",
        "el,ζ,Z",
        "el,σ,S",
        "he,ז,Z",
        "he,ד,S",
        "ar,ئ,Z",
        "ar,س,S"
    })
    void aLetterStandsForItsPlaceOnTheKeyboard(String language, char letter, KeyCode key) {
        assertThat(KeysByPosition.keys(Locale.forLanguageTag(language))).containsEntry(letter, key);
    }

    @ParameterizedTest
    @CsvSource({"é", "ß", "z", "1", "&"})
    void otherKeysAreLeftAlone(char typed) {
        assertThat(KeysByPosition.keys(Locale.ROOT)).doesNotContainKey(typed);
    }
}
