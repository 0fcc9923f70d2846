package org.jumpingcube.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;

/**
 * A program for QuitTest: opens the window as the real one does, brings the game into the middle of something, and
 * quits. It ends by itself, so that a thread left over keeps it alive.
 */
final class QuittingUser {
    private QuittingUser() {}

    /** Expects one argument: the caption the button has when the user quits. */
    public static void main(String[] arguments) throws InterruptedException {
        var user = new Thread(() -> quitWhen(arguments[0]), "user");
        user.setDaemon(true);
        user.start();
        int exitCode = Desktop.run(Optional.empty(), () -> "");
        for (int wait = 0; wait < 40 && isSearching(); wait++) {
            Thread.sleep(50);
        }
        System.out.println("exit code " + exitCode + (isSearching() ? ", still searching" : ""));
    }

    private static boolean isSearching() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals("search"));
    }

    private static void quitWhen(String caption) {
        await(() -> find("#board").isPresent());
        if (caption.equals("Stop animation")) {
            keys(KeyCode.ENTER, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.LEFT, KeyCode.ENTER);
        } else {
            onFx(() -> {
                ((Button) find("#action-button").orElseThrow()).fire();
                return true;
            });
        }
        await(() -> ((Button) find("#action-button").orElseThrow()).getText().equals(caption));
        System.out.println("quitting");
        Platform.runLater(() -> menuItem("menu-quit").fire());
    }

    private static void keys(KeyCode... codes) {
        for (KeyCode code : List.of(codes)) {
            onFx(() -> {
                var event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
                Event.fireEvent(find("#board").orElseThrow(), event);
                return true;
            });
        }
    }

    private static Optional<Node> find(String query) {
        return Window.getWindows().stream()
                .flatMap(window -> Stream.ofNullable(window.getScene().getRoot().lookup(query)))
                .findFirst();
    }

    private static MenuItem menuItem(String id) {
        var bar = (MenuBar) find(".menu-bar").orElseThrow();
        return bar.getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private static void await(Supplier<Boolean> condition) {
        while (!onFx(condition)) {
            Thread.onSpinWait();
        }
    }

    private static boolean onFx(Supplier<Boolean> action) {
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
