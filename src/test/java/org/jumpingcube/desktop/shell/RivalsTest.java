package org.jumpingcube.desktop.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.collection.statistics.GlickoRating;
import org.jumpingcube.collection.statistics.RatingCurve;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.Test;

/** How strong the rival is. */
class RivalsTest {
    private static final EloScale SCALE = Games.CUBE.elo();
    private static final LocalDate DAY = LocalDate.of(2026, 11, 1);

    private static RatingCurve after(int games, double opponent, double score) {
        var played = new ArrayList<RatingCurve.Played>();
        for (int game = 0; game < games; game++) {
            played.add(new RatingCurve.Played(DAY.plusDays(game / 4), new GlickoRating.Game(opponent, 30, score)));
        }
        return RatingCurve.of(played);
    }

    @Test
    void withoutRatedGamesThereIsNoneAndWithFewItIsUncertain() {
        assertThat(Rivals.of(after(0, 0, 0), SCALE)).isEmpty();
        assertThat(Rivals.of(after(2, 1300, 1), SCALE).orElseThrow().basis()).isEqualTo(Rival.Basis.FEW_GAMES);
        assertThat(Rivals.of(after(40, 1300, 0.5), SCALE)).hasValueSatisfying(rival -> {
            assertThat(rival.basis()).isEqualTo(Rival.Basis.RATING);
            assertThat(rival.elo()).isBetween(1200, 1400);
        });
    }

    @Test
    void itIsNeverWeakerOrStrongerThanAPlayerCanBe() {
        assertThat(Rivals.of(after(200, 800, 0), SCALE)).hasValueSatisfying(rival -> {
            assertThat(rival.elo()).isEqualTo(SCALE.least());
            assertThat(rival.users()).as("the user's own strength").isLessThan(SCALE.least());
        });
        assertThat(Rivals.of(after(200, 1500, 1), Games.JUMPIN.elo())
                        .orElseThrow()
                        .elo())
                .isEqualTo(Games.JUMPIN.elo().most());
    }

    @Test
    void withoutARatingItIsAsStrongAsTheLatestOpponentOrHalfALevelOn() {
        var novice = new Seats(Seat.HUMAN, new Seat(true, Style.KEPLER, Skill.NOVICE));
        var play = Settings.DEFAULT.play();
        var settings = Settings.DEFAULT.withPlay(play.withSeats(novice));
        assertThat(Rivals.guess(settings, SCALE)).isEqualTo(1300);
        for (int game = 0; game < 3; game++) {
            settings = settings.withProgress(settings.progress().after(Skill.NOVICE, true));
        }
        assertThat(Rivals.guess(settings, SCALE)).isEqualTo(1550);
        var level = new Seat(true, Style.KEPLER, Skill.NOVICE);
        var rival = Play.DEFAULT
                .withSeats(new Seats(Seat.HUMAN, new Seat(true, Style.KEPLER, Skill.BEGINNER, OptionalInt.of(950))))
                .withGame(new GameChoice("", Map.of(), false, 1, true, level));
        assertThat(Rivals.guess(Settings.DEFAULT.withPlay(rival), SCALE))
                .as("not from the rival of another game, whose numbers are others")
                .isEqualTo(1300);
        var people = new Seats(Seat.HUMAN, Seat.HUMAN);
        assertThat(Rivals.guess(settings.withPlay(play.withSeats(people)), SCALE))
                .isEqualTo(1000);
    }

    /** Ten days of ten games: from then on somebody of any strength wins about every second game. */
    @Law
    void aboutEverySecondGameIsOpen(Random random) {
        double strength = 900 + 1700 * random.nextDouble();
        var played = new ArrayList<RatingCurve.Played>();
        double won = 0;
        for (int game = 0; game < 100; game++) {
            int rival = Rivals.of(RatingCurve.of(played), SCALE).map(Rival::elo).orElse(800);
            double expected = 1 / (1 + Math.pow(10, (rival - strength) / 400));
            won += game < 50 ? 0 : expected;
            double score = random.nextDouble() < expected ? 1 : 0;
            played.add(new RatingCurve.Played(DAY.plusDays(game / 10), new GlickoRating.Game(rival, 30, score)));
        }
        assertThat(won / 50).as("share of the last fifty games at " + strength).isBetween(0.3, 0.7);
    }
}
