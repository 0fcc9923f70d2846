package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.Figure;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SettingsFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Five windows side by side, killed at random: no game and no setting that had reached the disk is lost. */
@Tag("window")
@ExtendWith(WindowLibraries.class)
class KilledWindowsTest {
    private static final int WINDOWS = 5;
    private static final int MOST_ROUNDS = 100_000; // of one window
    private static final List<String> OPTIONS = List.of(
            "-Xmx96m",
            "-Dprism.order=sw",
            "-Djava.awt.headless=true",
            "-Dglass.platform=Monocle",
            "-Dmonocle.platform=Headless",
            "-Djava.util.logging.config.file=src/test/resources/logging.properties");

    private final Random random = new Random(1);
    private final Path home;
    private final Folders folders;
    private final List<Killed> windows = new ArrayList<>();
    private int started;
    private int reports;
    private int waits;

    KilledWindowsTest(@TempDir Path home) {
        this.home = home;
        folders = new Folders(home, home.resolve("state"));
    }

    /** One of the processes, and what it has said last. */
    private final class Killed {
        final int number;
        final Process process;
        final BufferedReader said;
        int game;
        int set;

        Killed(int number, int first, boolean hasScreen) throws IOException {
            this.number = number;
            process = ChildProgram.of(KilledWindow.class, home, OPTIONS, "" + number, "" + first, "" + hasScreen)
                    .redirectError(home.resolve("err").toFile())
                    .start();
            said = process.inputReader(StandardCharsets.UTF_8);
        }

        /** Reads a line; false if there are no more. */
        boolean reads() throws IOException {
            String line = said.readLine();
            if (line != null && line.matches("(game|set) \\d+")) {
                int value = Integer.parseInt(line.substring(line.indexOf(' ') + 1));
                game = line.startsWith("game") ? value : game;
                set = line.startsWith("set") ? value : set;
                reports++;
            } else if (line != null && line.contains("Exception")) {
                assertThat(line).contains("is held by another program"); // for too long, on a busy machine
                waits++;
            }
            return line != null;
        }
    }

    @Test
    @Timeout(120)
    void whatFiveKilledWindowsHaveKeptIsThere() throws Exception {
        killAll(1, false);
    }

    @Test
    @Figure
    void whatFiveKilledWindowsHaveKeptIsThereInFiftyRounds() throws Exception {
        killAll(40, false);
        killAll(10, true);
        System.out.printf("settings: 50 rounds, %d reports, %d times no lock in 10 s%n", reports, waits);
    }

    private void killAll(int rounds, boolean haveScreens) throws Exception {
        for (int round = 0; round < rounds; round++) {
            windows.clear();
            try {
                for (int number = 0; number < WINDOWS; number++) {
                    windows.add(new Killed(number, nextSettings(), haveScreens));
                }
                for (var window : windows) {
                    while (window.set == 0 || window.game == 0) {
                        assertThat(window.reads())
                                .as("window %d lives", window.number)
                                .isTrue();
                    }
                }
            } finally {
                kill();
            }
            for (var window : windows) {
                while (window.reads()) {}
            }
            assertThatSettingsAreKept();
            assertThatGamesAreKept();
        }
    }

    /** Above all that an earlier round can have come to. */
    private int nextSettings() {
        started++;
        return started * MOST_ROUNDS;
    }

    private void kill() throws InterruptedException {
        for (var window : windows) {
            Thread.sleep(random.nextInt(100));
            window.process.toHandle().destroyForcibly(); // that of the process would close what it has said
        }
        for (var window : windows) {
            assertThat(window.process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    private void assertThatSettingsAreKept() {
        var found = SettingsFile.in(folders).load();
        assertThat(found.problems()).isEmpty();
        for (var window : windows) {
            assertThat(KilledWindow.value(found.settings(), window.number)).isGreaterThanOrEqualTo(window.set);
            assertThat(found.settings().recentFiles()).contains(KilledWindow.recentFile(window.number));
        }
    }

    private void assertThatGamesAreKept() throws IOException {
        var games = new RunningGames(folders, Games.FORMATS.own());
        Set<Integer> found = new HashSet<>();
        for (var kept = games.findLeftOver(); kept.isPresent(); kept = games.findLeftOver()) {
            var history = kept.get().game().orElseThrow().history();
            var of = windows.stream()
                    .filter(window -> KilledWindow.game(
                                    window.number, history.turns().size())
                            .equals(history))
                    .findFirst()
                    .orElseThrow();
            assertThat(history.turns()).hasSizeGreaterThanOrEqualTo(of.game);
            found.add(of.number);
            kept.get().discard();
        }
        assertThat(found).hasSize(WINDOWS);
    }
}
