package org.jumpingcube.desktop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.Main;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/**
 * How long it takes from Stop, at a random moment while Expert thinks, to the move: in the window on 5x5, 6x6, 8x8, 10x10 and
 * 15x15, and as "stop" and "quit" of the engine's protocol. docs/reliability.md tells how to run it. The argument is how many
 * presses, 1000 unless given.
 */
final class StopBenchmark {
    private static final int[] SIDES = {5, 6, 8, 10, 15};
    private static final int LONGEST_WAIT_MILLIS = 60; // about as long as a move takes on 5x5

    private final Random random = new Random();
    private final DesktopProgram program;
    private final GameSession<CubePosition, Square> session;

    private StopBenchmark(Folders folders) {
        program = new DesktopProgram(
                new Stage(), folders, SettingsFile.in(folders).load());
        session = CubesPlayedBy.session(program);
        program.show(Optional.empty());
    }

    public static void main(String[] arguments) throws Exception {
        int presses = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1000;
        Path folder = Files.createTempDirectory("stop");
        var folders = new Folders(folder, folder);
        var seats = new Seats(new Seat(true, Style.KEPLER, Skill.EXPERT), Seat.HUMAN);
        SettingsFile.in(folders)
                .save(Settings.DEFAULT
                        .withPlay(new Play(seats, false, false, CubeSize.choice(SIDES[0]), MasterThinking.DEFAULT))
                        .withAnimation(new MoveAnimation(
                                CascadeDisplay.NONE,
                                MoveAnimation.MIN_SECONDS,
                                MoveAnimation.DEFAULT.stage(),
                                Motion.FULL)));
        Platform.startup(() -> {});
        var benchmark = onFx(() -> new StopBenchmark(folders));
        benchmark.pressStop(presses);
        sayStop(presses / SIDES.length);
        sayAtOnce();
        System.exit(0);
    }

    // The window

    private void pressStop(int presses) throws Exception {
        var all = new ArrayList<Double>();
        for (int side : SIDES) {
            onFx(() -> begin(side));
            var times = new ArrayList<Double>();
            while (times.size() < presses / SIDES.length) {
                play(side, times);
            }
            print("window, " + side + "x" + side, times);
            all.addAll(times);
        }
        print("window, all", all);
    }

    private boolean begin(int side) {
        session.newGame(CubePosition.start(side), session.view().seats());
        return true;
    }

    /** A move of the computer, stopped if it is not over sooner, and one of the user. */
    private void play(int side, List<Double> times) throws Exception {
        onFx(() -> {
            session.pressButton();
            return true;
        });
        Thread.sleep(random.nextInt(LONGEST_WAIT_MILLIS));
        boolean isThinking = onFx(this::isThinking);
        if (isThinking) {
            long start = System.nanoTime();
            onFx(() -> {
                session.pressButton();
                return true;
            });
            await(() -> !isThinking());
            times.add((System.nanoTime() - start) / 1e6);
        }
        await(() -> {
            session.skipBlinking();
            return session.view().state() instanceof HumanToMove
                    || session.view().state() instanceof GameOver;
        });
        onFx(() -> answer(side));
    }

    private boolean isThinking() {
        return session.view().state() instanceof Thinking;
    }

    private boolean answer(int side) {
        if (session.view().state() instanceof HumanToMove) {
            var moves = session.view().position().legalMoves();
            session.choose(moves.get(random.nextInt(moves.size())));
        }
        return session.view().state() instanceof GameOver ? begin(side) : true;
    }

    private static void await(BooleanSupplier condition) throws Exception {
        while (!onFx(condition::getAsBoolean)) {
            Thread.onSpinWait();
        }
    }

    private static <T> T onFx(Supplier<T> work) throws Exception {
        return CompletableFuture.supplyAsync(work, Platform::runLater).get();
    }

    // The protocol

    private static Process engine() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xms32m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "engine")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** In one process, with two more searches waiting. */
    private static void sayStop(int stops) throws Exception {
        var random = new Random();
        var process = engine();
        try (var out = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
                var in = process.inputReader(StandardCharsets.UTF_8)) {
            for (int side : SIDES) {
                out.println("new " + side);
                until(in, "ok");
                var times = new ArrayList<Double>();
                for (int stop = 0; stop < stops; stop++) {
                    out.println("go time 30000\ngo time 30000\ngo");
                    Thread.sleep(random.nextInt(LONGEST_WAIT_MILLIS));
                    times.add(millis(() -> {
                        out.println("stop");
                        until(in, "move");
                    }));
                    until(in, "error");
                    until(in, "error");
                }
                print("engine, " + side + "x" + side, times);
            }
        } finally {
            process.destroy();
        }
    }

    /** The first search of a process, stopped at once or ended by quit after a moment. */
    private static void sayAtOnce() throws Exception {
        var stops = new ArrayList<Double>();
        var quits = new ArrayList<Double>();
        for (int side = 2; side <= 15; side++) {
            stops.add(firstSearch(side, "stop", 0));
            quits.add(firstSearch(side, "quit", 200));
        }
        print("engine, first search of a process, stop at once", stops);
        print("engine, first search of a process, quit after 200 ms", quits);
    }

    private static double firstSearch(int side, String end, int wait) throws Exception {
        var process = engine();
        try (var out = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
                var in = process.inputReader(StandardCharsets.UTF_8)) {
            out.println("new " + side);
            until(in, "ok");
            out.println("go time 30000");
            Thread.sleep(wait);
            return millis(() -> {
                out.println(end);
                until(in, "move");
            });
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static void until(BufferedReader in, String start) throws IOException {
        for (String line = in.readLine(); !line.startsWith(start); line = in.readLine()) {}
    }

    /** Some work on pipes. */
    private interface Work {
        void run() throws IOException;
    }

    private static double millis(Work work) throws IOException {
        long start = System.nanoTime();
        work.run();
        return TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start) / 1e3;
    }

    private static void print(String what, List<Double> times) {
        var sorted = times.stream().sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "%s: %d times, median %.1f ms, 99 %% within %.1f ms, longest %.1f ms%n",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2),
                sorted.get(sorted.size() * 99 / 100),
                sorted.get(sorted.size() - 1));
    }
}
