package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A lane of background threads for searches, which start in the order in which they are submitted.
 */
public final class SearchWorker implements Executor, AutoCloseable {
    /** How many searches of a lane other than the players' run at the same time: no more than there are processors. */
    public static final int STUDIES =
            Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors()));

    private static final long PRACTICE_DELAY_SECONDS = 1; // the window that is about to open comes first

    private final ExecutorService threads;
    private final AtomicInteger unfinished = new AtomicInteger();
    private volatile boolean isWanted; // a search or the end is waited for, so the warm-up must stop

    /**
     * @param lane names the threads
     * @param threads how many searches can run at the same time, 1 or more
     */
    public SearchWorker(String lane, int threads) {
        this.threads = Executors.newFixedThreadPool(threads, Threads.named(lane, Thread.NORM_PRIORITY - 1));
    }

    /** Runs a search. What is asked for after the end of the worker is forgotten: nobody waits for it any more. */
    @Override
    public void execute(Runnable search) {
        isWanted = true;
        unfinished.incrementAndGet();
        try {
            threads.execute(() -> {
                try {
                    search.run();
                } finally {
                    unfinished.decrementAndGet();
                }
            });
        } catch (RejectedExecutionException closed) {
            unfinished.decrementAndGet();
        }
    }

    /** Whether a search is running or queued. May be called from any thread. */
    public boolean isBusy() {
        return unfinished.get() > 0;
    }

    /**
     * Warms up shortly on a search thread, until the first search is submitted.
     *
     * @param practice gets the stop check, to be called many times a millisecond
     */
    public void practise(Consumer<BooleanSupplier> practice) {
        Threads.later(TimeUnit.SECONDS.toNanos(PRACTICE_DELAY_SECONDS), threads, () -> practice.accept(() -> isWanted));
    }

    /** Takes no more searches. A running one ends when its ticket asks it to. */
    @Override
    public void close() {
        isWanted = true;
        threads.shutdownNow();
    }
}
