package org.jumpingcube.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.jumpingcube.Law;
import org.jumpingcube.Laws;
import org.jumpingcube.cube.CubePosition;
import org.junit.jupiter.api.Test;

class GameClockTest {
    private static final long MILLI = 1_000_000;
    private static final TimeControl BLITZ = new TimeControl.Fischer(180, 2);
    private static final TimeControl QUICK_MOVES = new TimeControl.PerMove(20);

    private History<CubePosition, Square> game = History.startingAt(CubePosition.start(4));

    private GameClock after(GameClock clock, int millis) {
        var stopped = clock.started(0).stopped(game, millis * MILLI).moved(game.cursor());
        game = game.then(game.current().legalMoves().get(0));
        return stopped;
    }

    private long left(GameClock clock, Player player) {
        return clock.left(game, player, 0).orElseThrow();
    }

    @Test
    void fischersClockAddsTheIncrementAfterEachMove() {
        var clock = after(GameClock.at(TimeControls.both(BLITZ)), 5_000);
        assertThat(left(clock, Player.ONE)).isEqualTo(177_000);
        assertThat(left(clock, Player.TWO)).isEqualTo(180_000);
    }

    @Test
    void aTimePerMoveIsWholeForEachMove() {
        var clock = after(GameClock.at(TimeControls.both(QUICK_MOVES)), 19_000);
        assertThat(left(clock, Player.ONE)).isEqualTo(20_000);
        assertThat(clock.times()).containsExactly(19_000);
    }

    @Test
    void theSidesMayHaveDifferentTimes() {
        var clock = GameClock.at(new TimeControls(TimeControl.UNLIMITED, QUICK_MOVES));
        assertThat(clock.left(game, Player.ONE, 0)).isEmpty();
        assertThat(left(clock, Player.TWO)).isEqualTo(20_000);
        assertThat(TimeControls.both(BLITZ).swapped()).isEqualTo(TimeControls.both(BLITZ));
        assertThat(clock.controls().swapped().one()).isEqualTo(QUICK_MOVES);
    }

    @Test
    void theTimeIsUpWhenNothingIsLeft() {
        var clock = GameClock.at(TimeControls.both(QUICK_MOVES)).started(7);
        assertThat(clock.isOut(game, 7 + 20_000 * MILLI - 1)).isFalse();
        assertThat(clock.isOut(game, 7 + 20_000 * MILLI)).isTrue();
        assertThat(clock.stopped(game, 7 + 30_000 * MILLI).spent()).isEqualTo(20_000);
    }

    @Test
    void withoutLimitsNothingRuns() {
        var clock = after(GameClock.OFF, 5_000);
        assertThat(clock).isEqualTo(GameClock.OFF);
    }

    @Test
    void impossibleTimesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Fischer(0, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.Fischer(180, -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeControl.PerMove(TimeControl.MOST_SECONDS + 1));
    }

    /** Moves, undone and redone moves, and stops at any moment, against a plain count. */
    @Law
    void whatIsLeftIsWhatThereWasLessWhatWasSpent(Random random) {
        var controls = new TimeControls(control(random), control(random));
        var clock = GameClock.at(controls);
        List<Integer> times = new ArrayList<>();
        long now = random.nextLong() >> 8;
        for (int turn = 0; turn < 12 && !game.current().outcome().isOver(); turn++) {
            int spent = 0;
            for (int part = random.nextInt(3); part > 0; part--) {
                int millis = random.nextInt(300);
                clock = clock.started(now);
                now += millis * MILLI;
                spent += millis;
                assertThat(clock.left(game, mover(), now)).isEqualTo(left(controls, times, mover(), spent));
                clock = clock.stopped(game, now);
                now += random.nextInt(1_000) * MILLI; // stands still
                assertThat(clock.left(game, mover(), now)).isEqualTo(left(controls, times, mover(), spent));
            }
            var other = mover().opponent();
            assertThat(clock.left(game, other, now)).isEqualTo(left(controls, times, other, 0));
            if (random.nextInt(4) == 0 && game.canUndo()) {
                game = game.undo();
                clock = clock.elsewhere();
                times.remove(times.size() - 1);
            } else {
                clock = clock.moved(game.cursor());
                var moves = game.current().legalMoves();
                game = game.then(moves.get(random.nextInt(moves.size())));
                times.add(spent);
            }
            if (controls.isOn()) {
                assertThat(clock.times().subList(0, game.cursor())).isEqualTo(times);
                assertThat(clock.times()).hasSameSizeAs(game.turns());
            }
        }
    }

    private Player mover() {
        return game.current().toMove();
    }

    private OptionalLong left(TimeControls controls, List<Integer> times, Player player, int spent) {
        Map<Player, Long> left = new EnumMap<>(Player.class);
        for (int turn = 0; turn <= times.size(); turn++) {
            Player whose = turn % 2 == 0 ? Player.ONE : Player.TWO;
            int time = turn < times.size() ? times.get(turn) : player == mover() ? spent : 0;
            if (controls.of(whose) instanceof TimeControl.Fischer fischer) {
                int more = turn < times.size() ? 1_000 * fischer.increment() : 0;
                left.merge(whose, more - (long) time, Long::sum);
            } else if (turn == times.size()) {
                left.put(whose, (long) -time);
            }
        }
        long change = left.getOrDefault(player, 0L);
        if (controls.of(player) instanceof TimeControl.Fischer fischer) {
            return OptionalLong.of(1_000L * fischer.seconds() + change);
        }
        return controls.of(player) instanceof TimeControl.PerMove move
                ? OptionalLong.of(1_000L * move.seconds() + change)
                : OptionalLong.empty();
    }

    private static TimeControl control(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> TimeControl.UNLIMITED;
            case 1 -> new TimeControl.Fischer(Laws.between(random, 10, 500), random.nextInt(5));
            default -> new TimeControl.PerMove(Laws.between(random, 2, 60));
        };
    }

    @Law
    void aComputerKeepsAReserve(Random random) {
        var control = control(random);
        long left = Laws.between(random, 1, 600_000);
        long allowance = control.allowance(left);
        assertThat(allowance).isPositive().isLessThanOrEqualTo(left);
        if (control != TimeControl.UNLIMITED && left >= 400) {
            assertThat(left - allowance).isGreaterThanOrEqualTo(300);
        }
    }
}
