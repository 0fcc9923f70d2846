package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * A game as the tables have it.
 *
 * @param digest its {@link Fingerprint}
 * @param headStart what one side was given before the first move
 * @param jcube the saved game
 * @param positions the fingerprints of its positions
 */
record GameRow(
        CollectedGame game,
        String digest,
        GameOptions options,
        Optional<HeadStart> headStart,
        String jcube,
        List<Long> positions) {
    static GameRow of(CollectedGame game, SaveFormat format) {
        return of(game, game.saved(), new String(format.write(game.saved()), UTF_8));
    }

    private static <P extends Position<P, M>, M> GameRow of(CollectedGame game, SavedGame<P, M> saved, String jcube) {
        return new GameRow(
                game,
                Fingerprint.of(saved),
                saved.kind().options(saved.history().start()),
                saved.kind().headStart(saved.history().start()),
                jcube,
                Fingerprint.positions(saved).boxed().toList());
    }

    String key() {
        return game.key();
    }

    boolean isImported() {
        return game.origin() == Origin.IMPORTED;
    }

    void insert(Connection connection) throws SQLException {
        insertParts(
                connection, insertGame(connection)); // one after the other: of two at once the driver hides a full disk
    }

    /** Returns the game's number. */
    private long insertGame(Connection connection) throws SQLException {
        try (var insert = GameCollection.prepare(
                        connection,
                        "INSERT INTO games (key, digest, game, size, options, one, two, opponent, side, over, winner, reason,"
                                + " moves, origin, began, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                                + " RETURNING id",
                        values());
                var inserted = insert.executeQuery()) {
            inserted.next();
            return inserted.getLong(1);
        }
    }

    private @Nullable Object[] values() {
        var seats = game.saved().seats();
        var end = game.end();
        return new @Nullable Object[] {
            game.key(),
            digest,
            game.saved().kind().name(),
            game.saved().kind().size().map(size -> options.number(size.name())).orElse(null),
            String.join(" ", optionWords()),
            seats.one().words(),
            seats.two().words(),
            opponent(seats),
            side(seats),
            end.isOver() ? 1 : 0,
            end.winner().map(Player::number).orElse(0),
            end.reason(),
            game.saved().history().turns().size(),
            GameFilter.word(game.origin()),
            game.began().map(Instant::toEpochMilli).orElse(null),
            game.ended().toEpochMilli()
        };
    }

    private List<String> optionWords() {
        var words = new ArrayList<String>();
        options.values().forEach((name, value) -> words.add(name + "=" + value));
        headStart.ifPresentOrElse(
                given -> words.add(GameEntry.HEAD_START + given.side().number() + ":" + given.points()), () -> {
                    if (!game.saved().isEven()) {
                        words.add(GameEntry.SET_UP);
                    }
                });
        return words;
    }

    private void insertParts(Connection connection, long id) throws SQLException {
        try (var insert =
                GameCollection.prepare(connection, "INSERT INTO saves (id, jcube) VALUES (?, ?)", id, jcube)) {
            insert.executeUpdate();
        }
        if (!game.names().equals(SeatNames.NONE)) {
            try (var insert = GameCollection.prepare(
                    connection,
                    "INSERT INTO names (id, one, two) VALUES (?, ?, ?)",
                    id,
                    game.names().one(),
                    game.names().two())) {
                insert.executeUpdate();
            }
        }
        try (var insert = connection.prepareStatement("INSERT INTO positions (hash, id, ply) VALUES (?, ?, ?)")) {
            for (int ply = 0; ply < positions.size(); ply++) {
                insert.setLong(1, positions.get(ply));
                insert.setLong(2, id);
                insert.setInt(3, ply);
                insert.executeUpdate(); // of a batch, too, the driver hides why it failed
            }
        }
    }

    private static String opponent(Seats seats) {
        if (seats.areBothComputers()) {
            return "computers";
        }
        var opponent = side(seats) == 0 ? Seat.HUMAN : seats.isHuman(Player.ONE) ? seats.two() : seats.one();
        return opponent.words();
    }

    /** The number of the side that the user has; 0 for both or none. */
    private static int side(Seats seats) {
        boolean isOneHuman = seats.isHuman(Player.ONE);
        return isOneHuman == seats.isHuman(Player.TWO) ? 0 : isOneHuman ? 1 : 2;
    }

    static @Nullable Object orNull(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }
}
