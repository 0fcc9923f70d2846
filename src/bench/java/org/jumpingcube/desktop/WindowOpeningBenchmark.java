package org.jumpingcube.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Toggle;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * What opening a window takes: does it three times. The argument is a command, such as {@code games}, {@code statistics} or
 * {@code new}; for {@code settings}, each of its pages is shown then. docs/performance.md has the figures.
 */
public final class WindowOpeningBenchmark {
    private static final int PATIENCE_SECONDS = 60;

    private WindowOpeningBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path home = Files.createTempDirectory("settings");
        var folders = new Folders(home, home);
        Platform.startup(() -> {});
        DesktopProgram program = get(() -> {
            var opened = new DesktopProgram(
                    new Stage(), folders, SettingsFile.in(folders).load());
            opened.show(Optional.empty());
            return opened;
        });
        TimeUnit.SECONDS.sleep(5); // until the start is over
        String command = arguments[0];
        for (String time : new String[] {"opened for the first time", "opened again", "opened once more"}) {
            measure(time, () -> program.commands().run(command));
            TimeUnit.SECONDS.sleep(1); // what is read meanwhile is shown
            if (!time.equals("opened once more")) {
                get(WindowOpeningBenchmark::close);
            }
        }
        for (String page : new String[] {"board", "cascades", "look", "sound", "friends", "files", "players"}) {
            if (find("#settings-page-" + page) instanceof Toggle toggle) {
                measure("page " + page, () -> toggle.setSelected(true));
            }
        }
        System.exit(0);
    }

    /** Until the second frame begins: by then the first has been laid out. */
    private static void measure(String what, Runnable action) throws Exception {
        var before = CpuTime.now();
        var done = new CompletableFuture<Double>();
        Platform.runLater(() -> {
            long start = System.nanoTime();
            action.run();
            new AnimationTimer() {
                private int frames;

                @Override
                public void handle(long now) {
                    frames++;
                    if (frames == 2) {
                        stop();
                        done.complete((System.nanoTime() - start) / 1e6);
                    }
                }
            }.start();
        });
        double millis = done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        System.out.printf(
                Locale.ROOT,
                "%-28s %7.1f ms, %7.1f ms of the JavaFX thread, %d nodes%n",
                what,
                millis,
                CpuTime.now().since(before).drawingUp(),
                get(() -> Window.getWindows().stream()
                        .mapToInt(window -> count(window.getScene().getRoot()))
                        .sum()));
    }

    /** Closes the card over the main window, or the windows beside it. */
    private static String close() {
        var windows = List.copyOf(Window.getWindows());
        if (find("#new-game-cancel") instanceof Button cancel) {
            cancel.fire();
        }
        windows.stream().skip(1).forEach(Window::hide);
        return "";
    }

    private static int count(Node node) {
        return node instanceof Parent parent
                ? 1
                        + parent.getChildrenUnmodifiable().stream()
                                .mapToInt(WindowOpeningBenchmark::count)
                                .sum()
                : 1;
    }

    private static Node find(String query) {
        return Window.getWindows().stream()
                .map(window -> window.getScene().lookup(query))
                .filter(node -> node != null)
                .findFirst()
                .orElse(null);
    }

    private static <T> T get(Supplier<T> question) throws Exception {
        return CompletableFuture.supplyAsync(question, Platform::runLater).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
}
