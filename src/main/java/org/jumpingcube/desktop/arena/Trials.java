package org.jumpingcube.desktop.arena;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.jumpingcube.arena.Trial;
import org.jumpingcube.worker.Threads;

/** Trials of contestants, each on a thread of its own, which it may keep as long as it likes. */
final class Trials {
    private static final long LAST_MILLIS = 2000;
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    /**
     * Begins a trial.
     *
     * @param onDone given what came of it, on the JavaFX thread
     */
    void begin(Supplier<Trial> trial, Consumer<Trial> onDone) {
        var thread = Threads.make("arena-trial", () -> {
            var done = trial.get();
            threads.remove(Thread.currentThread());
            Platform.runLater(() -> onDone.accept(done));
        });
        threads.add(thread);
        thread.start();
    }

    /** Ends all trials, with their programs; completes when that is done. */
    CompletableFuture<Void> end() {
        var end = new CompletableFuture<Void>();
        Threads.start("arena-trials-end", () -> {
            interrupt();
            end.complete(null);
        });
        return end;
    }

    /** A trial that is interrupted ends its program. */
    private void interrupt() {
        try {
            for (Thread trial : threads) {
                trial.interrupt();
                trial.join(LAST_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
