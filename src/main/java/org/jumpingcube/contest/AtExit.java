package org.jumpingcube.contest;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.worker.Threads;

/**
 * Stops something if this program is asked to end meanwhile, and waits a while until that is done: the programs that were
 * started would go on otherwise. It is in force from when it is made until it is closed.
 */
public final class AtExit implements AutoCloseable {
    private static final int LAST_SECONDS = 5;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook;

    /** @param stop asks whatever is done to end; called on a thread of its own */
    public AtExit(Runnable stop) {
        hook = Threads.make("at-exit", () -> {
            stop.run();
            try {
                done.await(LAST_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) { // it is ending already
            stop.run();
        }
    }

    /** To be called when what was to be stopped has ended. */
    @Override
    public void close() {
        done.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // it is at work
        }
    }
}
