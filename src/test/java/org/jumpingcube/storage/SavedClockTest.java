package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clocks in saved games. */
class SavedClockTest {
    private static final SaveFormat FORMAT = new SaveFormat(Games.ALL);

    private static SavedGame<CubePosition, Square> game(History<CubePosition, Square> history, GameClock clock) {
        return new SavedGame<>(Games.CUBE, history, Seats.USUAL, BestOf.ONE, Optional.empty(), clock);
    }

    private static String text(SavedGame<?, ?> game) {
        return new String(FORMAT.write(game), StandardCharsets.UTF_8);
    }

    private static LoadResult read(String text) {
        return FORMAT.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Law(tries = 200)
    void aGameComesBackWithItsClocks(Random random) {
        var history = SampleGames.random(Laws.between(random, 3, 6), 12, random.nextInt());
        var clock = GameClock.at(new TimeControls(control(random), control(random)));
        for (int turn = 0; turn < history.turns().size(); turn++) {
            clock = spend(clock, history.at(turn), random).moved(turn);
        }
        boolean isUndone = random.nextBoolean();
        var at = isUndone ? history.undo() : history;
        var saved = game(at, isUndone ? clock : spend(clock, history, random));
        assertThat(read(text(saved)).game()).isEqualTo(Optional.of(saved));
    }

    private static GameClock spend(GameClock clock, History<?, ?> game, Random random) {
        Player mover = game.current().toMove();
        long most = Math.min(3_000, clock.left(game, mover, 0).orElse(3_000) - 1);
        return clock.started(0).stopped(game, 1_000_000L * random.nextInt((int) most));
    }

    private static TimeControl control(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> TimeControl.UNLIMITED;
            case 1 -> new TimeControl.Fischer(Laws.between(random, 30, 500), random.nextInt(5));
            default -> new TimeControl.PerMove(Laws.between(random, 2, 60));
        };
    }

    /** A program that knows no clocks checks the result against the moves, and ignores what it does not know. */
    @Test
    void aGameLostOnTimeIsUnfinishedForProgramsWithoutClocks() {
        var history = SampleGames.random(4, 5, 1);
        var out = new GameClock(
                TimeControls.both(new TimeControl.PerMove(20)),
                List.of(0, 1_500, 2_000, 19_999, 10),
                20_000,
                OptionalLong.empty());
        String text = text(game(history, out));
        assertThat(text).contains("\"result\": \"unfinished\"").contains("\"perMove\": 20");
        var found = read(text).game().orElseThrow();
        assertThat(found.clock().isOut(found.history(), 0)).isTrue();
    }

    @Test
    void aGameWithoutClocksHasNoField() {
        assertThat(text(game(SampleGames.random(4, 5, 1), GameClock.OFF))).doesNotContain("clock");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 | clock: this must be a JSON object, in braces",
                "{'one': {}} | clock.one.seconds: this is missing",
                "{'one': {'seconds': 0}} | clock.one.seconds: this number must be from 1 to 36,000",
                "{'two': {'perMove': 2.5}} | clock.two.perMove: this must be a whole number from 1 to 36,000",
                "{'one': {'perMove': 1}, 'times': [1000]} | clock.times[0]: this number must be from 0 to 999",
                "{'one': {'perMove': 1}, 'times': ['a']} | clock.times[0]: this must be a whole number from 0 to 2,147,483,647",
                "{'one': {'perMove': 1}, 'times': [1, 1, 1]} | clock.times: there must be no more than 2 of these",
                "{'one': {'seconds': 3}, 'times': [1000], 'spent': 2001} | clock.spent: this number must be from 0 to 2,000",
            })
    void impossibleClocksAreRefused(String clock, String problem) {
        String text = "{'format': 'jumping-cube', 'version': 1, 'size': 3, 'moves': ['a3', 'c2'], 'clock': %s}"
                .formatted(clock)
                .replace('\'', '"');
        var result = read(text);
        assertThat(result.game()).isEmpty();
        assertThat(((LoadResult.Rejected) result).problems())
                .map(found -> found.text(Locale.ENGLISH).replace(",", ""))
                .contains(problem.replace(",", ""));
    }
}
