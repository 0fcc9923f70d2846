package org.jumpingcube.collection;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.storage.SavedGame;

/** Games for tests and benchmarks, the same ones each time. */
public final class PlayedGames {
    /** When the first of them ended. */
    public static final Instant FIRST = Instant.parse("2026-01-01T12:00:00Z");

    private static final int HOUR = 3600;

    private PlayedGames() {}

    /** A game of random moves between these players, over or cut off after so many moves. */
    public static <P extends Position<P, M>, M> SavedGame<P, M> random(
            GameKind<P, M> kind, Map<String, String> options, Seats seats, int moves, long seed) {
        var random = new Random(seed);
        var history = History.<P, M>startingAt(kind.start(kind.usual(new GameOptions(options).values())));
        while (history.turns().size() < moves && !history.current().outcome().isOver()) {
            var legal = history.current().legalMoves();
            history = history.then(legal.get(random.nextInt(legal.size())));
        }
        return new SavedGame<>(kind, history, seats);
    }

    /** A game on cubes against one of the computers, of any size from 3 to 6. */
    public static CollectedGame cubes(long seed) {
        var random = new Random(seed);
        var computer = new Seat(true, oneOf(Style.values(), random), oneOf(Skill.values(), random));
        var seats = random.nextBoolean() ? new Seats(Seat.HUMAN, computer) : new Seats(computer, Seat.HUMAN);
        String size = Integer.toString(3 + random.nextInt(4));
        return played(random(Games.CUBE, Map.of("size", size), seats, 500, seed), seed);
    }

    private static <E> E oneOf(E[] values, Random random) {
        return List.of(values).get(random.nextInt(values.length));
    }

    /** The game as one that was played at this screen. */
    public static CollectedGame played(SavedGame<?, ?> saved, long number) {
        var ended = FIRST.plusSeconds(number * HOUR);
        return new CollectedGame(
                "played " + number,
                saved,
                Fingerprint.whole(saved).current().outcome(),
                Origin.of(saved.seats()),
                Optional.of(ended.minusSeconds(HOUR / 10)),
                ended);
    }

    /** A collection in this file. */
    public static GameCollection open(Path file) throws CollectionException {
        return GameCollection.open(file, Games.FORMATS.own(), FIRST);
    }

    static List<GameEntry> all(Path file) throws CollectionException {
        try (var collection = open(file)) {
            return collection.entries(GameFilter.ALL);
        }
    }
}
