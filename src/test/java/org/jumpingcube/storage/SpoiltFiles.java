package org.jumpingcube.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.LoadResult.Loaded;
import org.jumpingcube.storage.LoadResult.Rejected;
import org.jumpingcube.storage.Problem.Kind;

/**
 * Spoils files and reads them: each loads as a legal game or is refused in words. As a program it does so with as many
 * as it is told and prints what became of them, or the first fault.
 */
final class SpoiltFiles {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long MOST_NANOS = 1_000_000_000;

    final Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    int loaded;
    int refused;
    private long slowestNanos; // of processor time, which a busy machine changes little

    /** Something that is done with each spoilt file. */
    interface Reading {
        void read(byte[] contents) throws Exception;
    }

    /** Expects what to spoil ("v1", "jumpin", "moves", "line", "kjc" or "kept"), how many, and for kept games a folder. */
    public static void main(String[] arguments) throws Exception {
        var files = new SpoiltFiles();
        int total = Integer.parseInt(arguments[1]);
        switch (arguments[0]) {
            case "v1", "jumpin" ->
                files.spoilAll(arguments[0], total, contents -> files.readSafely(Games.FORMATS.own(), contents));
            case "moves" ->
                files.spoilAll(
                        "moves", total, contents -> files.readSafely(new MoveListFormat(Games.FORMATS.own()), contents));
            case "line" -> files.spoilAll("line", total, contents -> files.readSafely(Games.FORMATS.line(), contents));
            case "kjc" ->
                files.spoilAll("kjc", total, contents -> files.readSafely(new KjcFormat(Games.CUBE), contents));
            default -> files.spoilAll("v1", total, new KeptGames(files, Path.of(arguments[2])));
        }
        System.out.printf(
                Locale.ROOT,
                "%,d spoilt files of %s: %,d loaded, %,d refused; the slowest took %d ms of processor time%n",
                files.loaded + files.refused,
                arguments[0],
                files.loaded,
                files.refused,
                files.slowestNanos / 1_000_000);
    }

    /** At least so many, made of the examples in a folder of the tests' resources. */
    void spoilAll(String folder, int total, Reading reading) throws Exception {
        List<byte[]> examples = contents(folder);
        int seeds = total / examples.size() / Mutator.Way.values().length + 1;
        for (byte[] file : examples) {
            for (var way : Mutator.Way.values()) {
                for (int seed = 0; seed < seeds; seed++) {
                    reading.read(new Mutator(seed).spoil(file, way));
                }
            }
        }
    }

    private static List<byte[]> contents(String folder) throws IOException {
        var contents = new ArrayList<byte[]>();
        try (var files = Files.list(Path.of("src/test/resources/saves").resolve(folder))) {
            for (Path file : files.sorted().toList()) {
                contents.add(Files.readAllBytes(file));
            }
        }
        return contents;
    }

    void readSafely(GameFormat format, byte[] contents) throws Exception {
        var result = timed(() -> format.read(contents));
        if (result instanceof Loaded good) {
            loaded++;
            assertLegal(good.saved());
            assertThat(format.read(format.write(good.saved())))
                    .as("loads again")
                    .isEqualTo(result);
        } else if (result instanceof Rejected bad) {
            refused++;
            bad.problems().forEach(problem -> kinds.add(problem.kind()));
            for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
                assertThat(bad.message("file", locale)).hasSizeBetween(20, 10_000);
            }
        }
    }

    private <T> T timed(Callable<T> reading) throws Exception {
        long start = THREADS.getCurrentThreadCpuTime();
        T result = reading.call();
        slowestNanos = Math.max(slowestNanos, THREADS.getCurrentThreadCpuTime() - start);
        assertThat(slowestNanos).as("nanoseconds").isLessThan(MOST_NANOS);
        return result;
    }

    private static <P extends Position<P, M>, M> void assertLegal(SavedGame<P, M> game) {
        P position = game.history().start();
        for (var turn : game.history().turns()) {
            assertThat(position.outcome().isOver()).isFalse();
            assertThat(position.legalMoves()).contains(turn.move());
            assertThat(turn.before()).isEqualTo(position);
            position = position.play(turn.move()).after();
            assertThat(turn.after()).isEqualTo(position);
        }
    }

    /** Files that lie where windows keep their games, as if their windows had been killed. */
    private static final class KeptGames implements Reading {
        private final SpoiltFiles files;
        private final RunningGames games;
        private final Path game;

        KeptGames(SpoiltFiles files, Path home) throws IOException {
            this.files = files;
            var folders = KeepGames.folders(home);
            games = new RunningGames(folders, Games.FORMATS.own());
            Path folder = folders.state().resolve("running");
            PrivateFiles.createFolders(folder);
            game = folder.resolve("1-1.jcube");
        }

        @Override
        public void read(byte[] contents) throws Exception {
            Files.write(game, contents);
            Files.write(game.resolveSibling("1-1.lock"), new byte[0]);
            var found = files.timed(games::findLeftOver);
            if (found.isPresent()) {
                files.loaded++;
                assertLegal(found.get().game().orElseThrow());
                found.get().discard();
            } else {
                files.refused++;
                Path aside = game.resolveSibling("1-1.jcube.broken");
                assertThat(aside).hasBinaryContent(contents);
                Files.delete(aside); // the next one would have another name
            }
            assertThat(game).doesNotExist();
        }
    }
}
