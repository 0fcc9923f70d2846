package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jumpingcube.game.Helpers;

/**
 * Low-priority daemon threads for work beside a search. They are started on demand and end after a minute without work.
 */
public final class HelperThreads {
    /** Runs each piece of work at once. */
    public static final Executor THREADS = Executors.newCachedThreadPool(Threads.named("helper", Thread.MIN_PRIORITY));

    private HelperThreads() {}

    /** Helpers for an engine that is to use this many threads in all, 1 or more. */
    public static Helpers of(int threads) {
        return new Helpers(threads - 1, THREADS);
    }

    /** How many threads an engine may use: all processors but one, and at least one. */
    public static int allButOne() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
