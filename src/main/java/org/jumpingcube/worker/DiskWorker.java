package org.jumpingcube.worker;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Works on the disk, on a thread of its own, so that no frame waits for it, and may keep something up to date there:
 * however often that changes while a write is under way, one more follows, of what is newest then.
 */
public final class DiskWorker {
    private final Consumer<IOException> onTrouble;
    private final AtomicBoolean isAsked = new AtomicBoolean();
    private final ExecutorService thread;

    /** Work that may fail on the disk. */
    public interface Work {
        void run() throws IOException;
    }

    /**
     * @param onTrouble told, on this worker's thread, when the disk does not take it
     */
    public DiskWorker(String name, Consumer<IOException> onTrouble) {
        this.onTrouble = onTrouble;
        thread = Executors.newSingleThreadExecutor(task -> {
            var thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Brings the disk up to date soon.
     *
     * @param writeNewest writes what is wanted when it runs; the same work each time
     */
    public void update(Work writeNewest) {
        if (!isAsked.getAndSet(true)) {
            run(() -> {
                isAsked.set(false); // what comes from now on may be too late for this round
                writeNewest.run();
            });
        }
    }

    /** Does other work after all that was asked for before; nothing once this worker is closed. */
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
     * Takes no more work.
     *
     * @return done when all work is, however slow the disk. Not to be waited for on the JavaFX thread
     */
    public CompletableFuture<Void> close() {
        var end = CompletableFuture.runAsync(() -> {}, thread);
        thread.shutdown();
        return end;
    }
}
