package org.jumpingcube.collection;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * The games of a user, in a database that several windows and programs may use at once. Whatever the file holds, it can
 * be opened: one that is damaged is set aside first. For one thread at a time, and not for that of a window.
 */
public final class GameCollection implements AutoCloseable, Continuations {
    private static final Duration BIN_TIME = Duration.ofDays(1);
    private static final int ALL = -1; // SQLite's word for no limit

    private static final String CONTINUATIONS = """
            SELECT count(*), sum(over AND winner = ?), sum(over AND winner = ?), sum(over AND winner = 0)
            FROM positions AS later
            CROSS JOIN positions AS earlier ON earlier.hash = ? AND earlier.id = later.id AND earlier.ply = later.ply - 1
            CROSS JOIN games ON games.id = later.id
            WHERE later.hash = ? AND deleted IS NULL""";

    private final Database database;
    private final SaveFormat format;

    private GameCollection(Database database, SaveFormat format) {
        this.database = database;
        this.format = format;
    }

    /** The file of this user's collection. */
    public static Path file(Folders folders) {
        return folders.data().resolve("games.db");
    }

    /**
     * Opens the collection, which is made if there is none. Games that were deleted more than a day ago are gone then.
     * Who may not write it, or has no room on the disk, can still read what is there.
     *
     * @param format in which games are kept
     * @throws CollectionException if a newer program has made it, or if it cannot be opened
     */
    public static GameCollection open(Path file, SaveFormat format, Instant now) throws CollectionException {
        var collection = new GameCollection(Database.open(file), format);
        collection.emptyBin(now.minus(BIN_TIME).toEpochMilli());
        return collection;
    }

    private void emptyBin(long before) throws CollectionException {
        boolean isAnythingOld = database.read(connection -> {
            try (var query = prepare(connection, "SELECT 1 FROM games WHERE deleted < ? LIMIT 1", before);
                    var rows = query.executeQuery()) {
                return rows.next();
            }
        });
        if (isAnythingOld) {
            try {
                database.write(connection -> {
                    update(connection, "DELETE FROM games WHERE deleted < ?", before);
                    return update(connection, "DELETE FROM positions WHERE id NOT IN (SELECT id FROM games)");
                });
            } catch (CollectionException e) {
                // it may not be written, say; the games that are there can be read all the same
            }
        }
    }

    /** Where the file is now that was found damaged since this was opened, if one was. */
    public Optional<Path> setAside() {
        return database.setAsidePath();
    }

    // Keeping

    /** Keeps nothing under this key any more: the game goes on. */
    public void takeBack(String key) throws CollectionException {
        database.write(connection -> {
            update(connection, "DELETE FROM games WHERE key = ?", key);
            return update(connection, "DELETE FROM positions WHERE id NOT IN (SELECT id FROM games)");
        });
    }

    /**
     * Keeps a game, in place of what was kept under its key.
     *
     * @return whether the collection has changed; a game from a file that is here already changes nothing
     */
    public boolean keep(CollectedGame game) throws CollectionException {
        return keep(List.of(game)) == 1;
    }

    /**
     * Keeps many games at once, which is much faster: all of them, or none if that fails.
     *
     * @return how many of them were not here before
     */
    public int keep(List<CollectedGame> games) throws CollectionException {
        var rows = games.stream().map(game -> GameRow.of(game, format)).toList();
        database.check();
        return database.write(connection -> {
            int kept = 0;
            for (GameRow row : rows) {
                kept += keep(connection, row) ? 1 : 0;
            }
            return kept;
        });
    }

    private static boolean keep(Connection connection, GameRow row) throws SQLException {
        if (row.isImported() && isHere(connection, row.digest())) {
            return false;
        }
        update(connection, "DELETE FROM games WHERE key = ?", row.key());
        row.insert(connection);
        return true;
    }

    private static boolean isHere(Connection connection, String digest) throws SQLException {
        try (var query = prepare(connection, "SELECT 1 FROM games WHERE digest = ? AND deleted IS NULL", digest);
                var rows = query.executeQuery()) {
            return rows.next();
        }
    }

    /**
     * Remembers how well both sides played in a game, wherever it is kept.
     *
     * @param one from 0 to 1, as is {@code two}
     */
    public void review(SavedGame<?, ?> game, OptionalDouble one, OptionalDouble two) throws CollectionException {
        String digest = Fingerprint.of(game);
        database.write(connection -> update(
                connection,
                "UPDATE games SET accuracy_one = ?, accuracy_two = ? WHERE digest = ?",
                GameRow.orNull(one),
                GameRow.orNull(two),
                digest));
    }

    // Looking

    /** The numbers of the games that are meant, the latest first. */
    public List<Long> find(GameFilter filter) throws CollectionException {
        return find(filter, ALL);
    }

    /** The numbers of the latest games that are meant, at most so many: much faster where there are many more. */
    public List<Long> find(GameFilter filter, int most) throws CollectionException {
        return database.read(connection -> {
            try (var query = prepare(
                            connection,
                            // One text instead of many rows: each row would be fetched by several native calls.
                            "SELECT group_concat(id, ' ') FROM (SELECT id FROM games WHERE " + filter.sql()
                                    + " ORDER BY ended DESC, id DESC LIMIT " + most + ")",
                            filter.values().toArray());
                    var rows = query.executeQuery()) {
                return numbers(rows.next() ? rows.getString(1) : null);
            }
        });
    }

