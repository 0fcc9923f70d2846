package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTimeTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0:00.0",
        "1, 0:00.1",
        "9400, 0:09.4",
        "9901, 0:10.0",
        "10000, 0:10.0",
        "10001, 0:11",
        "178001, 2:59",
        "7500000, 125:00"
    })
    void onlyWhoeverHasLostHasNothingLeft(long millis, String text) {
        assertThat(ClockTime.text(ClockTime.tenths(millis))).isEqualTo(text);
    }
}
