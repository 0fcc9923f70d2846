package org.jumpingcube.cube.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The positions that a search of fixed depth visits. A change that is meant to change nothing must leave these numbers
 * alone; one that is meant to change the search, the evaluation or its weights says so and gives the new ones.
 */
class SearchSignatureTest {
    @ParameterizedTest
    @CsvSource({"5, 12, 7, 73217", "6, 20, 6, 32273", "7, 30, 6, 113498", "10, 60, 4, 21766", "15, 150, 3, 29454"})
    void aSearchOfFixedDepthVisitsTheSamePositions(int side, int plies, int depth, long nodes) {
        var position = CubePosition.start(side);
        for (int ply = 0; ply < plies; ply++) {
            var moves = position.legalMoves();
            position = position.play(moves.get((7 * ply) % moves.size())).after();
        }

        var result = new Search(1 << 20).search(CubeBoard.of(position), SearchLimits.ofDepth(depth));

        assertThat(result.nodes()).isEqualTo(nodes);
    }
}