    /** How many games are meant. */
    public int count(GameFilter filter) throws CollectionException {
        return database.read(connection -> {
            try (var query = prepare(
                            connection,
                            "SELECT count(*) FROM games WHERE " + filter.sql(),
                            filter.values().toArray());
                    var rows = query.executeQuery()) {
                return rows.next() ? rows.getInt(1) : 0;
            }
        });
    }

    /** The numbers in a text, separated by blanks; none for no text. */
    private static List<Long> numbers(@Nullable String text) {
        var numbers = new ArrayList<Long>();
        if (text == null) {
            return numbers;
        }
        long number = 0;
        for (int index = 0; index < text.length(); index++) {
            char read = text.charAt(index);
            if (read == ' ') {
                numbers.add(number);
                number = 0;
            } else {
                number = 10 * number + (read - '0');
            }
        }
        numbers.add(number);
        return numbers;
    }

    /** What is known of a game; empty if there is none of this number any more. */
    public Optional<GameEntry> entry(long id) throws CollectionException {
        return database.read(connection -> {
            try (var query = prepare(
                            connection,
                            "SELECT " + GameEntry.COLUMNS + " FROM games WHERE id = ? AND deleted IS NULL",
                            id);
                    var rows = query.executeQuery()) {
                return rows.next() ? Optional.of(GameEntry.read(rows)) : Optional.empty();
            }
        });
    }

    /** All that is known of the games that are meant, the latest first. */
    public List<GameEntry> entries(GameFilter filter) throws CollectionException {
        return database.read(connection -> {
            var found = new ArrayList<GameEntry>();
            try (var query = prepare(
                            connection,
                            "SELECT " + GameEntry.COLUMNS + " FROM games WHERE " + filter.sql()
                                    + " ORDER BY ended DESC, id DESC",
                            filter.values().toArray());
                    var rows = query.executeQuery()) {
                while (rows.next()) {
                    found.add(GameEntry.read(rows));
                }
            }
            return found;
        });
    }

    /** The game itself; empty if there is none of this number any more, or what is kept of it is spoilt. */
    public Optional<SavedGame<?, ?>> game(long id) throws CollectionException {
        return database.read(connection -> {
            try (var query = prepare(connection, "SELECT jcube FROM saves WHERE id = ?", id);
                    var rows = query.executeQuery()) {
                return rows.next() ? read(rows) : Optional.empty();
            }
        });
    }

    private Optional<SavedGame<?, ?>> read(ResultSet row) throws SQLException {
        String text = row.getString(1);
        return text == null
                ? Optional.empty()
                : format.read(text.getBytes(UTF_8)).game();
    }

    /** How the games that are meant ended, for each kind of game, opponent and size. */
    public List<UserResults> results(GameFilter filter) throws CollectionException {
        return database.read(connection -> {
            var found = new ArrayList<UserResults>();
            try (var query = prepare(
                            connection,
                            "SELECT " + UserResults.COLUMNS + " FROM games WHERE " + filter.sql() + UserResults.GROUPS,
                            filter.values().toArray());
                    var rows = query.executeQuery()) {
                while (rows.next()) {
                    found.add(UserResults.read(rows));
                }
            }
            return found;
        });
    }

    /**
     * Looks from the positions after each move back to the one before, since no table has the moves themselves.
     *
     * @throws CollectionException if the collection cannot be read
     */
    @Override
    public <P extends Position<P, M>, M> List<Continuation<M>> from(GameKind<P, M> kind, P position)
            throws CollectionException {
        long before = Fingerprint.of(kind, position);
        var mover = position.toMove();
        return database.read(connection -> {
            var found = new ArrayList<Continuation<M>>();
            try (var query = prepare(
                    connection, CONTINUATIONS, mover.number(), mover.opponent().number(), before)) {
                for (M move : position.legalMoves()) {
                    query.setLong(4, Fingerprint.of(kind, position.play(move).after()));
                    try (var rows = query.executeQuery()) {
                        if (rows.next() && rows.getInt(1) > 0) {
                            found.add(new Continuation<>(
                                    move, rows.getInt(1), rows.getInt(2), rows.getInt(3), rows.getInt(4)));
                        }
                    }
                }
            }
            found.sort(Comparator.comparingInt((Continuation<M> next) -> next.played())
                    .reversed());
            return found;
        });
    }

    // Deleting

    /** Deletes games. {@link #restore} brings them back, for a day. */
    public void delete(List<Long> ids, Instant now) throws CollectionException {
        mark(ids, now.toEpochMilli());
    }

    /** Brings games back that were deleted. */
    public void restore(List<Long> ids) throws CollectionException {
        mark(ids, null);
    }

    private void mark(List<Long> ids, @Nullable Object deleted) throws CollectionException {
        database.write(connection -> {
            for (long id : ids) {
                update(connection, "UPDATE games SET deleted = ? WHERE id = ?", deleted, id);
            }
            return ids.size();
        });
    }

    private static int update(Connection connection, String sql, @Nullable Object... values) throws SQLException {
        try (var statement = prepare(connection, sql, values)) {
            return statement.executeUpdate();
        }
    }

    static PreparedStatement prepare(Connection connection, String sql, @Nullable Object... values)
            throws SQLException {
        var statement = connection.prepareStatement(sql);
        for (int index = 0; index < values.length; index++) {
            statement.setObject(index + 1, values[index]);
        }
        return statement;
    }

    @Override
    public void close() throws CollectionException {
        database.close();
    }
}
