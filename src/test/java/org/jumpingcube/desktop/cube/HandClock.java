package org.jumpingcube.desktop.cube;

import java.util.Optional;
import java.util.function.LongConsumer;
import org.jumpingcube.desktop.look.Ticker;

/** A clock that stands still until the test moves it. */
public final class HandClock implements Ticker {
    private static final double NANOS = 1e9;

    private Optional<LongConsumer> running = Optional.empty();
    private double seconds = 1;

    @Override
    public void start(LongConsumer onFrame) {
        running = Optional.of(onFrame);
        tick(); // the first frame of a showing is at its beginning
    }

    @Override
    public void stop() {
        running = Optional.empty();
    }

    public boolean isRunning() {
        return running.isPresent();
    }

    /** Lets time pass, then shows one frame if anybody waits for one. */
    public void move(double bySeconds) {
        seconds += bySeconds;
        tick();
    }

    private void tick() {
        running.ifPresent(onFrame -> onFrame.accept(Math.round(seconds * NANOS)));
    }
}
