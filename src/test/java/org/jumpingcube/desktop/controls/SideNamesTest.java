package org.jumpingcube.desktop.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.language.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One name for one side, whoever sits there. */
class SideNamesTest {
    @ParameterizedTest
    @CsvSource({
        // sides, language, names, beside the token, in the review
        "human, kepler average, en, You|Kepler, You|Kepler, You|Kepler · Average",
        "newton expert, human, de, Newton|Sie, Newton|Sie, Newton · Experte|Sie",
        "human, human, en, Player 1|Player 2, Player 1|Player 2, Player 1|Player 2",
        "kepler strong, newton strong, en, Kepler|Newton, Kepler|Newton, Kepler · Strong|Newton · Strong",
        "kepler strong, kepler beginner, en, Kepler (Strong)|Kepler (Beginner), Kepler|Kepler, "
                + "Kepler · Strong|Kepler · Beginner",
        "newton master, newton master, en, Newton (Red)|Newton (Blue), Newton (Red)|Newton (Blue), "
                + "Newton (Red) · Master|Newton (Blue) · Master",
        "kepler 1450, kepler novice, en, Kepler (1450)|Kepler (Novice), Kepler|Kepler, "
                + "Kepler · 1450|Kepler · Novice",
    })
    void aSideHasOneName(String one, String two, String language, String names, String besideLevel, String withLevel) {
        var seats = new Seats(seat(one), seat(two));
        var named = named(language, List.of("Red", "Blue"));
        assertThat(named.of(Player.ONE, seats) + "|" + named.of(Player.TWO, seats))
                .isEqualTo(names);
        assertThat(named.besideLevel(Player.ONE, seats) + "|" + named.besideLevel(Player.TWO, seats))
                .isEqualTo(besideLevel);
        assertThat(named.withLevel(Player.ONE, seats) + "|" + named.withLevel(Player.TWO, seats))
                .isEqualTo(withLevel);
    }

    @ParameterizedTest
    @CsvSource({
        "human, human, Anna, Ben, Anna, Ben",
        "human, human, Anna, '', Anna, Player 2",
        "human, human, Anna, Anna, Anna (Red), Anna (Blue)",
        "human, kepler strong, Anna, Ben, You, Kepler",
        "kepler strong, kepler strong, Anna, Ben, Kepler (Red), Kepler (Blue)",
    })
    void twoPeopleGoByTheirNames(
            String one, String two, String friendOne, String friendTwo, String nameOfOne, String nameOfTwo) {
        var seats = new Seats(seat(one), seat(two));
        var named = new SideNames(
                new Texts(Locale.ENGLISH),
                player -> player == Player.ONE ? "Red" : "Blue",
                player -> player == Player.ONE ? friendOne : friendTwo);
        assertThat(named.of(Player.ONE, seats)).isEqualTo(nameOfOne);
        assertThat(named.of(Player.TWO, seats)).isEqualTo(nameOfTwo);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void somebodyWithoutANameIsCalledAsOnTheLargeButton(Language language) {
        var texts = new Texts(language.locale(Locale.ENGLISH));
        for (Player player : Player.values()) {
            assertThat(SideNames.number(texts, player)).isEqualTo(texts.get("button.player-" + player.number()));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "human, human, Player 1, Player 2",
        "kepler strong, kepler strong, Kepler (Player 1), Kepler (Player 2)",
    })
    void coloursOfOnesOwnHaveNoNames(String one, String two, String nameOfOne, String nameOfTwo) {
        var seats = new Seats(seat(one), seat(two));
        var named = named("en", List.of("", ""));
        assertThat(named.of(Player.ONE, seats)).isEqualTo(nameOfOne);
        assertThat(named.of(Player.TWO, seats)).isEqualTo(nameOfTwo);
    }

    @ParameterizedTest
    @CsvSource({
        "Mine, Anna's, Mine, Anna's",
        "Mine, '', Mine, Kepler",
        "Kepler, '', Kepler (Red), Kepler (Blue)",
        "A program with a rather long name, Mine, A program with a ra\u2026, Mine",
    })
    void otherProgramsGoByTheirNamesAndHaveNoLevel(String one, String two, String nameOfOne, String nameOfTwo) {
        var seats = new Seats(Seat.COMPUTER.named(one), Seat.COMPUTER.named(two));
        var named = named("en", List.of("Red", "Blue"));
        assertThat(named.of(Player.ONE, seats)).isEqualTo(nameOfOne);
        assertThat(named.of(Player.TWO, seats)).isEqualTo(nameOfTwo);
        assertThat(named.withLevel(Player.ONE, seats)).isEqualTo(nameOfOne);
        assertThat(SeatWords.level(new Texts(Locale.ENGLISH), seats.one())).isEmpty();
    }

    private static SideNames named(String language, List<String> colours) {
        return new SideNames(
                new Texts(Locale.forLanguageTag(language)), player -> colours.get(player.number() - 1), player -> "");
    }

    private static Seat seat(String words) {
        if (words.equals("human")) {
            return new Seat(false, Style.KEPLER, Skill.AVERAGE);
        }
        String[] parts = words.toUpperCase(Locale.ROOT).split(" ", -1);
        var style = Style.valueOf(parts[0]);
        return parts[1].matches("[0-9]+")
                ? Games.CUBE.elo().seat(style, Integer.parseInt(parts[1]))
                : new Seat(true, style, Skill.valueOf(parts[1]));
    }
}
