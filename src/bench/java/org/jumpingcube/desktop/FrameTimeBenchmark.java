package org.jumpingcube.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.LongStream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.desktop.cube.BusyBoard;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.SearchWorker;

/**
 * Measures the frames of the window with everything moving: on 15x15 all cubes scatter their dots in every frame, while
 * a computer player thinks on another thread. Prints the times between frames. How to run it stands in
 * docs/performance.md.
 */
final class FrameTimeBenchmark {
    /** Until the program's own engines have practised, which they do until somebody asks them for a move. */
    private static final double WARM_UP_SECONDS = 14;

    private static final int WARM_UP_FRAMES = 200; // on a machine that is too busy for all of them
    private static final double STAGE_SECONDS = 0.6;
    private static final double NANOS = 1e9;

    private FrameTimeBenchmark() {}

    /**
     * Arguments: for how many seconds to measure (10 unless given), and "alone" to let no computer player think, or
     * "master" to let one ponder without a pause.
     */
    public static void main(String[] arguments) throws Exception {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 10;
        String who = arguments.length > 1 ? arguments[1] : "expert";
        var folders = folders();
        switch (who) {
            case "alone" -> {}
            case "master" -> startPondering();
            default -> startThinking();
        }
        var ended = new CountDownLatch(1);
        JumpingCube.launch().join(); // as the program does, which decides how it is painted
        Platform.runLater(() -> {
            var stage = new Stage();
            var program =
                    new DesktopProgram(stage, folders, SettingsFile.in(folders).load());
            program.show(Optional.empty());
            var board = new BusyBoard((BoardView) stage.getScene().lookup("#board"));
            new Frames(seconds, board, ended).start();
        });
        ended.await();
        Platform.exit();
        System.exit(0); // the search has no end
    }

    private static Folders folders() throws IOException {
        Path folder = Files.createTempDirectory("frame-times");
        var folders = new Folders(folder, folder);
        SettingsFile.in(folders)
                .save(Settings.DEFAULT
                        .withPlay(CubeSize.set(Settings.DEFAULT.play(), 15))
                        .withWindow(Settings.DEFAULT.window().withBounds(new WindowBounds(0, 0, 1400, 1000))));
        return folders;
    }

    private static void startThinking() {
        new SearchWorker("busy", 1).execute(() -> {
            var engine = Games.CUBE.engine(new Seat(true, Style.NEWTON, Skill.EXPERT), 1, Helpers.NONE);
            for (CubePosition position = CubePosition.start(15); true; position = next(position)) {
                engine.analyse(position, SearchBudget.USUAL);
            }
        });
    }

    private static void startPondering() {
        int others = Math.max(Runtime.getRuntime().availableProcessors() - 2, 0);
        var threads = new SearchWorker("busy", others + 1);
        var seat = new Seat(true, Style.NEWTON, Skill.MASTER);
        var engine = Games.CUBE.engine(seat, 1, new Helpers(others, threads));
        threads.execute(() -> engine.ponder(CubePosition.start(15), () -> false));
    }

    private static CubePosition next(CubePosition position) {
        Square move = position.legalMoves().get(0);
        CubePosition after = position.play(move).after();
        return after.winner().isPresent() ? CubePosition.start(15) : after;
    }

    /** Shows a picture in each pulse and notes when it came. */
    private static final class Frames extends AnimationTimer {
        private final LongStream.Builder times = LongStream.builder();
        private final double seconds;
        private final BusyBoard board;
        private final CountDownLatch ended;
        private long start;
        private int shown;
        private long measuredSince;
        private CpuTime cpuTime = new CpuTime(0, 0);

        Frames(double seconds, BusyBoard board, CountDownLatch ended) {
            this.seconds = seconds;
            this.board = board;
            this.ended = ended;
        }

        @Override
        public void handle(long pulse) {
            long now = System.nanoTime(); // pulses themselves are numbered evenly even when they come late
            start = start == 0 ? now : start;
            double since = (now - start) / NANOS;
            board.show(since / STAGE_SECONDS % 1);
            if (since <= WARM_UP_SECONDS || shown++ < WARM_UP_FRAMES) {
                cpuTime = CpuTime.now();
            } else {
                measuredSince = measuredSince == 0 ? now : measuredSince;
                times.add(now);
            }
            if (measuredSince > 0 && (now - measuredSince) / NANOS > seconds) {
                stop();
                print(FrameGaps.between(times.build().toArray()), CpuTime.now().since(cpuTime));
                ended.countDown();
            }
        }

        private static void print(FrameGaps gaps, CpuTime spent) {
            System.out.printf(
                    Locale.ROOT,
                    "%d frames: mean %.1f ms, 95%% %.1f ms, 99%% %.1f ms, longest %.1f ms, %.1f frames/s; "
                            + "processor time a frame: %.1f ms to draw up, %.1f ms to paint%n",
                    gaps.count(),
                    gaps.mean(),
                    gaps.within(0.95),
                    gaps.within(0.99),
                    gaps.longest(),
                    gaps.framesPerSecond(),
                    spent.drawingUp() / gaps.count(),
                    spent.painting() / gaps.count());
        }
    }
}
