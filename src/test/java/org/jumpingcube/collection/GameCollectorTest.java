package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.Slow;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.JavaProcess;
import org.jumpingcube.storage.RunningGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that is over is on the disk before it is forgotten as a running one, even on a full disk and under a kill. */
@Slow
@Timeout(120)
class GameCollectorTest {
    private final Path home;

    GameCollectorTest(@TempDir Path folder) throws IOException {
        home = Files.createDirectory(folder.toRealPath().resolve("home"));
    }

    /** Plays a game to its end in a home, or starts there anew; says what becomes of it. */
    public static void main(String[] arguments) throws IOException {
        Path home = Path.of(arguments[1]);
        var folders = new Folders(home, home);
        var format = Games.FORMATS.own();
        var keeper =
                new GameKeeper(new RunningGames(folders, format), trouble -> System.out.println("keeper " + trouble));
        var collector = new GameCollector(
                new GameLibrary(folders, format, InstantSource.system(), Runnable::run),
                RunningGames.over(folders, format),
                keeper::before,
                new Said());
        if (!arguments[0].equals("start")) {
            var game = PlayedGames.cubes(1);
            if (arguments[0].equals("play")) {
                keeper.keep(game.saved());
            } else {
                keeper.expect();
            }
            keeper.pending().join();
            fill(home.resolve("filler"));
            collector.keep(game);
            keeper.forget();
            collector.pending().join();
            Runtime.getRuntime().halt(137); // as a kill would
        }
        collector.addLeftOver();
        collector.pending().join();
        try (var collection = PlayedGames.open(GameCollection.file(folders))) {
            collection.entries(GameFilter.ALL).stream().map(GameEntry::reason).forEach(System.out::println);
        }
        System.exit(0);
    }

    private static void fill(Path file) throws IOException {
        try (var out = Files.newOutputStream(file)) {
            while (true) {
                out.write(new byte[512]);
            }
        } catch (IOException e) {
            System.out.println("full");
        }
    }

    private static final class Said implements GameCollector.Reports {
        @Override
        public void notAdded(IOException trouble, boolean areKept) {
            System.out.println(
                    String.valueOf(trouble.getMessage()).replaceFirst(".*: ", "") + (areKept ? ", kept" : ", lost"));
        }

        @Override
        public void addedAfterAll(int games) {
            System.out.println("added " + games);
        }

        @Override
        public void trouble(IOException trouble) {
            System.out.println("trouble " + trouble);
        }

        @Override
        public void setAside(Path broken) {
            System.out.println("set aside " + broken);
        }
    }

    /** Also one that was set up or loaded a move before its end, and so never was kept as a running game. */
    @ParameterizedTest
    @ValueSource(strings = {"play", "play-on"})
    void aGameThatEndsOnAFullDiskIsAddedAtTheNextStartWithRoom(String how) throws Exception {
        String script = """
                set -e
                mount -t tmpfs -o size=512k none "$0"
                "$@" %s "$0" || true
                rm "$0/filler"
                "$@" start "$0"
                "$@" start "$0"
                find "$0/over" -name '*.jcube'
                """.formatted(how);
        var command = new ArrayList<>(List.of("unshare", "-rm", "sh", "-c", script, home.toString()));
        assumeTrue(
                new ProcessBuilder("unshare", "-rm", "true").start().waitFor() == 0,
                "needs Linux with user name spaces, as the continuous build has");
        command.addAll(JavaProcess.command(GameCollectorTest.class));
        var process = new ProcessBuilder(command).redirectErrorStream(true);
        process.environment().put("XDG_CACHE_HOME", home.resolveSibling("cache").toString());
        var started = process.start();
        started.getOutputStream().close();
        String said = new String(started.getInputStream().readAllBytes(), UTF_8);
        assertThat(said.lines()).as(said).containsExactly("full", "the disk is full, kept", "all-cubes", "all-cubes");
    }

    @Test
    void aGameIsThereOnceHoweverOftenItIsFoundInItsOwnFile() throws Exception {
        var folders = new Folders(home, home);
        var game = PlayedGames.cubes(1);
        try (var place = RunningGames.over(folders, Games.FORMATS.own()).begin()) {
            place.keep(game.saved(), game.notes()); // and its window was killed after it had added the game
        }
        try (var collection = PlayedGames.open(GameCollection.file(folders))) {
            collection.keep(game);
        }
        var said = JavaProcess.output(JavaProcess.command(GameCollectorTest.class, "start", home));
        assertThat(said.lines()).containsExactly("all-cubes");
    }
}
