package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.collection.CollectionException.Kind;
import org.jumpingcube.storage.OwnFile;
import org.jumpingcube.storage.Problem;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The file of the collection. One that is damaged, or that somebody else has made, is set aside at the moment when this
 * is found, and a new one is begun. For one thread at a time.
 */
final class Database implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10); // others write for milliseconds
    private static final String READ = "BEGIN DEFERRED"; // shows one state of the file, whatever others write
    private static final String WRITE = "BEGIN IMMEDIATE"; // waits for others before it asks what is there
    private static final String NOWHERE = "jdbc:sqlite::memory:";
    private static final List<String> COMPANIONS = List.of("-journal", "-wal", "-shm");

    private final OwnFile file;
    private Optional<Object> identity = Optional.empty();
    private Optional<Path> setAside = Optional.empty();
    private Connection connection;
    private Optional<CollectionException> unwritable = Optional.empty(); // and then it is only read
    private boolean isChecked;

    /** Some work with the database. */
    interface Work<T> {
        T run(Connection database) throws SQLException;
    }

    private Database(OwnFile file) throws IOException, SQLException {
        this.file = file;
        connection = connect();
    }

    static Database open(Path path) throws CollectionException {
        Driver.load(path);
        var file = new OwnFile(path);
        try {
            return new Database(file);
        } catch (IOException | SQLException e) {
            throw unusable(file, e);
        }
    }

    private Connection connect() throws IOException, SQLException {
        var opened = connectOnce();
        if (opened.isEmpty()) { // it has been set aside, by us or by another window
            opened = connectOnce();
        }
        return opened.orElseThrow(() -> new SQLException("it is damaged as soon as it is made"));
    }

    /** Who may not write it, or has no room, can still read what is there. */
    private Optional<Connection> connectOnce() throws IOException, SQLException {
        unwritable = Optional.empty();
        try {
            return connectToWrite();
        } catch (IOException | SQLException e) {
            var why = unusable(file, e);
            if (why.kind() == Kind.NEWER || why.problem().kind() == Problem.Kind.HELD) {
                throw why;
            }
            unwritable = Optional.of(why);
            return Optional.of(connectToRead(why));
        }
    }

    private Connection connectToRead(CollectionException why) throws IOException, SQLException {
        boolean isFile = Files.isRegularFile(file.path());
        if (!isFile && !Files.notExists(file.path())) { // something else, or nobody may look
            throw why;
        }
        boolean isAnythingThere = isFile && Files.size(file.path()) > 0;
        var config = new SQLiteConfig();
        config.setBusyTimeout((int) PATIENCE.toMillis());
        config.setReadOnly(isAnythingThere);
        var opened = config.createConnection(isAnythingThere ? address() : NOWHERE);
        boolean isReady = false;
        try {
            isReady = prepareToRead(opened);
        } finally {
            if (!isReady) {
                opened.close();
            }
        }
        return opened;
    }

    private boolean prepareToRead(Connection opened) throws SQLException, CollectionException {
        var state = Schema.of(opened);
        switch (state) {
            case READY -> {}
            case EMPTY -> Schema.make(opened);
            case OLDER -> Schema.complete(opened);
            case NEWER -> throw newer(opened);
            case FOREIGN -> throw unusable(file, new SQLException("the file is damaged"));
        }
        return true;
    }

    private Optional<Connection> connectToWrite() throws IOException, SQLException {
        file.make();
        identity = file.identity();
        Connection opened = null;
        boolean isReady = false;
        try {
            opened = configuration().createConnection(address());
            isReady = prepare(opened);
        } catch (SQLException e) {
            if (!isLost(e)) {
                throw e;
            }
        } finally {
            if (!isReady && opened != null) {
                opened.close();
            }
        }
        if (isReady) {
            return Optional.ofNullable(opened);
        }
        setAside();
        return Optional.empty();
    }

    private String address() {
        return "jdbc:sqlite:" + file.path().toUri();
    }

    private static SQLiteConfig configuration() {
        var config = new SQLiteConfig();
        config.setBusyTimeout((int) PATIENCE.toMillis());
        config.setJournalMode(JournalMode.DELETE);
        config.enforceForeignKeys(true);
        return config;
    }

    /** Returns whether the file is a collection of ours, which an empty one becomes. */
    private boolean prepare(Connection opened) throws SQLException, CollectionException {
        try (var statement = opened.createStatement()) {
            statement.execute("PRAGMA synchronous = EXTRA"); // a game that is kept survives a loss of power too
            statement.execute("PRAGMA trusted_schema = OFF");
            statement.execute("PRAGMA cell_size_check = ON");
        }
        var state = transact(opened, READ, Schema::of);
        if (state == Schema.State.EMPTY || state == Schema.State.OLDER) {
            state = transact(opened, WRITE, database -> {
                var now = Schema.of(database); // another program may have been faster
                if (now == Schema.State.EMPTY) {
                    Schema.make(database);
                } else if (now == Schema.State.OLDER) {
                    Schema.upgrade(database);
                }
                return Schema.of(database);
            });
        }
        if (state == Schema.State.NEWER) {
            throw newer(opened);
        }
        return state == Schema.State.READY;
    }

    private CollectionException newer(Connection opened) throws SQLException {
        var problem = Problem.of(Problem.Kind.NEWER, Schema.version(opened), Schema.VERSION);
        return new CollectionException(Kind.NEWER, file.path(), problem, null);
    }

    /** Where a damaged file is now that was found since this was opened. */
    Optional<Path> setAsidePath() {
        return setAside;
    }

    private void setAside() throws IOException {
        setAside = file.setAside(identity, COMPANIONS).or(() -> setAside);
    }

    /** Does some work that changes nothing. */
    <T> T read(Work<T> work) throws CollectionException {
        try {
            return tried(work);
        } catch (IOException | SQLException e) {
            throw unusable(file, e);
        }
    }

    /**
     * Looks through the whole file, once after it was opened, and sets it aside if anything is wrong. A damaged index
     * would take a game and not find it again. Takes longer the larger the file is.
     */
    void check() throws CollectionException {
        if (!isChecked) {
            read(database -> {
                if (isFoundDamaged()) {
                    throw new SQLException("the file is damaged");
                }
                return true;
            });
            isChecked = true;
        }
    }

    /** Does some work, all of it or nothing. */
    <T> T write(Work<T> work) throws CollectionException {
        if (unwritable.isPresent()) {
            throw unwritable.get();
        }
        return read(database -> transact(database, WRITE, work));
    }

    private <T> T tried(Work<T> work) throws IOException, SQLException {
        try {
            return work.run(connection);
        } catch (SQLException e) {
            if (!isLost(e) && !isFoundDamaged()) {
                throw e;
            }
            connection.close();
            setAside();
            connection = connect();
            return work.run(connection);
        }
    }

    /** @param begin {@link #READ} or {@link #WRITE} */
    private static <T> T transact(Connection database, String begin, Work<T> work) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute(begin);
            try {
                T result = work.run(database);
                statement.execute("COMMIT");
                return result;
            } catch (SQLException | RuntimeException e) {
                undo(statement, e);
                throw e;
            }
        }
    }

    private static void undo(Statement transaction, Exception why) {
        try {
            transaction.execute("ROLLBACK");
        } catch (SQLException e) { // SQLite has done so itself
            why.addSuppressed(e);
        }
    }

    /** Whether the file is damaged, or no longer the one with this name. */
    private static boolean isLost(SQLException e) {
        if (!(e instanceof SQLiteException said)) {
            return false;
        }
        var found = said.getResultCode();
        return general(found) == SQLiteErrorCode.SQLITE_CORRUPT
                || general(found) == SQLiteErrorCode.SQLITE_NOTADB
                || found == SQLiteErrorCode.SQLITE_READONLY_DBMOVED;
    }

    /** An index that lacks a row, say, is noticed only by what follows from it. */
    private boolean isFoundDamaged() {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("PRAGMA integrity_check(1)")) {
            return rows.next() && !"ok".equals(rows.getString(1));
        } catch (SQLException e) {
            return isLost(e);
        }
    }

    @Override
    public void close() throws CollectionException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw unusable(file, e);
        }
    }

    // What a user reads when something fails, in which there is no word of SQLite

    private static CollectionException unusable(OwnFile file, Exception e) {
        if (e instanceof CollectionException said) {
            return said;
        }
        var reason = e instanceof IOException ofFile
                ? file.reason(ofFile)
                : e instanceof SQLiteException said
                        ? reason(file, said.getResultCode())
                        : Problem.of(Problem.Kind.DAMAGED);
        return new CollectionException(Kind.UNUSABLE, file.path(), reason, e);
    }

    private static Problem reason(OwnFile file, SQLiteErrorCode code) {
        boolean isCutOff = code == SQLiteErrorCode.SQLITE_READONLY_ROLLBACK // what was begun is still to be undone
                || code == SQLiteErrorCode.SQLITE_READONLY_RECOVERY;
        if (isCutOff) {
            return Problem.of(Problem.Kind.CUT_OFF);
        }
        return switch (general(code)) {
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL -> Problem.of(Problem.Kind.HELD);
            case SQLITE_FULL -> Problem.of(Problem.Kind.DISK_FULL);
            case SQLITE_CORRUPT, SQLITE_NOTADB -> Problem.of(Problem.Kind.DAMAGED);
            default -> file.reason();
        };
    }

    private static SQLiteErrorCode general(SQLiteErrorCode code) {
        return SQLiteErrorCode.getErrorCode(code.code & 0xFF); // what is above tells of details
    }
}
