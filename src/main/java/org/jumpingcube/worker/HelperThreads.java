package org.jumpingcube.worker;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jumpingcube.game.Helpers;

/**
 * Threads for work that goes on beside a search, each when it is needed. They go behind all others, do not keep the
 * program alive, and end when nothing has needed them for a minute.
 */
public final class HelperThreads {
    /** Runs each piece of work at once. */
    public static final Executor THREADS = Executors.newCachedThreadPool(HelperThreads::lowThread);

    private HelperThreads() {}

    /** Helpers for an engine that is to think on so many threads, 1 or more. */
    public static Helpers of(int threads) {
        return new Helpers(threads - 1, THREADS);
    }

    /** How many threads to think on: one processor is left for all else, where there are several. */
    public static int allButOne() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    @SuppressWarnings("ThreadPriorityCheck") // nothing rests on it but how smoothly the window moves
    private static Thread lowThread(Runnable task) {
        var thread = new Thread(task, "helper");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }
}
