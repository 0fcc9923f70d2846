package org.jumpingcube.desktop;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.application.Platform;
import javafx.stage.Stage;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.WindowBounds;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SettingsFile;

/**
 * How long the JavaFX thread lets others wait while two Experts play on 15x15, with all that is shown of it: something is
 * asked of it each 2 ms. Prints the longest waits, apart from those during which memory was collected, and the longest
 * stretch of its own processor time, which what else the machine has to do hardly changes. docs/reliability.md tells how to
 * run it. The argument is for how many seconds, 60 unless given; the first 10 do not count.
 */
final class BlockedBenchmark {
    private static final int WARM_UP_SECONDS = 10;
    private static final int PAUSE_MILLIS = 2;

    private static final List<long[]> COLLECTIONS = new CopyOnWriteArrayList<>();

    private BlockedBenchmark() {}

    /** When it was asked, in milliseconds since the JVM started, how long it took, and for how long the thread worked. */
    private record Wait(double asked, double millis, double worked) {
        boolean isDuringACollection() {
            return COLLECTIONS.stream().anyMatch(span -> span[0] <= asked + millis + 1 && span[1] >= asked - 1);
        }
    }

    public static void main(String[] arguments) throws Exception {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        Path folder = Files.createTempDirectory("blocked");
        Platform.startup(() -> {});
        noteCollections();
        onFx(() -> play(new Folders(folder, folder)));
        Thread.sleep(WARM_UP_SECONDS * 1000L);
        print(waits(seconds));
        System.exit(0);
    }

    private static void play(Folders folders) {
        var expert = new Seat(true, Style.KEPLER, Skill.EXPERT);
        var seats = new Seats(expert, new Seat(true, Style.NEWTON, Skill.EXPERT));
        var program = new DesktopProgram(
                new Stage(),
                folders,
                new SettingsFile.Found(
                        Settings.DEFAULT.withWindow(
                                Settings.DEFAULT.window().withBounds(new WindowBounds(0, 0, 1400, 1000))),
                        List.of()));
        program.show(Optional.empty());
        program.games().load(new SavedGame<>(Games.CUBE, ViewChangeBenchmark.game(), seats), Play.DEFAULT);
        program.games().session().pressButton();
    }

    private static void noteCollections() {
        for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) collector)
                    .addNotificationListener(
                            (notification, handback) -> {
                                var collection = GarbageCollectionNotificationInfo.from(
                                                (CompositeData) notification.getUserData())
                                        .getGcInfo();
                                COLLECTIONS.add(new long[] {collection.getStartTime(), collection.getEndTime()});
                            },
                            null,
                            null);
        }
    }

    private static List<Wait> waits(int seconds) throws Exception {
        var runtime = ManagementFactory.getRuntimeMXBean();
        var threads = ManagementFactory.getThreadMXBean();
        var thread = new long[1];
        onFx(() -> thread[0] = Thread.currentThread().getId());
        var waits = new ArrayList<Wait>();
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            double asked = runtime.getUptime();
            long worked = threads.getThreadCpuTime(thread[0]);
            long start = System.nanoTime();
            onFx(() -> {});
            waits.add(new Wait(
                    asked, (System.nanoTime() - start) / 1e6, (threads.getThreadCpuTime(thread[0]) - worked) / 1e6));
            Thread.sleep(PAUSE_MILLIS);
        }
        return waits;
    }

    private static void onFx(Runnable work) throws Exception {
        CompletableFuture.runAsync(work, Platform::runLater).get();
    }

    private static void print(List<Wait> waits) {
        var byMillis = waits.stream()
                .sorted(Comparator.comparingDouble(Wait::millis).reversed())
                .toList();
        var free = byMillis.stream().filter(wait -> !wait.isDuringACollection()).toList();
        double worked = waits.stream().mapToDouble(Wait::worked).max().orElseThrow();
        System.out.printf(
                Locale.ROOT,
                "%d questions: longest wait %.1f ms, outside %d collections %.1f ms; five longest there %s; "
                        + "99.9 %% within %.1f ms; longest work of the thread itself %.1f ms%n",
                waits.size(),
                byMillis.get(0).millis(),
                COLLECTIONS.size(),
                free.get(0).millis(),
                free.stream().limit(5).map(wait -> Math.round(wait.millis())).toList(),
                free.get(free.size() / 1000).millis(),
                worked);
    }
}
