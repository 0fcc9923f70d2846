package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {
    @Test
    void weightsAreReadAsTheyAreWritten() {
        var lines = Weights.learned().toLines();

        assertThat(Weights.parse(lines).toLines()).isEqualTo(lines).hasSize(CubeFeature.ALL.size() + 1);
    }

    @Test
    void weightsAreReadByNameInAnyOrder() {
        var lines = Weights.learned().toLines();
        var reversed = Weights.learned().toLines();
        Collections.reverse(reversed);

        assertThat(Weights.parse(reversed).toLines()).isEqualTo(lines);
        assertThat(Weights.parse(List.of("BORDER 1 2 3 -1 -2 -3")).at(1, Columns.BORDER))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"2,5", "5,5", "6,6", "8,8", "9,8", "11,10", "12,10", "13,15", "15,15"})
    void boardsHaveTheWeightsLearnedOnTheNearestSize(int side, int nearest) {
        assertThat(Weights.learned(side).toLines())
                .isEqualTo(Weights.learned(nearest).toLines())
                .isNotEqualTo(Weights.learned().toLines());
    }
}
