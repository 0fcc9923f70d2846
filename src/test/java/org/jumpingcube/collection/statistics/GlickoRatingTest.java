package org.jumpingcube.collection.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ratings in Glicko-2. */
class GlickoRatingTest {
    private static final LocalDate DAY = LocalDate.parse("2026-11-01");

    /** The example of Glickman's paper. */
    @Test
    void theExampleOfThePaperComesOut() {
        var after = new GlickoRating(1500, 200, 0.06)
                .after(List.of(
                        new GlickoRating.Game(1400, 30, 1), new GlickoRating.Game(1550, 100, 0), new GlickoRating.Game(1700, 300, 0)));
        assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void withoutGamesARatingStaysAndGetsLessCertainUpToABound() {
        var rested = new GlickoRating(1500, 200, 0.06).after(List.of());
        assertThat(rested.rating()).isEqualTo(1500);
        assertThat(rested.deviation()).isCloseTo(200.27, within(0.01));
        assertThat(new GlickoRating(1500, 349.99, 0.06).after(List.of()).deviation()).isEqualTo(350);
    }

    @Test
    void aStrengthThatIsPlayedIsFoundAndTheIntervalHoldsIt() {
        var random = new Random(1);
        var games = new ArrayList<RatingCurve.Played>();
        double strength = 1_600;
        for (int game = 0; game < 200; game++) {
            double opponent = 1_200 + 200 * random.nextInt(5);
            double expected = 1 / (1 + Math.pow(10, (opponent - strength) / 400));
            games.add(new RatingCurve.Played(
                    DAY.plusDays(game / 10), new GlickoRating.Game(opponent, 30, random.nextDouble() < expected ? 1 : 0)));
        }
        var curve = RatingCurve.of(games);
        assertThat(curve.points()).hasSize(20);
        var last = curve.points().get(19).rating();
        assertThat(last.rating()).isCloseTo(strength, within(2 * last.deviation()));
        assertThat(last.deviation()).isLessThan(60);
        assertThat(curve.points().get(0).rating().deviation()).isGreaterThan(last.deviation());
    }

    @Test
    void aPauseIsCountedInDays() {
        var before = List.of(new RatingCurve.Played(DAY, new GlickoRating.Game(1_000, 30, 1)));
        var game = new GlickoRating.Game(1_000, 30, 1);
        var soon = new ArrayList<>(before);
        soon.add(new RatingCurve.Played(DAY.plusDays(1), game));
        var late = new ArrayList<>(before);
        late.add(new RatingCurve.Played(DAY.plusDays(300), game));
        assertThat(deviation(late)).isGreaterThan(deviation(soon));
    }

    private static double deviation(List<RatingCurve.Played> games) {
        var points = RatingCurve.of(games).points();
        return points.get(points.size() - 1).rating().deviation();
    }
}
