package org.jumpingcube.desktop.look;

import java.util.function.LongConsumer;
import javafx.animation.AnimationTimer;

/** The clock of the animations: calls back once a frame while it runs. Tests pass one that they move by hand. */
public interface Ticker {
    /**
     * Calls back before each frame with the time in nanoseconds, until {@link #stop}; replaces an earlier callback.
     */
    void start(LongConsumer onFrame);

    void stop();

    /** The pulse of JavaFX. */
    static Ticker ofPulses() {
        class Pulses extends AnimationTimer implements Ticker {
            private LongConsumer current = now -> {};

            @Override
            public void handle(long now) {
                current.accept(now);
            }

            @Override
            public void start(LongConsumer onFrame) {
                current = onFrame;
                start();
            }
        }
        return new Pulses();
    }
}
