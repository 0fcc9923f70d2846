package org.jumpingcube.desktop.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenReadersTest {
    private static List<String> prints(String answer) {
        return List.of("sh", "-c", "printf '%s\\n' '" + answer + "'");
    }

    @EnabledOnOs(OS.LINUX)
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "true|(<false>,)|true",
                "false|(<true>,)|true",
                "false|(<false>,)|false",
                "No such schema|Error: GDBus.Error|false",
            })
    void oneOfTheDesktopsAnswersIsEnough(String settings, String bus, boolean isOn) {
        assertThat(ScreenReaders.areOn(List.of(prints(settings), prints(bus)))).isEqualTo(isOn);
    }

    @ParameterizedTest
    @CsvSource({"no-such-program", "false", "sleep 5"})
    void withoutAnAnswerThereIsNone(String question) {
        assertThat(ScreenReaders.areOn(List.of(List.of(question.split(" ", -1)))))
                .isFalse();
    }
}
