package org.jumpingcube.desktop.model;

import java.util.OptionalLong;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.session.SessionTime;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.worker.Requests;

/**
 * Shows what the clocks of a session have left. It wakes only when that changes: once a second, and ten times in each of
 * the last ten seconds.
 */
final class TickingClock {
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long SECOND = 1_000;
    private static final long TENTH = 100;

    private final ObservableValue<? extends SessionView<?, ?>> view;
    private final SessionTime time;
    private final ReadOnlyObjectWrapper<ClockReading> reading = new ReadOnlyObjectWrapper<>(ClockReading.NONE);
    private final Requests ticks = new Requests(Runnable::run);

    TickingClock(ObservableValue<? extends SessionView<?, ?>> view, SessionTime time) {
        this.view = view;
        this.time = time;
        view.subscribe(now -> tick());
    }

    ReadOnlyObjectProperty<ClockReading> reading() {
        return reading.getReadOnlyProperty();
    }

    /** Ticks no more until the session shows something else. */
    void stop() {
        ticks.cancel();
    }

    private void tick() {
        var next = ticks.next();
        var shown = view.getValue();
        long now = time.nanos().getAsLong();
        reading.set(ClockReading.of(shown, now));
        OptionalLong left = shown.timeLeft(shown.position().toMove(), now);
        if (shown.clock().isRunning() && left.orElse(0) > 0) {
            time.alarm().after(untilNext(left.getAsLong()) * NANOS_PER_MILLI, () -> next.answer(this::tick));
        }
    }

    /** How long the clock goes on showing the same, in milliseconds. */
    private static long untilNext(long left) {
        return (left - 1) % (left > 10 * SECOND ? SECOND : TENTH) + 1;
    }
}
