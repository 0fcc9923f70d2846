package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.JavaProcess;
import org.jumpingcube.storage.Mutator;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What kills, other programs and bad disks do to the collection. */
@Slow
class CollectionFaultsTest {
    private final Path file;

    CollectionFaultsTest(@TempDir Path folder) {
        file = folder.resolve("games.db");
    }

    @Test
    void aKilledProgramHasLostNoGameThatWasOver() throws Exception {
        keepAndKill(50, 25);
    }

    @Test
    @LongRunning
    void aKilledProgramHasLostNoGameThatWasOverInAThousand() throws Exception {
        keepAndKill(1000, 50);
    }

    /** Lets a process keep so many games in all, and kills it each time when it has kept some. */
    private void keepAndKill(int all, int most) throws Exception {
        var random = new Random(all);
        var kept = new ArrayList<Long>();
        while (kept.size() < all) {
            int before = 1 + random.nextInt(most);
            long next = kept.isEmpty() ? 0 : kept.get(kept.size() - 1) + 1;
            var process = JavaProcess.start(KeepUntilKilled.class, file, next, all);
            var out = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
            for (int line = 0; line < before; line++) {
                kept.add(Long.valueOf(out.readLine()));
            }
            JavaProcess.kill(process);
        }
        try (var collection = PlayedGames.open(file)) {
            assertThat(collection.setAside()).isEmpty();
            assertThat(ended(collection)).containsAll(kept);
            for (long id : collection.find(GameFilter.ALL)) {
                assertThat(collection.game(id)).as("game %s", id).isPresent();
            }
        }
    }

    /** The numbers of the games, which tell when they ended. */
    private static List<Long> ended(GameCollection collection) throws CollectionException {
        return collection.entries(GameFilter.ALL).stream()
                .map(entry -> Duration.between(PlayedGames.FIRST, entry.ended()).toHours())
                .toList();
    }

    @Test
    void twoProgramsKeepTheirGamesAtOnce() throws Exception {
        var one = JavaProcess.start(KeepUntilKilled.class, file, 0, 15);
        var two = JavaProcess.start(KeepUntilKilled.class, file, 100, 15);
        String said = new String(one.getInputStream().readAllBytes(), UTF_8)
                + new String(two.getInputStream().readAllBytes(), UTF_8);
        assertThat(one.waitFor()).as(said).isZero();
        assertThat(two.waitFor()).as(said).isZero();
        try (var collection = PlayedGames.open(file)) {
            assertThat(ended(collection))
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.concat(LongStream.range(0, 15), LongStream.range(100, 115))
                                    .boxed()
                                    .toList());
        }
    }

    @Test
    void noSpoiltFileStopsTheProgram() throws Exception {
        spoil(50);
    }

    @Test
    @LongRunning
    void noneOfAThousandSpoiltFilesStopsTheProgram() throws Exception {
        spoil(1000);
    }

    private void spoil(int times) throws IOException {
        try (var collection = PlayedGames.open(file)) {
            collection.keep(IntStream.range(0, 40).mapToObj(PlayedGames::cubes).toList());
        }
        byte[] whole = Files.readAllBytes(file);
        int setAside = 0;
        for (int time = 0; time < times; time++) {
            Path spoilt = file.resolveSibling("spoilt-" + time).resolve("games.db");
            Files.createDirectories(spoilt.getParent());
            byte[] bytes = spoilt(whole, time);
            Files.write(spoilt, bytes);
            try (var collection = PlayedGames.open(spoilt)) {
                useAll(collection);
                if (collection.setAside().isPresent()) {
                    setAside++;
                    assertThat(Files.size(collection.setAside().get()))
                            .as("of file %s", time)
                            .isPositive();
                }
            }
        }
        assertThat(setAside).as("a database with many faults is noticed").isGreaterThan(times / 5);
    }

    private static byte[] spoilt(byte[] whole, int time) {
        var ways = Mutator.Way.values();
        if (time % 3 > 0) { // two of three somewhere inside a page, where the tables of contents are
            var random = new Random(time);
            byte[] bytes = whole.clone();
            int page = random.nextInt(bytes.length / 4096) * 4096;
            for (int count = 1 + random.nextInt(20); count > 0; count--) {
                bytes[page + random.nextInt(time % 3 == 1 ? 200 : 4096)] = (byte) random.nextInt(256);
            }
            return bytes;
        }
        return new Mutator(time).spoil(whole, ways[time / 3 % ways.length]);
    }

    /** Whatever the file holds, all this may find nothing, but it ends; and a new game is kept. */
    private static void useAll(GameCollection collection) throws CollectionException {
        collection.results(GameFilter.ALL);
        for (GameEntry entry : collection.entries(GameFilter.ALL)) {
            collection.game(entry.id());
        }
        var game = PlayedGames.cubes(99);
        assertThat(collection.keep(game)).isTrue();
        assertThat(collection.find(GameFilter.ALL.since(game.ended()).through(start(game.saved()))))
                .isNotEmpty();
    }

    private static <P extends Position<P, M>, M> long start(SavedGame<P, M> saved) {
        return Fingerprint.of(saved.kind(), saved.history().start());
    }
}
