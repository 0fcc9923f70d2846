package org.jumpingcube.remote;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A rate limit: so many things a second on average, and several at once. Used by one thread at a time. */
final class RateLimit {
    private final long nanosEach;
    private final long burst;
    private final LongSupplier clock;
    private long paidUntil;

    /**
     * @param burst how many may come at once
     * @param clock in nanoseconds
     */
    RateLimit(int perSecond, int burst, LongSupplier clock) {
        this(Duration.ofSeconds(1).dividedBy(perSecond), burst, clock);
    }

    /**
     * @param each how long one takes on average
     * @param burst how many may come at once
     * @param clock in nanoseconds
     */
    RateLimit(Duration each, int burst, LongSupplier clock) {
        nanosEach = each.toNanos();
        this.burst = burst * nanosEach;
        this.clock = clock;
        paidUntil = clock.getAsLong() - this.burst;
    }

    /** How many nanoseconds the next thing has to wait, 0 if not at all. */
    long next() {
        long now = clock.getAsLong();
        paidUntil = Math.max(paidUntil, now - burst) + nanosEach;
        return Math.max(0, paidUntil - now);
    }

    /** Whether one more may come now; if not, it does not count. */
    boolean allows() {
        long before = paidUntil;
        boolean isAllowed = next() == 0;
        paidUntil = isAllowed ? paidUntil : before;
        return isAllowed;
    }
}
