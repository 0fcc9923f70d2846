package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The background threads on which computer players search. Searches start in the order in which they are submitted. The
 * threads are daemons.
 */
public final class SearchWorker implements Executor, AutoCloseable {
    /** How many searches of a review run at the same time: no more than there are processors. */
    public static final int STUDIES =
            Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors()));

    private static final long PRACTICE_DELAY_SECONDS = 1; // the window that is about to open comes first

    private final ScheduledExecutorService threads;
    private final AtomicInteger unfinished = new AtomicInteger();
    private volatile boolean isWanted; // a search or the end is waited for, so the warm-up must stop

    /**
     * @param threads how many searches can run at the same time, 1 or more
     */
    public SearchWorker(int threads) {
        this.threads = Executors.newScheduledThreadPool(threads, SearchWorker::daemonThread);
    }

    @SuppressWarnings("ThreadPriorityCheck") // it only affects how smoothly the window runs
    private static Thread daemonThread(Runnable task) {
        var thread = Threads.make("search", task);
        thread.setPriority(Thread.NORM_PRIORITY - 1); // the animation comes first
        return thread;
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
        var unused = threads.schedule(() -> practice.accept(() -> isWanted), PRACTICE_DELAY_SECONDS, TimeUnit.SECONDS);
    }

    /** Takes no more searches. A running one ends when its ticket asks it to. */
    @Override
    public void close() {
        isWanted = true;
        threads.shutdownNow();
    }
}
