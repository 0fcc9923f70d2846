package org.jumpingcube.desktop;

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
    /** Those of JavaFX's styles and of the program; held, or their handler would be lost. */
    private static final List<Logger> LOGGERS =
            List.of(Logger.getLogger("javafx.css"), Logger.getLogger("org.jumpingcube"));

    private static final long PATIENCE = 20; // seconds

    private final List<Throwable> seen = new CopyOnWriteArrayList<>();

    private final Handler warnings = new Handler() {
        @Override
        public void publish(LogRecord warning) {
            if (warning.getLevel().intValue() >= Level.WARNING.intValue()) {
                seen.add(new AssertionError(new SimpleFormatter().formatMessage(warning), warning.getThrown()));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** Notes the faults of all threads that have no handler of their own, from now on. */
    void watch() {
        LOGGERS.forEach(logger -> {
            logger.removeHandler(warnings);
            logger.addHandler(warnings);
        });
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
