package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SavedGame;

/**
 * How fast a collection of many games is: fills a file with so many games on 3x3 to 6x6, if it is not there yet, and
 * then measures what a window asks of it. Arguments: file, number of games. docs/collection.md has the figures.
 */
public final class CollectionBenchmark {
    private static final int AT_ONCE = 500;
    private static final int TIMES = 9;

    private CollectionBenchmark() {}

    /** Something to be measured. */
    private interface Work {
        Object run() throws IOException;
    }

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        int count = Integer.parseInt(arguments[1]);
        if (!Files.exists(file)) {
            long start = System.nanoTime();
            fill(file, count);
            say("filled, microseconds a game", (System.nanoTime() - start) / 1000.0 / count);
            say("bytes a game", (double) Files.size(file) / count);
        }
        var game = PlayedGames.cubes(count / 2);
        long start = System.nanoTime();
        try (var collection = PlayedGames.open(file)) {
            var ids = collection.find(GameFilter.ALL);
            say("first opening and list, ms", (System.nanoTime() - start) / 1e6);
            measure("opening and list", () -> {
                try (var again = PlayedGames.open(file)) {
                    return again.find(GameFilter.ALL);
                }
            });
            measure("all", () -> collection.find(GameFilter.ALL));
            measure("by game", () -> collection.find(GameFilter.ALL.ofGame("cube")));
            measure("by opponent", () -> collection.find(GameFilter.ALL.against("expert")));
            measure("by result", () -> collection.find(GameFilter.ALL.ended(UserOutcome.WON)));
            measure("by size", () -> collection.find(GameFilter.ALL.ofSize(6)));
            measure("by time", () -> collection.find(GameFilter.ALL.since(game.ended())));
            measure("start position", () -> collection.find(GameFilter.ALL.through(position(game.saved(), 0))));
            measure("tenth position", () -> collection.find(GameFilter.ALL.through(position(game.saved(), 10))));
            measure("played from the start, moves", () -> collection.from(Games.CUBE, CubePosition.start(6)));
            measure("results", () -> collection.results(GameFilter.ALL));
            measure("20 entries with their games", () -> look(collection, ids.subList(count / 2, count / 2 + 20)));
            int[] number = {count};
            measure("keep a game", () -> collection.keep(PlayedGames.cubes(number[0]++)));
        }
    }

    private static void fill(Path file, int count) throws IOException {
        try (var collection = PlayedGames.open(file)) {
            for (int first = 0; first < count; first += AT_ONCE) {
                collection.keep(IntStream.range(first, first + AT_ONCE)
                        .mapToObj(PlayedGames::cubes)
                        .toList());
            }
        }
    }

    private static <P extends Position<P, M>, M> long position(SavedGame<P, M> saved, int ply) {
        return Fingerprint.of(saved.kind(), saved.history().at(ply).current());
    }

    private static Object look(GameCollection collection, List<Long> ids) throws IOException {
        int moves = 0;
        for (long id : ids) {
            moves += collection.entry(id).orElseThrow().moves();
            moves += collection.game(id).orElseThrow().history().turns().size();
        }
        return moves;
    }

    private static void measure(String what, Work work) throws IOException {
        double[] millis = new double[TIMES];
        for (int time = 0; time < TIMES; time++) {
            long start = System.nanoTime();
            work.run();
            millis[time] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(millis);
        say(what + ", ms (median)", millis[TIMES / 2]);
    }

    private static void say(String what, double value) {
        System.out.printf(Locale.ROOT, "%-40s %10.1f%n", what, value);
    }
}
