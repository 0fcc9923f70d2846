package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitKeysTest {
    /** What JavaFX reports on Linux for these layouts: the code of the sign, or none, and what is typed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '`',
            value = {
                "en 1 false DIGIT1 1",
                "en 2 false NUMPAD2 2",
                "fr & false AMPERSAND 1",
                "en é false UNDEFINED 2",
                "fr à false UNDEFINED 0",
                "fr 2 true UNDEFINED 2",
                "cs + false PLUS 1",
                "cs ě false UNDEFINED 2",
                "cs é false UNDEFINED 0",
                "cs 1 true DIGIT1 1",
                "sk ľ false UNDEFINED 2",
                "en + false PLUS ``",
                "cs + false ADD ``",
                "en & true DIGIT7 ``",
                "fr - false MINUS ``",
                "de ß false UNDEFINED ``",
            })
    void aKeyStandsForTheDigitOnIt(String language, String typed, boolean isShifted, KeyCode code, String digit) {
        var key = new KeyEvent(KeyEvent.KEY_PRESSED, "", typed, code, isShifted, false, false, false);
        assertThat(DigitKeys.digit(key, Locale.forLanguageTag(language)))
                .isEqualTo(Optional.of(digit).filter(some -> !some.isEmpty()));
    }
}
