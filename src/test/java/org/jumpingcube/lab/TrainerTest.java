package org.jumpingcube.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.ai.Weights;
import org.junit.jupiter.api.Test;

@Slow
class TrainerTest {
    private static final int GAMES = 100;

    @Test
    void theSameSeedTeachesTheSame() {
        assertThat(WeightsFile.lines(taught(1)))
                .isEqualTo(WeightsFile.lines(taught(1)))
                .isNotEqualTo(WeightsFile.lines(taught(2)));
    }

    private static Weights taught(long seed) {
        var trainer = new Trainer(List.of(4, 6), new SplittableRandom(seed));
        trainer.playRound(GAMES, 1);
        return trainer.weights();
    }

    @Test
    void whatIsLearnedForeseesBetterThanACoinAndThanWhatWasGuessed() {
        var fits = new Trainer(List.of(3, 6), new SplittableRandom(5)).playRound(12 * GAMES, 1);

        assertThat(fits).extracting(Trainer.Fit::side).containsExactly(3, 6);
        assertThat(fits).allSatisfy(fit -> {
            assertThat(fit.positions()).isPositive();
            assertThat(fit.logLoss()).isLessThan(Math.log(2));
            assertThat(fit.accuracy()).isGreaterThan(0.5);
        });
        assertThat(fits.get(0).logLoss()).isLessThan(fits.get(0).logLossBefore());
        assertThat(fits.get(0).scale()).isGreaterThan(fits.get(1).scale()); // a lead decides more on a small board
    }

    @Test
    void whatAFeatureIsWorthToOneSideItCostsTheOther() {
        var weights = taught(3);
        for (int time = 0; time < Weights.TIMES; time++) {
            for (int column = 0; column < Weights.COLUMNS; column++) {
                double own = weights.at(time, column);
                int opposite = Weights.opposite(column);
                if (opposite != column) {
                    assertThat(own + weights.at(time, opposite)).isBetween(-0.2, 0.2);
                }
            }
        }
    }

    @Test
    void theSizeOfReferenceIsNeeded() {
        assertThatThrownBy(() -> new Trainer(List.of(5, 7), new SplittableRandom(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the sizes must contain 6");
    }

    @Test
    void whoGoesOnBeginsWithWhatIsKnownAndStaysNearIt() {
        var known = WeightsFile.learned();
        var trainer = Trainer.onward(List.of(4), new SplittableRandom(1));
        assertThat(WeightsFile.lines(trainer.weights())).isEqualTo(WeightsFile.lines(known));

        trainer.playRound(GAMES, 1);

        assertThat(WeightsFile.lines(trainer.weights())).isNotEqualTo(WeightsFile.lines(known));
        assertThat(lengthOf(trainer.weights())).isBetween(lengthOf(known) * 0.7, lengthOf(known) * 1.3);
    }

    private static double lengthOf(Weights weights) {
        double sum = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            for (int column = 0; column < Weights.COLUMNS; column++) {
                sum += weights.at(time, column) * weights.at(time, column);
            }
        }
        return Math.sqrt(sum);
    }
}
