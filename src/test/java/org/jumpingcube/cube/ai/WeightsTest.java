package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.jumpingcube.lab.WeightsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {
    @Test
    void weightsAreReadAsTheyAreWritten() {
        var lines = WeightsFile.lines(WeightsFile.learned());

        assertThat(WeightsFile.lines(Weights.parse(lines))).isEqualTo(lines).hasSize(CubeFeature.ALL.size() + 1);
    }

    @Test
    void weightsAreReadByNameInAnyOrder() {
        var lines = WeightsFile.lines(WeightsFile.learned());
        var reversed = WeightsFile.lines(WeightsFile.learned());
        Collections.reverse(reversed);

        assertThat(WeightsFile.lines(Weights.parse(reversed))).isEqualTo(lines);
        assertThat(Weights.parse(List.of("BORDER 1 2 3 -1 -2 -3")).at(1, Columns.BORDER))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"2,5", "5,5", "6,6", "8,8", "9,8", "11,10", "12,10", "13,15", "15,15"})
    void boardsHaveTheWeightsLearnedOnTheNearestSize(int side, int nearest) {
        assertThat(WeightsFile.lines(Weights.learned(side)))
                .isEqualTo(WeightsFile.lines(Weights.learned(nearest)))
                .isNotEqualTo(WeightsFile.lines(WeightsFile.learned()));
    }
}
