package org.jumpingcube.desktop.hands;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;

/** The thread of JavaFX, asked from another one. */
final class Fx {
    private static final long PATIENCE_SECONDS = 60;
    private static final long BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(5);

    private Fx() {}

    /** Has something done, and what it leads to at once; it may open a dialog and so never come to its end. */
    static void later(Runnable action) {
        Platform.runLater(action);
        barrier();
    }

    /** Waits until the thread has come to whatever was on its list. */
    static void barrier() {
        for (int round = 0; round < 2; round++) { // an event often asks for something to be done later
            get(() -> true);
        }
    }

    static <T> T get(Supplier<T> question) {
        var answer = new CompletableFuture<T>();
        Platform.runLater(() -> {
            try {
                answer.complete(question.get());
            } catch (RuntimeException | Error e) {
                answer.completeExceptionally(e);
            }
        });
        try {
            return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the window does not answer; its thread is at " + place(), e);
        }
    }

    /** Where the JavaFX thread is just now: what it waits for, if it does not answer. */
    private static List<StackTraceElement> place() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(thread -> thread.getKey().getName().equals("JavaFX Application Thread"))
                .flatMap(thread -> Stream.of(thread.getValue()))
                .toList();
    }

    /** Waits until something holds; false if it never does. */
    static boolean await(BooleanSupplier condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!get(condition::getAsBoolean)) {
            if (System.nanoTime() > end) {
                return false;
            }
            LockSupport.parkNanos(BETWEEN_LOOKS);
        }
        return true;
    }

    /** Lets so many frames of a scene be drawn. */
    static void frames(Scene scene, int count) {
        for (int frame = 0; frame < count; frame++) {
            var drawn = new CountDownLatch(1);
            Runnable listener = drawn::countDown;
            get(() -> {
                scene.addPostLayoutPulseListener(listener);
                Platform.requestNextPulse();
                return true;
            });
            try {
                drawn.await(1, TimeUnit.SECONDS); // none is drawn of a window that is an icon
            } catch (InterruptedException e) {
                throw new AssertionError("interrupted", e);
            }
            get(() -> {
                scene.removePostLayoutPulseListener(listener);
                return true;
            });
        }
    }
}
