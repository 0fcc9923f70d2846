package org.jumpingcube.remote;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** So many things a second on average, and {@link Limits#BURST} at once. Used on one thread. */
final class Pace {
    private final long nanosEach;
    private final LongSupplier clock;
    private long paidUntil;

    /** @param clock in nanoseconds */
    Pace(int perSecond, LongSupplier clock) {
        nanosEach = TimeUnit.SECONDS.toNanos(1) / perSecond;
        this.clock = clock;
        paidUntil = clock.getAsLong();
    }

    /** How many nanoseconds the next thing has to wait, 0 if not at all. */
    long next() {
        long now = clock.getAsLong();
        paidUntil = Math.max(paidUntil, now - Limits.BURST * nanosEach) + nanosEach;
        return Math.max(0, paidUntil - now);
    }
}
