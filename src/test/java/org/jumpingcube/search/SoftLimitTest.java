package org.jumpingcube.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SoftLimitTest {
    private static final int MOVE = 3;
    private static final int OTHER = 5;

    private final SoftLimit softLimit = new SoftLimit();

    @Test
    void theLongerTheBestMoveStaysTheSameTheSoonerTheSearchMayStop() {
        int[] percents = new int[7];
        for (int iteration = 0; iteration < percents.length; iteration++) {
            percents[iteration] = softLimit.percent(MOVE, 10);
        }

        assertThat(percents).containsExactly(100, 45, 36, 27, 18, 9, 9);
    }

    @Test
    void aNewBestMoveMayUseAllNodes() {
        softLimit.percent(MOVE, 10);
        softLimit.percent(MOVE, 10);

        assertThat(softLimit.percent(OTHER, 30)).isEqualTo(100);
        assertThat(softLimit.percent(OTHER, 30)).isEqualTo(45);
    }

    @Test
    void aMoveWhoseScoreDropsMayUseAllNodes() {
        softLimit.percent(MOVE, 50);
        assertThat(softLimit.percent(MOVE, -9)).isEqualTo(45);
        assertThat(softLimit.percent(MOVE, -69)).isEqualTo(100);
        assertThat(softLimit.percent(MOVE, -69)).isEqualTo(27);
    }

    @Test
    void whenOneSideIsAheadHalfOfThatIsEnough() {
        assertThat(softLimit.percent(MOVE, 200)).isEqualTo(50);
        assertThat(softLimit.percent(MOVE, 199)).isEqualTo(45);
        assertThat(softLimit.percent(OTHER, -200)).isEqualTo(50);
        assertThat(softLimit.percent(OTHER, -230)).isEqualTo(22);
    }
}
