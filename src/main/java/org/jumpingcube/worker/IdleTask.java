package org.jumpingcube.worker;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Something to be done each time that nothing has happened for a while. May be used on any thread, and costs little. */
public final class IdleTask {
    private final long idle;
    private final Executor thread;
    private final Runnable task;
    private final AtomicBoolean isWaiting = new AtomicBoolean();
    private volatile long lastUse;

    /**
     * @param idle how long nothing has happened
     * @param thread on which the task is done
     */
    public IdleTask(Duration idle, Executor thread, Runnable task) {
        this.idle = idle.toNanos();
        this.thread = thread;
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
        CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, thread).execute(this::end);
    }

    private void end() {
        long left = idle - (System.nanoTime() - lastUse);
        if (left > 0) {
            await(left);
        } else {
            isWaiting.set(false);
            task.run();
        }
    }
}
