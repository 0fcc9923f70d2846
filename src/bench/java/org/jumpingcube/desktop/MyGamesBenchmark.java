package org.jumpingcube.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * How fast the window My Games is: opens it twice, takes up each filter, and scrolls. The window shows the latest games
 * before it has found all. The argument is a folder with the file {@code games.db} that {@code CollectionBenchmark}
 * makes. docs/performance.md has the figures.
 */
public final class MyGamesBenchmark {
    private static final int FRAMES = 300;
    private static final double ROWS_A_FRAME = 0.7; // fast, but still to be followed
    private static final int PATIENCE_SECONDS = 60;

    private MyGamesBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        var folders = new Folders(Files.createTempDirectory("my-games"), Path.of(arguments[0]));
        Platform.startup(() -> {});
        DesktopProgram program = get(() -> {
            var opened = new DesktopProgram(
                    new Stage(), folders, SettingsFile.in(folders).load());
            opened.show(Optional.empty());
            return opened;
        });
        TimeUnit.SECONDS.sleep(5); // until the start is over
        for (String time : List.of("opened for the first time", "opened again")) {
            var before = CpuTime.now();
            double listed = after(
                    () -> program.commands().run("games"), () -> !list().getItems().isEmpty());
            double read = after(() -> {}, MyGamesBenchmark::areRowsRead);
            double found = after(() -> {}, MyGamesBenchmark::areAllFound);
            say(time + ", games listed", listed);
            say("  and the rows in sight read", listed + read);
            say("  and all games found", listed + read + found);
            say(
                    "  processor time of the JavaFX thread",
                    CpuTime.now().since(before).drawingUp());
            get(() -> {
                list().getScene().getWindow().hide();
                return "";
            });
        }
        after(() -> program.commands().run("games"), () -> areRowsRead() && areAllFound());
        for (String filter : List.of("game", "opponent", "level", "result", "size", "time")) {
            choose("filter by " + filter, filter, 2);
            choose("  and all games again", filter, 0);
        }
        scroll();
        System.exit(0);
    }

    private static void choose(String what, String filter, int index) throws Exception {
        var before = get(() -> list().getItems());
        double listed = after(
                () -> ((ChoiceBox<?>) find("#my-games-" + filter))
                        .getSelectionModel()
                        .select(index),
                () -> list().getItems() != before);
        double found = after(() -> {}, MyGamesBenchmark::areAllFound);
        say(what + ", games listed", listed);
        say(what + ", all found", listed + found);
    }

    /** Whether as many are listed as the window says there are. */
    private static boolean areAllFound() {
        String count = ((Labeled) find("#my-games-count")).getText().replaceAll("\\D", "");
        return list().getItems().isEmpty()
                || count.equals(Integer.toString(list().getItems().size()));
    }

    /** Milliseconds until something holds at the beginning of a frame. */
    private static double after(Runnable action, BooleanSupplier holds) throws Exception {
        var done = new CompletableFuture<Double>();
        Platform.runLater(() -> {
            long start = System.nanoTime();
            action.run();
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    if (isThere() && holds.getAsBoolean()) {
                        stop();
                        done.complete((System.nanoTime() - start) / 1e6);
                    }
                }
            }.start();
        });
        return done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static boolean isThere() {
        return find("#my-games-list") != null;
    }

    private static boolean areRowsRead() {
        var endings = list().lookupAll(".ending");
        return !endings.isEmpty()
                && endings.stream()
                        .filter(node -> node.getScene() != null && isInSight(node))
                        .allMatch(node -> !((Labeled) node).getText().isEmpty());
    }

    private static boolean isInSight(Node node) {
        return list().localToScene(list().getLayoutBounds()).intersects(node.localToScene(node.getLayoutBounds()));
    }

    private static void scroll() throws Exception {
        var gaps = new ArrayList<Double>();
        var done = new CompletableFuture<String>();
        Platform.runLater(() -> new AnimationTimer() {
            private long last;
            private double place = 1000;

            @Override
            public void handle(long now) {
                if (last > 0) {
                    gaps.add((now - last) / 1e6);
                }
                last = now;
                place += ROWS_A_FRAME;
                list().scrollTo((int) place);
                if (gaps.size() == FRAMES) {
                    stop();
                    done.complete("");
                }
            }
        }.start());
        done.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        gaps.sort(null);
        say("scrolling, between two frames, median", gaps.get(FRAMES / 2));
        say("scrolling, 95 % within", gaps.get(FRAMES * 95 / 100));
    }

    private static Node find(String query) {
        return Window.getWindows().stream()
                .map(window -> window.getScene().lookup(query))
                .filter(node -> node != null)
                .findFirst()
                .orElse(null);
    }

    private static ListView<?> list() {
        return (ListView<?>) find("#my-games-list");
    }

    private static <T> T get(Supplier<T> question) throws Exception {
        return CompletableFuture.supplyAsync(question, Platform::runLater).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    private static void say(String what, double millis) {
        System.out.printf(Locale.ROOT, "%-45s %8.1f ms%n", what, millis);
    }
}
