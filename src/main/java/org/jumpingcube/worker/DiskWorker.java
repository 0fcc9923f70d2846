package org.jumpingcube.worker;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A thread of its own for files, so that the window never waits for the disk. It can also keep a file up to date:
 * however often the content changes during a write, one more write follows, of the newest content.
 */
public final class DiskWorker {
    private final Consumer<IOException> onTrouble;
    private final AtomicBoolean isAsked = new AtomicBoolean();
    private final ExecutorService thread;

    /** Work with files, which may fail. */
    public interface Work {
        void run() throws IOException;
    }

    /**
     * @param onTrouble told of failures, on this worker's thread
     */
    public DiskWorker(String name, Consumer<IOException> onTrouble) {
        this.onTrouble = onTrouble;
        thread = Executors.newSingleThreadExecutor(Threads.named(name));
    }

    /**
     * Writes the newest content soon.
     *
     * @param writeNewest writes the content as it is when this runs; the same work each time
     */
    public void update(Work writeNewest) {
        if (!isAsked.getAndSet(true)) {
            run(() -> {
                isAsked.set(false); // a change from now on may miss this write
                writeNewest.run();
            });
        }
    }

    /** Runs other work after everything asked for before. Does nothing once this worker is closed. */
    public void run(Work work) {
        if (!thread.isShutdown()) {
            thread.execute(() -> {
                try {
                    work.run();
                } catch (IOException e) {
                    onTrouble.accept(e);
                }
            });
        }
    }

    /**
     * What has been asked for until now.
     *
     * @return done when all of it is, however slow the disk. Not to be waited for on the JavaFX thread
     */
    public CompletableFuture<Void> pending() {
        return CompletableFuture.runAsync(() -> {}, thread);
    }

    /**
     * Takes no more work.
     *
     * @return completes when all work is done, however slow the disk; not to be waited for on the JavaFX thread
     */
    public CompletableFuture<Void> close() {
        var end = pending();
        thread.shutdown();
        return end;
    }
}
