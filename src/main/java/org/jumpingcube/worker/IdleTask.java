package org.jumpingcube.worker;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Something to be done each time that nothing has happened for a while, on a thread of its own. May be used on any thread,
 * and costs little.
 */
public final class IdleTask implements AutoCloseable {
    private final long idle;
    private final Runnable task;
    private final AtomicBoolean isWaiting = new AtomicBoolean();
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Threads.named("idle"), new ThreadPoolExecutor.DiscardPolicy()); // of what comes after the end
    private volatile long lastUse;

    /** @param idle how long nothing has happened */
    public IdleTask(Duration idle, Runnable task) {
        this.idle = idle.toNanos();
        this.task = task;
    }

    /** Something has happened: the time begins anew. */
    public void postpone() {
        lastUse = System.nanoTime();
        if (isWaiting.compareAndSet(false, true)) {
            await(idle);
        }
    }

    private void await(long nanos) {
        var unused = timer.schedule(this::end, nanos, TimeUnit.NANOSECONDS);
    }

    private void end() {
        long left = idle - (System.nanoTime() - lastUse);
        if (left > 0) {
            await(left);
        } else {
            isWaiting.set(false);
            try {
                task.run();
            } catch (RuntimeException | Error e) {
                Threads.report(e); // a timer keeps it to itself
            }
        }
    }

    /** Does it no more. */
    @Override
    public void close() {
        timer.shutdownNow();
    }
}
