package org.jumpingcube.desktop.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.Slow;

/** How long cascades take. */
@Slow
class StageTimesTest {
    @Law
    void noMoveTakesLongerThanSixSeconds(Random random) {
        int stages = Laws.between(random, 1, 500);
        double chosen = Laws.between(random, 0.15, 1.5);
        double[] seconds = StageTimes.seconds(stages, chosen);
        assertThat(seconds).hasSize(stages);
        assertThat(Arrays.stream(seconds).sum()).isLessThanOrEqualTo(6 + 1e-9);
        assertThat(seconds[0])
                .as("the first stage has the time that was chosen")
                .isEqualTo(chosen);
    }

    @Law
    void eachStageIsALittleFasterThanTheOneBefore(Random random) {
        int stages = Laws.between(random, 2, 500);
        double[] seconds = StageTimes.seconds(stages, Laws.between(random, 0.15, 1.5));
        for (int stage = 1; stage < stages; stage++) {
            assertThat(seconds[stage]).isPositive().isLessThan(seconds[stage - 1]);
        }
    }

    @Law
    void theSecondStageOfAShortCascadeIsATwentiethFaster(Random random) {
        double chosen = Laws.between(random, 0.15, 1.5);
        assertThat(StageTimes.seconds(2, chosen)[1]).isCloseTo(chosen / 1.05, within(1e-9));
    }

    @Law
    void longCascadesUseTheirSixSeconds(Random random) {
        int stages = Laws.between(random, 100, 500);
        double chosen = Laws.between(random, 0.2, 1.5);
        assertThat(Arrays.stream(StageTimes.seconds(stages, chosen)).sum()).isCloseTo(6, within(0.001));
    }

    @Law
    void theStageThatWinsIsTheSlowestAndTheMoveTakesNoLongerAllTheSame(Random random) {
        int stages = Laws.between(random, 1, 500);
        double chosen = Laws.between(random, 0.15, 1.5);
        double[] seconds = StageTimes.ofWin(stages, chosen);
        assertThat(seconds).hasSize(stages);
        assertThat(Arrays.stream(seconds).sum()).isLessThanOrEqualTo(6 + 1e-9);
        assertThat(seconds[stages - 1])
                .isEqualTo(Arrays.stream(seconds).max().orElseThrow())
                .isGreaterThan(chosen);
    }
}
