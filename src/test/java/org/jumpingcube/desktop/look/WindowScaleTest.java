package org.jumpingcube.desktop.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowScaleTest {
    @ParameterizedTest
    @CsvSource({"1.0, 100", "1.25, 125", "2, 200", "3.5, 200", "0.8, 100", "1e300, 200"})
    void theDesktopsFactorIsTakenWithinLimits(String factor, int percent) {
        assertThat(WindowScale.percent(Optional.of(factor))).hasValue(percent);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "large", "NaN", "Infinity", "No such schema \u201corg.gnome.desktop.interface\u201d"})
    void anythingElseIsNone(String answer) {
        assertThat(WindowScale.percent(Optional.of(answer))).isEmpty();
    }

    @Test
    void noAnswerIsNone() {
        assertThat(WindowScale.percent(Optional.empty())).isEqualTo(OptionalInt.empty());
    }
}
