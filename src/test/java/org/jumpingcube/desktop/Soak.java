package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.cube.CubeView;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeDisplay;
import org.jumpingcube.settings.CubeSize;
import org.jumpingcube.settings.Motion;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LogFile;

/**
 * A window in which two computers play one game after the other: Novices on 3x3 to 6x6, no blinking, and each fiftieth
 * game with its cascades. A program; the arguments are how many games, and after how many of them memory is looked at for the
 * first time. Prints what was live and resident then and in the end, and ends with what is left of threads.
 */
final class Soak {
    private static final Seats SEATS =
            new Seats(new Seat(true, Style.KEPLER, Skill.NOVICE), new Seat(true, Style.NEWTON, Skill.NOVICE));
    private static final List<String> OF_JAVAFX = List.of("Cleaner-0", "Monocle Timer", "Prism Font Disposer");

    /** Java's own, for a while after a program has been run: the desktop's, which tells what JavaFX does not. */
    private static final String OF_PROCESSES = "process reaper";

    /** Ours, for a minute after short work; and Java's own timer, of which there is one. */
    private static final List<String> OF_SHORT_WORK = List.of("helper", "CompletableFutureDelayScheduler");

    private static final int SHOWN = 50; // each so manieth game

    private final int games;
    private final int warmUp;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final DesktopProgram program;
    private final GameSession<CubePosition, Square> session;
    private int played;

    private Soak(int games, int warmUp, Folders folders) {
        this.games = games;
        this.warmUp = warmUp;
        program = WholeWindow.open(
                new Stage(),
                folders,
                (texts, show) -> List.of(new CubeView(Games.CUBE, texts, this::show)),
                new ChosenPaths());
        session = CubesPlayedBy.session(program);
        program.games().view().subscribe(view -> Platform.runLater(() -> goOn(view)));
        begin();
    }

    public static void main(String[] arguments) throws Exception {
        var folders = Folders.ofThisUser();
        LogFile.start(folders);
        var threads = threads();
        threads.addAll(OF_JAVAFX);
        threads.add(OF_PROCESSES);
        threads.addAll(OF_SHORT_WORK);
        var soak = new Soak[1];
        Platform.startup(() -> {
            Thread.setDefaultUncaughtExceptionHandler(new FaultLog(() -> {}));
            soak[0] = new Soak(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]), folders);
        });
        while (soak[0] == null || soak[0].ended.getCount() > 0) {
            Thread.sleep(20);
        }
        CompletableFuture.runAsync(soak[0].program.shared().stage()::hide, Platform::runLater)
                .get();
        soak[0].program.awaitKept(() -> {});
        Platform.exit();
        var left = threads();
        for (int wait = 0; wait < 100 && !threads.containsAll(left); wait++) {
            Thread.sleep(50);
            left = threads();
        }
        left.removeAll(threads);
        System.out.println("threads left " + left);
        System.out.println("log " + Files.exists(LogFile.path(folders)));
    }

    private static Set<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private MoveAnimation show() {
        var display = played % SHOWN == SHOWN - 1 ? CascadeDisplay.SCATTER : CascadeDisplay.NONE;
        return new MoveAnimation(display, MoveAnimation.MIN_SECONDS, MoveAnimation.DEFAULT.stage(), Motion.FULL);
    }

    private void begin() {
        var game = program.games().shown().get();
        var options = CubeSize.choice(3 + played % 4).options(game.view().kind());
        game.model().begin(new GameModel.Setup(options, SEATS, GameModel.pauses(Play.DEFAULT), 1));
        session.pressButton();
    }

    private void goOn(SessionView<?, ?> view) {
        if (!view.equals(session.view())) {
            return; // long past
        }
        if (view.state() instanceof ShowingMove) {
            session.skipBlinking();
        } else if (view.state() instanceof ComputerHeld) {
            session.pressButton();
        } else if (view.state() instanceof GameOver) {
            played++;
            if (played == warmUp || played == games) {
                printMemory();
            }
            if (played == games) {
                ended.countDown();
            } else {
                begin();
            }
        }
    }

    private void printMemory() {
        long live = Long.MAX_VALUE;
        for (int time = 0; time < 10; time++) {
            System.gc(); // does nothing while some thread is in native code that holds an array, as the painting one is
            live = Math.min(
                    live,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
            LockSupport.parkNanos(20_000_000);
        }
        System.out.printf(
                Locale.ROOT,
                "games %d live %d resident %d threads %d%n",
                played,
                live >> 10,
                resident(),
                ManagementFactory.getThreadMXBean().getThreadCount());
    }

    /** In KiB, as Linux tells it; elsewhere 0. */
    private static long resident() {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
