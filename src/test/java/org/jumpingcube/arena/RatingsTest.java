package org.jumpingcube.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.jumpingcube.Law;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingsTest {
    /** With two, the odds are the points, each with half a point of the draw that is added. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0", "5, 5, 0", "30, 10, 185.24", "10, 30, -185.24", "20, 0, 645.11"})
    void ofTwoTheDifferenceIsThatOfTheOdds(double won, double lost, double difference) {
        var ratings = Ratings.of(new double[][] {{0, won}, {lost, 0}});
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(difference, within(0.01));
    }

    /** 40 games at 50 %: the odds have the variance 4/41, half of the difference a quarter of that. */
    @Test
    void theMarginOfTwoIsTheTextbooks() {
        var ratings = Ratings.of(new double[][] {{0, 20}, {20, 0}});
        assertThat(ratings.get(0).margin()).isCloseTo(1.959964 * 173.718 * Math.sqrt(4 / 41.0) / 2, within(0.01));
    }

    @Law
    void theAverageIsZeroAndMorePointsAreMoreElo(Random random) {
        int n = random.nextInt(2, 9);
        var points = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                int won = random.nextInt(21);
                points[i][j] = won / 2.0;
                points[j][i] = 10 - won / 2.0;
            }
        }
        var ratings = Ratings.of(points);
        assertThat(ratings.stream().mapToDouble(EloEstimate::elo).sum()).isCloseTo(0, within(1e-6));
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (sum(points[i]) > sum(points[j])) {
                    assertThat(ratings.get(i).elo())
                            .isGreaterThan(ratings.get(j).elo());
                }
            }
        }
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }

    @Test
    void whoHasMetNobodyIsNotKnown() {
        var ratings = Ratings.of(new double[][] {{0, 9, 0}, {1, 0, 0}, {0, 0, 0}});
        assertThat(ratings.get(2).margin()).isGreaterThan(10_000);
        assertThat(ratings.get(0).elo()).isGreaterThan(ratings.get(1).elo());
    }
}
