package org.jumpingcube.desktop;

import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;

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
        OpenWindows.await(() -> OpenWindows.find(".menu-bar").isPresent()); // later than the board
        if (caption.equals("Stop animation")) {
            OpenWindows.keys(KeyCode.ENTER, KeyCode.RIGHT, KeyCode.ENTER, KeyCode.LEFT, KeyCode.ENTER);
        } else {
            OpenWindows.onFx(() -> {
                ((Button) OpenWindows.find("#action-button").orElseThrow()).fire();
                return true;
            });
        }
        OpenWindows.await(() -> ((Button) OpenWindows.find("#action-button").orElseThrow())
                .getText()
                .equals(caption));
        System.out.println("quitting");
        Platform.runLater(() -> menuItem("menu-quit").fire());
    }

    private static MenuItem menuItem(String id) {
        var bar = (MenuBar) OpenWindows.find(".menu-bar").orElseThrow();
        return bar.getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }
}
