package org.jumpingcube.desktop.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jumpingcube.Law;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Play;
import org.junit.jupiter.api.Test;

/** What a newcomer chooses, as seats. */
class OppositionTest {
    private static final Level OWN = Level.of(Games.CUBE.elo(), 1450);

    private static <T> T any(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }

    private static List<Seat> allSeats() {
        return Stream.of(false, true)
                .flatMap(isComputer -> Stream.of(Style.values())
                        .flatMap(style ->
                                allLevels().map(level -> new Seat(isComputer, style, level.skill(), level.elo()))))
                .toList();
    }

    private static Stream<Level> allLevels() {
        return Stream.concat(Stream.of(Skill.values()).map(Level::of), Stream.of(OWN));
    }

    private static List<Seats> allPairs() {
        return allSeats().stream()
                .flatMap(one -> allSeats().stream().map(two -> new Seats(one, two)))
                .toList();
    }

    @Test
    void theSeatsThatStartAreThoseThatAreShownWhateverTheyWereBefore() {
        for (Seats before : allPairs()) {
            assertThat(Opposition.of(before).seats(before)).isEqualTo(before);
            for (Opponent opponent : Opponent.values()) {
                for (boolean isFirst : List.of(true, false)) {
                    if (opponent != Opponent.MIXED || Opponent.of(before) == Opponent.MIXED) {
                        assertShowsWhatStarts(new Opposition(opponent, OWN, isFirst), before);
                    }
                }
            }
        }
    }

    /** By what the words on the tiles mean. */
    private static void assertShowsWhatStarts(Opposition shown, Seats before) {
        var started = shown.seats(before);
        Seat first = shown.isFirst() ? started.one() : started.two();
        Seat second = shown.isFirst() ? started.two() : started.one();
        switch (shown.opponent()) {
            case FRIEND, ELSEWHERE -> assertThat(started.areBothHuman()).isTrue();
            case KEPLER, NEWTON -> {
                Style style = shown.opponent() == Opponent.KEPLER ? Style.KEPLER : Style.NEWTON;
                assertThat(first.isComputer()).isFalse();
                assertThat(second).isEqualTo(shown.level().seat(style));
            }
            case RIVAL -> {
                assertThat(first.isComputer()).isFalse();
                assertThat(List.of(Style.values()).stream().map(shown.level()::seat))
                        .contains(second);
            }
            case COMPUTERS -> {
                assertThat(first).isEqualTo(shown.level().seat(Style.KEPLER));
                assertThat(second).isEqualTo(shown.level().seat(Style.NEWTON));
            }
            case MIXED -> assertThat(new Seats(first, second)).isEqualTo(before);
        }
    }

    @Test
    void theRivalKeepsTheStyleOfTheComputerBeforeAndIsShownUntilTheSeatsAreOthers() {
        var before = new Seats(Seat.HUMAN, new Seat(true, Style.NEWTON, Skill.NOVICE));
        var seats = new Opposition(Opponent.RIVAL, OWN, false).seats(before);
        assertThat(seats).isEqualTo(new Seats(OWN.seat(Style.NEWTON), Seat.HUMAN));
        var game = new GameChoice("", Map.of(), false, 1, true, new Seat(true, Style.KEPLER, Skill.STRONG));
        var play = Play.DEFAULT.withGame(game);
        assertThat(Opposition.of(play.withSeats(seats)))
                .as("with the level that was chosen before the rival")
                .isEqualTo(new Opposition(Opponent.RIVAL, Level.of(Skill.STRONG), false));
        assertThat(Opposition.of(play.withSeats(new Seats(Seat.HUMAN, Seat.HUMAN)))
                        .opponent())
                .isEqualTo(Opponent.FRIEND);
    }

    @Law
    void theUsersOwnHintsStayWhoeverTheOpponentIs(Random random) {
        Seat user = new Seat(false, any(random, Style.values()), any(random, Skill.values()));
        Seat computer = new Seat(true, any(random, Style.values()), any(random, Skill.values()));
        var before = random.nextBoolean() ? new Seats(user, computer) : new Seats(computer, user);
        var chosen = new Opposition(Opponent.NEWTON, Level.of(any(random, Skill.values())), random.nextBoolean());
        Seats seats = chosen.seats(before);
        assertThat(chosen.isFirst() ? seats.one() : seats.two()).isEqualTo(user);
    }
}
