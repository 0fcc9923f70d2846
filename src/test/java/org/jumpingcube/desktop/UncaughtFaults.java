package org.jumpingcube.desktop;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/** What nobody caught, on the JavaFX thread or any other, since somebody last asked. */
final class UncaughtFaults {
    private static final long PATIENCE = 20; // seconds

    private final List<Throwable> seen = new CopyOnWriteArrayList<>();

    /** Notes the faults of all threads that have no handler of their own, from now on. */
    void watch() {
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> seen.add(fault));
    }

    /** All faults so far, with those of what the JavaFX thread has still to do just now; and forgets them. */
    List<Throwable> take() {
        var isDone = new CountDownLatch(1);
        Platform.runLater(isDone::countDown);
        try {
            if (!isDone.await(PATIENCE, TimeUnit.SECONDS)) {
                throw new AssertionError("the JavaFX thread is busy for ever");
            }
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted", e);
        }
        var taken = List.copyOf(seen);
        seen.removeAll(taken);
        return taken;
    }

    /** Fails with all faults, if there are any. */
    void check() {
        var faults = take();
        if (!faults.isEmpty()) {
            var failure = new AssertionError("nobody caught " + faults.size() + ": " + faults.get(0), faults.get(0));
            faults.stream().skip(1).forEach(failure::addSuppressed);
            throw failure;
        }
    }
}
