package org.jumpingcube.collection.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is counted of a user's games. */
class StatisticsTest {
    private static final Instant FIRST = Instant.parse("2026-11-01T10:00:00Z");
    private static final String WEAK = "computer kepler beginner";
    private static final String STRONG = "computer newton expert";

    private static final EloScale SCALE = EloScale.of(600, 800, 1200, 1600, 2000, 2400);

    private final List<GameEntry> entries = new ArrayList<>();

    private void game(String opponent, int size, Optional<Player> side, UserOutcome ending, OptionalDouble accuracy) {
        game(opponent, size, "size=" + size, side, ending, accuracy);
    }

    private void game(
            String opponent, int size, String options, Optional<Player> side, UserOutcome ending, OptionalDouble accuracy) {
        int number = entries.size();
        entries.add(new GameEntry(
                number,
                "cube",
                OptionalInt.of(size),
                options,
                "human",
                opponent,
                opponent,
                side,
                ending,
                Optional.empty(),
                "",
                20,
                Origin.PLAYED,
                Optional.empty(),
                FIRST.plus(Duration.ofHours(13L * number)),
                accuracy,
                OptionalDouble.of(0.1),
                SeatNames.NONE));
    }

    private void game(String opponent, int size, UserOutcome ending) {
        game(opponent, size, Optional.of(Player.ONE), ending, OptionalDouble.empty());
    }

    private Statistics statistics() {
        return Statistics.of(entries, SCALE, ZoneOffset.UTC);
    }

    @ParameterizedTest
    @ValueSource(strings = {"head-start=1:3", "start=set-up"})
    void aGameThatWasNotEvenIsNoWinOverItsOpponentAndDoesNotCountForTheRating(String start) {
        game(STRONG, 6, "size=6 " + start, Optional.of(Player.ONE), UserOutcome.WON, OptionalDouble.empty());
        var counted = statistics();
        assertThat(counted.all().won()).isEqualTo(1);
        assertThat(counted.byOpponent()).isEmpty();
        assertThat(counted.rating().points()).isEmpty();
    }

    @Test
    void gamesWithAResultAreCountedByOpponentSizeAndSide() {
        game(STRONG, 6, UserOutcome.LOST);
        game(WEAK, 5, UserOutcome.WON);
        game(WEAK, 6, UserOutcome.DRAWN);
        game("friend", 6, Optional.of(Player.TWO), UserOutcome.WON, OptionalDouble.empty());
        game(WEAK, 5, UserOutcome.UNFINISHED);
        game("human", 5, Optional.empty(), UserOutcome.OTHER, OptionalDouble.empty());
        var all = statistics();
        assertThat(all.all()).isEqualTo(new ResultCounts(2, 1, 1));
        assertThat(all.all().share()).isEqualTo(0.625);
        assertThat(all.bySide().get(Player.TWO)).isEqualTo(new ResultCounts(1, 0, 0));
        assertThat(all.bySize()).containsEntry(5, new ResultCounts(1, 0, 0)).containsEntry(6, new ResultCounts(1, 1, 1));
        assertThat(all.byOpponent()).extracting(Statistics.Against::opponent).containsExactly(WEAK, STRONG, "friend");
    }

    @Test
    void onlyOpponentsOfKnownStrengthMakeARating() {
        game("friend", 6, UserOutcome.WON);
        assertThat(statistics().rating().points()).isEmpty();
        game(WEAK, 6, UserOutcome.WON);
        game(WEAK, 6, UserOutcome.WON);
        var points = statistics().rating().points();
        var day = LocalDate.ofInstant(FIRST, ZoneOffset.UTC);
        assertThat(points).extracting(RatingCurve.Point::day).containsExactly(day, day.plusDays(1));
        assertThat(points.get(0).rating().rating()).isGreaterThan(RatingCurve.FIRST_GUESS);
    }

    @ParameterizedTest
    @CsvSource({
        "computer newton beginner, 800",
        "computer kepler master, 2400",
        "computer kepler 1450, 1450",
        "computer kepler 3900, 2400",
        "friend,",
        "human,",
        "computers,",
        "computer copernicus expert,",
        "'',"
    })
    void anOpponentIsAsStrongAsTheScaleOfTheGameSaysIfItIsOneOfItsPlayers(String opponent, Double elo) {
        game(opponent, 6, UserOutcome.WON);
        var strength = statistics().byOpponent().get(0).strength();
        assertThat(strength).isEqualTo(elo == null ? OptionalDouble.empty() : OptionalDouble.of(elo));
    }

    @Test
    void aStreakEndsWithADrawOrALoss() {
        for (var ending :
                List.of(UserOutcome.WON, UserOutcome.WON, UserOutcome.WON, UserOutcome.DRAWN, UserOutcome.WON, UserOutcome.LOST, UserOutcome.LOST)) {
            game(WEAK, 6, ending);
        }
        assertThat(statistics().longestStreak()).isEqualTo(3);
        assertThat(statistics().streak()).isEqualTo(-2);
        game(WEAK, 6, UserOutcome.UNFINISHED);
        assertThat(statistics().streak()).isEqualTo(-2);
        game(WEAK, 6, UserOutcome.WON);
        assertThat(statistics().streak()).isEqualTo(1);
    }

    @Test
    void theAccuracyIsThatOfTheUsersSide() {
        game(WEAK, 6, Optional.of(Player.ONE), UserOutcome.WON, OptionalDouble.of(0.9));
        game(WEAK, 6, Optional.of(Player.TWO), UserOutcome.WON, OptionalDouble.of(0.9));
        assertThat(statistics().accuracy())
                .extracting(Statistics.Accuracy::share)
                .containsExactly(0.9, 0.1);
    }
}
