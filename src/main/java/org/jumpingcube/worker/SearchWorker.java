package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The background threads that computer players think on. Searches begin in the order in which they are asked for; they
 * do not keep the program alive.
 */
public final class SearchWorker implements Executor, AutoCloseable {
    /** How many searches for studies run at the same time: there is little use in more than the machine has processors. */
    public static final int STUDIES =
            Math.max(1, Math.min(2, Runtime.getRuntime().availableProcessors()));

    private static final long PRACTICE_DELAY_SECONDS = 1; // the window that is about to open needs the processor first

    private final ScheduledExecutorService threads;
    private final AtomicInteger unfinished = new AtomicInteger();
    private volatile boolean isWanted; // somebody waits for a search, or for the end

    /**
     * @param threads how many searches can run at the same time, 1 or more
     */
    public SearchWorker(int threads) {
        this.threads = Executors.newScheduledThreadPool(threads, SearchWorker::daemonThread);
    }

    @SuppressWarnings("ThreadPriorityCheck") // nothing rests on it but how smoothly the window moves
    private static Thread daemonThread(Runnable task) {
        var thread = new Thread(task, "search");
        thread.setDaemon(true);
        thread.setPriority(Thread.NORM_PRIORITY - 1); // what moves in the window goes first
        return thread;
    }

    /**
     * Runs a search.
     *
     * @throws java.util.concurrent.RejectedExecutionException if this worker is closed
     */
    @Override
    public void execute(Runnable search) {
        isWanted = true;
        unfinished.incrementAndGet();
        threads.execute(() -> {
            try {
                search.run();
            } finally {
                unfinished.decrementAndGet();
            }
        });
    }

    /** Whether a search is running or waits for its turn. May be asked from any thread. */
    public boolean isBusy() {
        return unfinished.get() > 0;
    }

    /**
     * Practises in a moment on a search thread, until the first search is asked for.
     *
     * @param practice is given the question whether to stop, to be asked many times a millisecond
     */
    public void practise(Consumer<BooleanSupplier> practice) {
        var unused = threads.schedule(() -> practice.accept(() -> isWanted), PRACTICE_DELAY_SECONDS, TimeUnit.SECONDS);
    }

    /** Takes no more searches. One still running is left to its ticket. */
    @Override
    public void close() {
        isWanted = true;
        threads.shutdownNow();
    }
}
