package org.jumpingcube.desktop.model;

import java.util.Optional;
import java.util.OptionalLong;
import org.jumpingcube.game.ClockTime;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.session.SessionView;

/**
 * What the clocks of a game show.
 *
 * @param one what player one has left, in tenths of a second; empty if there is no limit
 * @param two the same of player two
 * @param running whose clock is running, if any
 */
public record ClockReading(
        OptionalLong one, OptionalLong two, Optional<Player> running, boolean isLowOne, boolean isLowTwo) {
    /** No clocks. */
    public static final ClockReading NONE =
            new ClockReading(OptionalLong.empty(), OptionalLong.empty(), Optional.empty(), false, false);

    private static final long LOW_MILLIS = 10_000;

    static ClockReading of(SessionView<?, ?> view, long now) {
        if (!view.clock().isOn()) {
            return NONE;
        }
        var one = view.timeLeft(Player.ONE, now);
        var two = view.timeLeft(Player.TWO, now);
        return new ClockReading(
                tenths(one),
                tenths(two),
                Optional.of(view.position().toMove())
                        .filter(mover -> view.clock().isRunning()),
                isLow(view.clock(), Player.ONE, one),
                isLow(view.clock(), Player.TWO, two));
    }

    private static OptionalLong tenths(OptionalLong millis) {
        return millis.isEmpty() ? millis : OptionalLong.of(ClockTime.tenths(millis.getAsLong()));
    }

    /** In the last ten seconds, or the last quarter of a shorter time for a move. */
    private static boolean isLow(GameClock clock, Player player, OptionalLong millis) {
        long low = clock.controls().of(player) instanceof TimeControl.PerMove move
                ? Math.min(LOW_MILLIS, 250L * move.seconds())
                : LOW_MILLIS;
        return millis.isPresent() && millis.getAsLong() <= low;
    }

    /** What a player has left, in tenths of a second; empty if there is no limit. */
    public OptionalLong tenths(Player player) {
        return player == Player.ONE ? one : two;
    }

    /** Whether a player has little time left. */
    public boolean isLow(Player player) {
        return player == Player.ONE ? isLowOne : isLowTwo;
    }
}
