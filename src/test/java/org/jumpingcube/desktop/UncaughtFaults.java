package org.jumpingcube.desktop;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import javafx.application.Platform;

/**
 * What nobody caught, on the JavaFX thread or any other, since somebody last asked; and what the log warns of: the
 * program, or JavaFX of a colour that a rule of the stylesheets names and nothing has.
 */
final class UncaughtFaults {
    // Both are held, or their handler would be lost.
    private static final Logger STYLES = Logger.getLogger("javafx.css");
    private static final Logger PROGRAM = Logger.getLogger("org.jumpingcube");

    private static final long PATIENCE = 20; // seconds

    private final List<Throwable> seen = new CopyOnWriteArrayList<>();

    private final Handler warnings = new Handler() {
        @Override
        public void publish(LogRecord warning) {
            boolean isOfDisk = warning.getThrown() instanceof IOException; // planted; the user is told of it
            if (warning.getLevel().intValue() >= Level.WARNING.intValue() && !isOfDisk) {
                seen.add(new AssertionError(new SimpleFormatter().formatMessage(warning), warning.getThrown()));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** Notes from now on the faults of all threads that have no handler of their own, and what the program warns of. */
    void watch() {
        STYLES.removeHandler(warnings);
        PROGRAM.removeHandler(warnings);
        PROGRAM.addHandler(warnings);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> seen.add(fault));
    }

    /**
     * Notes also what JavaFX warns of in styles, until {@link #watch} is called again. Not for every test: JavaFX forgets the
     * styles of a window that was closed, and may warn of it when the next test opens one.
     */
    void watchStyles() {
        STYLES.addHandler(warnings);
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
