package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.BusyBoard;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Flood;
import org.jumpingcube.remote.Guest;
import org.jumpingcube.remote.Invitation;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * Frames and memory of the window while a game in it is flooded by a {@link Flood} in a process of its own; all cubes
 * of the board scatter their dots in every frame. Before and after it nothing comes, for comparison. The argument is
 * for how many seconds each, 20 unless given. How to run it stands in docs/reliability.md.
 */
final class FloodBenchmark {
    private static final int WARM_UP_SECONDS = 14;
    private static final double STAGE_SECONDS = 0.6;
    private static final double NANOS = 1e9;
    private static final double MEBI = 1 << 20;

    private FloodBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        Path folder = Files.createTempDirectory("flood");
        var folders = new Folders(folder, folder);
        SettingsFile.in(folders)
                .save(Settings.DEFAULT.withWindow(
                        Settings.DEFAULT.window().withBounds(new WindowBounds(0, 0, 1200, 900))));
        JumpingCube.launch().join();
        var opened = new CompletableFuture<DesktopProgram>();
        var scene = new CompletableFuture<Scene>();
        Platform.runLater(() -> {
            var stage = new Stage();
            var program =
                    new DesktopProgram(stage, folders, SettingsFile.in(folders).load());
            program.show(Optional.empty());
            scene.complete(stage.getScene());
            opened.complete(program);
        });
        var program = opened.get();
        while (!isThere(scene.get(), "#friend-host")) {
            Platform.runLater(() -> {
                if (scene.join().lookup("#friend-card") == null) {
                    program.commands().run("friend");
                }
            });
        }
        Platform.runLater(() -> ((Button) scene.join().lookup("#friend-host")).fire());
        var shown = invitation(scene.get());
        var invitation = new Invitation("127.0.0.1", shown.port(), shown.code());
        try (var guest = Guest.seek(invitation, Games.ALL, Optional.empty(), Limits.USUAL, Runnable::run)) {
            guest.joined().toCompletableFuture().get();
            while (isThere(scene.get(), "#friend-card")) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
        }
        var frames = new Frames(new BusyBoard((BoardView) scene.get().lookup("#board")));
        Platform.runLater(frames::start);
        TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
        measure("quiet", frames, seconds);
        for (String who : List.of("strangers", "friend")) {
            var flood = flood(who, shown, seconds + 4);
            TimeUnit.SECONDS.sleep(2); // until it has begun
            measure(who, frames, seconds);
            flood.waitFor();
        }
        measure("quiet", frames, seconds);
        System.exit(0);
    }

    private static boolean isThere(Scene scene, String id) throws Exception {
        TimeUnit.MILLISECONDS.sleep(100);
        var found = new CompletableFuture<Boolean>();
        Platform.runLater(() -> found.complete(scene.lookup(id) != null));
        return found.get();
    }

    private static Invitation invitation(Scene scene) throws Exception {
        while (true) {
            var text = new CompletableFuture<String>();
            Platform.runLater(() -> text.complete(((TextField) scene.lookup("#friend-line")).getText()));
            var read = Invitation.parse(text.get());
            if (read.isPresent()) {
                return read.get();
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    private static Process flood(String who, Invitation shown, int seconds) throws IOException {
        return new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Flood.class.getName(),
                        who,
                        Integer.toString(shown.port()),
                        shown.code().letters(),
                        Integer.toString(seconds)))
                .inheritIO()
                .start();
    }

    private static void measure(String what, Frames frames, int seconds) throws InterruptedException {
        frames.forget();
        var before = CpuTime.now();
        TimeUnit.SECONDS.sleep(seconds);
        var gaps = FrameGaps.between(frames.times());
        var spent = CpuTime.now().since(before);
        System.gc();
        double used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEBI;
        System.out.printf(
                Locale.ROOT,
                "%s: %.1f frames/s, 95 %% within %.1f ms, 99 %% %.1f ms, longest %.1f ms; "
                        + "processor time a frame: %.1f ms to draw up, %.1f ms to paint; heap %.1f MB, %d threads%n",
                what,
                gaps.framesPerSecond(),
                gaps.within(0.95),
                gaps.within(0.99),
                gaps.longest(),
                spent.drawingUp() / gaps.count(),
                spent.painting() / gaps.count(),
                used,
                Thread.activeCount());
    }

    /** Shows a picture in each pulse and notes when it came. */
    private static final class Frames extends AnimationTimer {
        private final BusyBoard board;
        private LongStream.Builder times = LongStream.builder();
        private long start;

        Frames(BusyBoard board) {
            this.board = board;
        }

        @Override
        public void handle(long pulse) {
            long now = System.nanoTime();
            start = start == 0 ? now : start;
            board.show((now - start) / NANOS / STAGE_SECONDS % 1);
            synchronized (this) {
                times.add(now);
            }
        }

        synchronized void forget() {
            times = LongStream.builder();
        }

        synchronized long[] times() {
            long[] all = times.build().toArray();
            times = LongStream.builder();
            return all;
        }
    }
}
