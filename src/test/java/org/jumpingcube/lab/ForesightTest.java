package org.jumpingcube.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Evaluation;
import org.jumpingcube.cube.ai.Weights;
import org.junit.jupiter.api.Test;

class ForesightTest {
    private static final int SIDE = 6;
    private static final int POINTS_A_LOGIT = 300;
    private static final int GAMES = 12;
    private static final double FRACTION = 1 / 16.0; // of a point, to which an evaluation rounds its weights

    private final Weights weights = WeightsFile.learned();
    private final Evaluation evaluation = Evaluation.of(weights, SIDE);
    private final Foresight foresight = new Foresight(evaluation);

    @Test
    void whereNothingCanBurstOntoAFullCubeThePositionItselfTeaches() {
        int quiet = 0;
        int noisy = 0;
        for (int game = 0; game < GAMES; game++) {
            var random = new SplittableRandom(game);
            for (var position = CubePosition.start(SIDE);
                    position.winner().isEmpty();
                    position = afterAnyMove(position, random)) {
                var board = CubeBoard.of(position, evaluation);
                boolean isQuiet = board.noisyMoves(new int[board.mostMoves()], 0) == 0;
                Optional<TrainingPosition> lesson = foresight.lesson(position);
                if (lesson.isPresent()) {
                    check(lesson.get(), board.evaluate(), isQuiet);
                    quiet += isQuiet ? 1 : 0;
                    noisy += isQuiet ? 0 : 1;
                }
            }
        }
        assertThat(quiet).isGreaterThan(50);
        assertThat(noisy).isGreaterThan(50);
    }

    private void check(TrainingPosition lesson, int estimate, boolean isQuiet) {
        boolean isSameSide = lesson.pliesLater() % 2 == 0;
        double playedOut = (isSameSide ? 1 : -1) * lesson.logit(weights) * POINTS_A_LOGIT;
        double rounding = rounding(lesson);
        if (isQuiet) {
            assertThat(lesson.pliesLater()).isZero();
            assertThat(playedOut).isCloseTo(estimate, within(rounding));
        } else {
            assertThat(lesson.pliesLater()).isBetween(0, 2);
            assertThat(playedOut).as("nobody has to burst").isGreaterThan(estimate - rounding);
        }
        assertThat(lesson.chance().orElseThrow()).isBetween(0.2, 0.8);
    }

    /** By how many points an estimate may be off: half a fraction for each count, and what the sum itself is rounded by. */
    private static double rounding(TrainingPosition lesson) {
        int counts = IntStream.range(0, Weights.COLUMNS).map(lesson::count).sum();
        return counts * FRACTION / 2 + 1;
    }

    private static CubePosition afterAnyMove(CubePosition position, SplittableRandom random) {
        var squares = position.legalMoves();
        return position.play(squares.get(random.nextInt(squares.size()))).after();
    }

    @Test
    void aDecidedPositionTeachesNothing() {
        var random = new SplittableRandom(1);
        var last = CubePosition.start(SIDE);
        for (var next = last; next.winner().isEmpty(); next = afterAnyMove(next, random)) {
            last = next;
        }

        assertThat(foresight.lesson(last)).as("a move before a win").isEmpty();
    }
}
