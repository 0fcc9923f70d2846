package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {
    @Test
    void weightsAreReadAsTheyAreWritten() {
        var lines = Weights.learned().toLines();

        assertThat(Weights.parse(lines).toLines()).isEqualTo(lines).hasSize(Feature.ALL.size() + 1);
    }

    @Test
    void weightsAreReadByNameInAnyOrder() {
        var lines = Weights.learned().toLines();
        var reversed = Weights.learned().toLines();
        Collections.reverse(reversed);

        assertThat(Weights.parse(reversed).toLines()).isEqualTo(lines);
        assertThat(Weights.parse(List.of("REACH 1 2 3 -1 -2 -3")).at(1, Columns.REACH))
                .isEqualTo(2);
    }

    @Test
    void largeBoardsHaveWeightsOfTheirOwn() {
        assertThat(Weights.learned(12)).isSameAs(Weights.learned());
        assertThat(Weights.learned(13)).isSameAs(Weights.learned(15)).isNotSameAs(Weights.learned());
    }
}
