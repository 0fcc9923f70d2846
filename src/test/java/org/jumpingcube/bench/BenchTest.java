package org.jumpingcube.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jumpingcube.cube.ai.CubeKind;
import org.jumpingcube.search.Search;
import org.junit.jupiter.api.Test;

class BenchTest {
    @Test
    void thePositionsAreUndecidedAndOfTheFiveSizes() {
        var all = BenchPosition.all(new CubeKind());
        assertThat(all).allMatch(bench -> bench.position().winner().isEmpty());
        assertThat(all.stream().map(bench -> bench.position().board().side()).distinct())
                .containsExactly(5, 6, 7, 10, 15);
    }

    @Test
    void aSecondRoundVisitsTheSameNodes() {
        var bench = new Bench(List.of(BenchPosition.all(new CubeKind()).get(0)), Search.TABLE_BYTES);
        assertThat(bench.nodes()).isEqualTo(bench.nodes()).isPositive();
    }

    @Test
    void estimatesAreTimedWhole() {
        var bench = new Bench(List.of(BenchPosition.all(new CubeKind()).get(0)), Search.TABLE_BYTES);
        assertThat(bench.nanosPerEvaluation()).isPositive();
        assertThat(bench.scores()).as("what the scores are needed for").isNotZero();
    }
}
