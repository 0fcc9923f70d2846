package org.jumpingcube.session;

import java.util.function.LongSupplier;

/**
 * The time by which a session's clocks run.
 *
 * @param nanos the time now, in nanoseconds since any moment, like {@link System#nanoTime}
 */
public record SessionTime(LongSupplier nanos, Alarm alarm) {
    /** Does something later. */
    @FunctionalInterface
    public interface Alarm {
        /**
         * Does something after a while.
         *
         * @param nanos how long to wait, 0 or more; a little longer does no harm
         * @param action to be run on the session's thread
         */
        void after(long nanos, Runnable action);
    }
}
