package org.jumpingcube.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.LongStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.arena.Entrant;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentJson;
import org.jumpingcube.contest.Openings;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * Measures the frames of the arena, in turn at rest and while it plays. How to run it stands in docs/performance.md:
 * {@code -XX:ActiveProcessorCount=5} has it play four games at once, whatever the machine has.
 */
final class ArenaFramesBenchmark {
    private static final double WARM_UP_SECONDS = 6;
    private static final double NANOS = 1e9;

    private ArenaFramesBenchmark() {}

    /** Arguments: for how many seconds to measure each time (8 unless given), and how many pairs (3). */
    public static void main(String[] arguments) throws Exception {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 8;
        int pairs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3;
        var folders = folders();
        JumpingCube.launch().join();
        Platform.runLater(() -> open(folders));
        measure("warming up", WARM_UP_SECONDS);
        for (int pair = 0; pair < pairs; pair++) {
            measure("at rest", seconds);
            fire("#arena-start");
            measure("playing", seconds);
            fire("#arena-stop");
        }
        Platform.exit();
        System.exit(0);
    }

    private static void open(Folders folders) {
        var program = new DesktopProgram(
                new Stage(), folders, SettingsFile.in(folders).load());
        program.show(Optional.empty());
        program.commands().run("arena");
    }

    /** Long games of strong players, which the window finds as the tournament that was put together last. */
    private static Folders folders() throws IOException {
        Path folder = Files.createTempDirectory("arena-frames");
        var players = List.of(
                new Entrant("Kepler", Entrant.Kind.PLAYER, "kepler expert"),
                new Entrant("Newton", Entrant.Kind.PLAYER, "newton expert"));
        var tournament = new Tournament(
                "cube",
                players,
                List.of(GameOptions.of("size", 10)),
                1000,
                Openings.of(4),
                "nodes 20000",
                10,
                Tournament.Scheme.ROUND_ROBIN,
                Optional.empty(),
                1);
        Files.writeString(folder.resolve("arena.json"), TournamentJson.write(tournament));
        return new Folders(folder, folder);
    }

    private static void fire(String button) throws InterruptedException {
        var done = new CountDownLatch(1);
        Platform.runLater(() -> {
            Window.getWindows().stream()
                    .flatMap(window -> Optional.ofNullable(window.getScene().lookup(button)).stream())
                    .forEach(found -> ((Button) found).fire());
            done.countDown();
        });
        done.await();
    }

    private static void measure(String what, double seconds) throws InterruptedException {
        var times = LongStream.builder();
        var ended = new CountDownLatch(1);
        var timer = new AnimationTimer() {
            private long first;

            @Override
            public void handle(long pulse) {
                long now = System.nanoTime(); // pulses themselves are numbered evenly even when they come late
                first = first == 0 ? now : first;
                times.add(now);
                if ((now - first) / NANOS > seconds) {
                    stop();
                    ended.countDown();
                }
            }
        };
        Platform.runLater(timer::start);
        ended.await();
        var gaps = FrameGaps.between(times.build().toArray());
        System.out.printf(
                Locale.ROOT,
                "%s: %.1f frames/s, 95 %% within %.1f ms, longest %.1f ms%n",
                what,
                gaps.framesPerSecond(),
                gaps.within(0.95),
                gaps.longest());
    }
}
