package org.jumpingcube.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Analysis.ScoredMove;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

class TwoDepthsTest {
    private static final Square A1 = new Square(0, 0);
    private static final Square B2 = new Square(1, 1);
    private static final Square C3 = new Square(2, 2);

    private static Analysis<Square> analysis(List<ScoredMove<Square>> near) {
        var best = near.get(0);
        return new Analysis<>(best.move(), best.score(), 1, 1, List.of(best.move()), near);
    }

    private static ScoredMove<Square> scored(Square move, int score) {
        return new ScoredMove<>(move, score);
    }

    /** What comes of an iteration that is finished and one that is broken off. */
    private static Analysis<Square> joined(Analysis<Square> finished, Analysis<Square> last) {
        return new TwoDepths<CubePosition, Square>((position, budget, stop, listener) -> {
                    listener.accept(finished);
                    return last;
                })
                .analyse(CubePosition.start(5), SearchBudget.USUAL);
    }

    @Test
    void whatEitherIterationHoldsNearIsNearAsFarFromItsBest() {
        var answer = joined(
                analysis(List.of(scored(A1, 100), scored(B2, 95), scored(C3, 90))),
                analysis(List.of(scored(B2, 40), scored(C3, 37))));

        assertThat(answer.move()).isEqualTo(B2);
        assertThat(answer.score()).isEqualTo(40);
        assertThat(answer.near()).containsExactly(scored(B2, 40), scored(A1, 40), scored(C3, 37));
    }

    @Test
    void aProofNeedsNoOther() {
        var won = analysis(List.of(scored(A1, Score.winIn(5))));

        assertThat(joined(analysis(List.of(scored(B2, 300))), won)).isEqualTo(won);
    }
}
