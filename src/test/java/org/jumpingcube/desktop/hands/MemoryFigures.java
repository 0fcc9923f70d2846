package org.jumpingcube.desktop.hands;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import org.jumpingcube.desktop.OpenedProgram;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.WindowBounds;

/**
 * A program that says how much memory the window takes: at rest after a game on 6x6 against a computer player, then after
 * each thousand of random actions, of which the first argument says how many there are to be. docs/lab/memory.md has the
 * command.
 */
final class MemoryFigures {
    private static final long AT_REST_SECONDS = 30;
    private static final int EACH = 1000;
    private static final int COLLECTIONS = 10; // while a thread is in native code, one may be put off

    private MemoryFigures() {}

    public static void main(String[] arguments) throws Exception {
        int count = Integer.parseInt(arguments[0]);
        var started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        Path folder = Files.createTempDirectory("memory");
        var computer = new Seat(true, Style.KEPLER, Skill.AVERAGE);
        OpenedProgram.prepare(
                folder,
                Settings.DEFAULT
                        .withPlay(Play.DEFAULT.withSeats(new Seats(computer, computer)))
                        .withWindow(Settings.DEFAULT
                                .window()
                                .withSound(false)
                                .withBounds(new WindowBounds(0, 0, 1400, 1000))));
        var user = new User(new Robot(), folder, OpenedProgram::whole);
        print("start", false);
        Fx.later(() -> user.program().games().session().pressButton());
        while (!Fx.get(() -> user.program().games().now().state() instanceof GameOver)) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        TimeUnit.SECONDS.sleep(AT_REST_SECONDS);
        print("at rest after a game", false);
        print("the same, collected", true);
        int done = 0;
        for (Action action : Action.random(1, count)) {
            user.act(action);
            Fx.frames(user.program().stage().getScene(), 1);
            done++;
            if (done % EACH == 0) {
                print(done + " actions", false);
                print(done + " actions, collected", true);
            }
        }
        user.end();
        Platform.exit();
    }

    private static void print(String when, boolean isCollected) throws IOException {
        var heap = heap();
        for (int time = 0; isCollected && time < COLLECTIONS; time++) {
            System.gc();
            heap = heap().getUsed() < heap.getUsed() ? heap() : heap;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: resident %d MB, most so far %d MB, heap used %d of %d MB%n",
                when,
                status("VmRSS") >> 10,
                status("VmHWM") >> 10,
                heap.getUsed() >> 20,
                heap.getCommitted() >> 20);
    }

    private static MemoryUsage heap() {
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    }

    /** In KiB, as Linux tells it. */
    private static long status(String name) throws IOException {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        }
    }
}
