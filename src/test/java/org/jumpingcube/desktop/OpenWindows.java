package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/** The windows of a whole program that runs, for a user on a thread of their own. */
final class OpenWindows {
    private static final long POLL_NANOS = 5_000_000; // without a pause, asking would take all the processor

    private OpenWindows() {}

    /** Presses these keys on the board. */
    static void keys(KeyCode... codes) {
        for (KeyCode code : List.of(codes)) {
            onFx(() -> {
                var event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
                Event.fireEvent(find("#board").orElseThrow(), event);
                return true;
            });
        }
    }

    /** The first node of any window that a selector finds. */
    static Optional<Node> find(String query) {
        return Window.getWindows().stream()
                .flatMap(window -> Stream.ofNullable(window.getScene().getRoot().lookup(query)))
                .findFirst();
    }

    /** Waits until something holds, for ever if need be. */
    static void await(Supplier<Boolean> condition) {
        while (!onFx(condition)) {
            LockSupport.parkNanos(POLL_NANOS);
        }
    }

    /** Does something on the thread of JavaFX; false while there is none yet. */
    static boolean onFx(Supplier<Boolean> action) {
        var answer = new CompletableFuture<Boolean>();
        try {
            Platform.runLater(() -> {
                try {
                    answer.complete(action.get());
                } catch (RuntimeException e) {
                    answer.completeExceptionally(e);
                }
            });
            return answer.get();
        } catch (IllegalStateException notStartedYet) {
            return false;
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
