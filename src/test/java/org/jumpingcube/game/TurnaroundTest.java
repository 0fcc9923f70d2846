package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TurnaroundTest {
    @Test
    void itIsTheTurnAfterWhichTheWinnerAlwaysLed() {
        assertThat(Turnaround.of(List.of(0, 1, 0, 2, -6, 4, 9))).contains(new Turnaround(5, 6));
        assertThat(Turnaround.of(List.of(0, 1, 0, 1, 2))).contains(new Turnaround(3, 0));
        assertThat(Turnaround.of(List.of(-3, 9))).as("the only turn").contains(new Turnaround(1, 3));
    }

    @Test
    void whoeverLedFromTheStartOrNotAtTheEndHasNone() {
        assertThat(Turnaround.of(List.of(2, 3, 9))).as("a head start").isEmpty();
        assertThat(Turnaround.of(List.of(0, 2, -1))).as("won on time").isEmpty();
        assertThat(Turnaround.of(List.of(0))).as("no turn").isEmpty();
    }
}
