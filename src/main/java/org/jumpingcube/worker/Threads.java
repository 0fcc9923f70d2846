package org.jumpingcube.worker;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor.DiscardPolicy;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Makes the threads that work in the background: daemons, which do not keep the program from ending, each with a name. All
 * threads of the program are made here, and what goes wrong on them is {@linkplain #report reported}.
 */
public final class Threads {
    private Threads() {}

    /** A thread that is not started yet. */
    public static Thread make(String name, Runnable work) {
        var thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a thread. */
    public static Thread start(String name, Runnable work) {
        var thread = make(name, work);
        thread.start();
        return thread;
    }

    /** Makes threads of one name, for an executor. */
    public static ThreadFactory named(String name) {
        return work -> make(name, work);
    }

    /**
     * Makes threads of one name and priority, for an executor.
     *
     * @param priority below the usual one, so that animations come first
     */
    @SuppressWarnings("ThreadPriorityCheck") // it only affects how smoothly the window runs
    public static ThreadFactory named(String name, int priority) {
        return work -> {
            var thread = make(name, work);
            thread.setPriority(priority);
            return thread;
        };
    }

    /**
     * A thread that ends when it has nothing to do, and forgets what it is given beyond what may wait.
     *
     * @param waiting how many tasks may wait, 1 or more
     */
    public static ExecutorService forgetful(String name, int waiting) {
        return new ThreadPoolExecutor(
                0, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(waiting), named(name), new DiscardPolicy());
    }

    /** A pool of so many threads, 1 or more, at the lowest priority. */
    public static ExecutorService pool(String name, int threads) {
        return Executors.newFixedThreadPool(threads, named(name, Thread.MIN_PRIORITY));
    }

    /** Runs something on a thread after a while. */
    public static void later(long nanos, Executor thread, Runnable task) {
        CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, thread).execute(task);
    }

    /**
     * Computes a value on a thread.
     *
     * @return the value, or its failure, which is for whoever waits for the future, or for {@link #whenDone}
     */
    public static <T> CompletableFuture<T> supply(Executor thread, Supplier<T> value) {
        return CompletableFuture.supplyAsync(value, thread);
    }

    /** Hands the answer of a future to a thread; a failure is reported. */
    public static <T> void whenDone(CompletionStage<T> future, Executor thread, Consumer<? super T> answer) {
        whenDone(future, thread, answer, Threads::report);
    }

    /**
     * Hands the answer of a future to a thread, or why there is none.
     *
     * @param onFailure given the failure on that thread, without the future's own wrapping
     */
    public static <T> void whenDone(
            CompletionStage<T> future,
            Executor thread,
            Consumer<? super T> answer,
            Consumer<? super Throwable> onFailure) {
        var unused = future.whenComplete((result, failure) -> thread.execute(() -> {
            try {
                if (failure == null) {
                    answer.accept(result);
                } else {
                    onFailure.accept(unwrapped(failure));
                }
            } catch (RuntimeException | Error e) {
                report(e); // the future would keep it to itself
            }
        }));
    }

    private static Throwable unwrapped(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    /** Gives a fault to whoever is told of what nobody catches: in the window, the log and the status bar. */
    public static void report(Throwable fault) {
        var thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, fault);
    }
}
