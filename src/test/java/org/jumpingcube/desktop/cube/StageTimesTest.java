package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

/** How long cascades take. */
class StageTimesTest {
    @Property
    void noMoveTakesLongerThanSixSeconds(
            @ForAll @IntRange(min = 1, max = 500) int stages,
            @ForAll @DoubleRange(min = 0.15, max = 1.5) double chosen) {
        double[] seconds = StageTimes.seconds(stages, chosen);
        assertThat(seconds).hasSize(stages);
        assertThat(Arrays.stream(seconds).sum()).isLessThanOrEqualTo(6 + 1e-9);
        assertThat(seconds[0])
                .as("the first stage has the time that was chosen")
                .isEqualTo(chosen);
    }

    @Property
    void shortCascadesHaveTheTimeThatWasChosen(
            @ForAll @IntRange(min = 1, max = 40) int stages,
            @ForAll @DoubleRange(min = 0.15, max = 1.5) double chosen) {
        if (stages * chosen <= 6) {
            assertThat(StageTimes.seconds(stages, chosen)).containsOnly(chosen);
        }
    }

    @Property
    void longCascadesUseTheirSixSecondsAndSpeedUpAsTheyGo(
            @ForAll @IntRange(min = 1, max = 500) int stages,
            @ForAll @DoubleRange(min = 0.15, max = 1.5) double chosen) {
        double[] seconds = StageTimes.seconds(stages, chosen);
        if (stages * chosen > 6) {
            assertThat(Arrays.stream(seconds).sum()).isCloseTo(6, within(0.001));
            for (int stage = 1; stage < stages; stage++) {
                assertThat(seconds[stage]).isPositive().isLessThan(seconds[stage - 1]);
            }
        }
    }
}
