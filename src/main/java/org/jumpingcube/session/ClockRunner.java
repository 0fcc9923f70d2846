package org.jumpingcube.session;

import java.util.function.BooleanSupplier;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.MustPass;
import org.jumpingcube.session.GameState.Searching;
import org.jumpingcube.session.GameState.ShowingHint;

/**
 * Decides when the clocks of a session run: while somebody has a move to make, but not before the first move of a new
 * or loaded game, nor after an undo or a redo before the next move, nor while the game is held.
 * Each event has one time, at which it is said to happen; so a move comes either before the flag or after it.
 */
final class ClockRunner {
    private static final long LONGEST_WAIT = 1_000_000_000; // of an alarm that may be for nothing; nanoseconds

    private final SessionTime time;
    private final BooleanSupplier isHeld;
    private final Runnable onAlarm;
    private long now; // when the event happened that is being dealt with
    private boolean isWaitingForMove = true;
    private long latest; // the number of the alarm that counts

    /**
     * @param isHeld whether the game waits while its user is busy with something else
     * @param onAlarm an event like any other, at which a flag may fall
     */
    ClockRunner(SessionTime time, BooleanSupplier isHeld, Runnable onAlarm) {
        this.time = time;
        this.isHeld = isHeld;
        this.onAlarm = onAlarm;
    }

    /** An event happens now. */
    void lookAtTheTime() {
        now = time.nanos().getAsLong();
    }

    /** When the latest event happened, in nanoseconds. */
    long now() {
        return now;
    }

    /** The clocks stand still until the next move. */
    void waitForMove() {
        isWaitingForMove = true;
    }

    /** A move has been made. */
    void moved() {
        isWaitingForMove = false;
    }

    /** The clock as it goes on in the state that the view is in. */
    GameClock goOn(SessionView<?, ?> view) {
        boolean runs = !isWaitingForMove && !isHeld.getAsBoolean() && takesTime(view.state());
        return runs ? view.clock().started(now) : view.clock().stopped(view.history(), now);
    }

    private static boolean takesTime(GameState<?> state) {
        return state instanceof HumanToMove
                || state instanceof MustPass
                || state instanceof Searching
                || state instanceof ShowingHint;
    }

    /** Makes sure that the flag falls in time even if nothing else happens. */
    void setAlarm(SessionView<?, ?> view) {
        long number = ++latest;
        if (view.clock().isRunning()) {
            long left = view.timeLeft(view.position().toMove(), now).orElse(Long.MAX_VALUE);
            long wait = Math.min(LONGEST_WAIT, Math.min(left, 1000) * 1_000_000);
            time.alarm().after(wait, () -> ring(number));
        }
    }

    private void ring(long number) {
        if (number == latest) {
            onAlarm.run();
        }
    }
}
