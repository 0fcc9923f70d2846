package org.jumpingcube.collection;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The tables of the collection, exactly as docs/collection.md has them. Changing them makes a new version. */
final class Schema {
    /** In the header of the file, by which it is known as ours: "jcub". */
    static final int APPLICATION = 0x6A637562;

    static final int VERSION = 2;

    private static final String NAMES = // new in version 2
            """
            CREATE TABLE names (
                id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
                one TEXT NOT NULL,
                two TEXT NOT NULL
            )""";

    static final List<String> STATEMENTS = List.of(
            """
            CREATE TABLE games (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                key TEXT NOT NULL UNIQUE,
                digest TEXT NOT NULL,
                game TEXT NOT NULL,
                size INTEGER,
                options TEXT NOT NULL,
                one TEXT NOT NULL,
                two TEXT NOT NULL,
                opponent TEXT NOT NULL,
                side INTEGER NOT NULL,
                over INTEGER NOT NULL,
                winner INTEGER NOT NULL,
                reason TEXT NOT NULL,
                moves INTEGER NOT NULL,
                origin TEXT NOT NULL,
                began INTEGER,
                ended INTEGER NOT NULL,
                accuracy_one REAL,
                accuracy_two REAL,
                deleted INTEGER
            )""",
            """
            CREATE TABLE saves (
                id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
                jcube TEXT NOT NULL
            )""",
            """
            CREATE TABLE positions (
                hash INTEGER NOT NULL,
                id INTEGER NOT NULL,
                ply INTEGER NOT NULL,
                PRIMARY KEY (hash, id, ply)
            ) WITHOUT ROWID""",
            // All that filters ask for: with it no row of the table is read.
            """
            CREATE INDEX games_by_end ON games (
                ended, id, game, size, opponent, side, over, winner, origin, deleted
            )""",
            "CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL",
            "CREATE INDEX games_by_digest ON games (digest)",
            NAMES);

    private Schema() {}

    /** What a file turned out to be. */
    enum State {
        EMPTY,
        READY,
        /** Of version 1, without names. */
        OLDER,
        NEWER,
        /** Not ours, or no longer whole. */
        FOREIGN
    }

    static State of(Connection database) throws SQLException {
        int application = number(database, "PRAGMA application_id");
        int version = version(database);
        var found = statements(database);
        if (application == 0 && version == 0 && found.isEmpty()) {
            return State.EMPTY;
        }
        if (application == APPLICATION && version > VERSION) {
            return State.NEWER;
        }
        if (application != APPLICATION) {
            return State.FOREIGN;
        }
        var wanted = new HashSet<>(STATEMENTS);
        if (version == VERSION && found.equals(wanted)) {
            return State.READY;
        }
        wanted.remove(NAMES);
        return version == 1 && found.equals(wanted) ? State.OLDER : State.FOREIGN;
    }

    /** Makes one of version 1 one of today's, in the transaction that is open. */
    static void upgrade(Connection database) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute(NAMES);
            statement.execute("PRAGMA user_version = " + VERSION);
        }
    }

    /** Lets one of version 1 be read as one of today's where it may not be written. */
    static void complete(Connection database) throws SQLException {
        try (var statement = database.createStatement()) {
            statement.execute("PRAGMA temp_store = MEMORY");
            statement.execute("CREATE TEMP TABLE names (id INTEGER PRIMARY KEY, one TEXT, two TEXT)");
        }
    }

    /** Makes the tables, in the transaction that is open. */
    static void make(Connection database) throws SQLException {
        var all = new ArrayList<>(STATEMENTS);
        all.add("PRAGMA application_id = " + APPLICATION);
        all.add("PRAGMA user_version = " + VERSION);
        try (var statement = database.createStatement()) {
            for (String sql : all) {
                statement.execute(sql);
            }
        }
    }

    private static Set<String> statements(Connection database) throws SQLException {
        var found = new HashSet<String>();
        try (var statement = database.createStatement();
                var rows = statement.executeQuery(
                        "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")) {
            while (rows.next()) {
                found.add(rows.getString(1));
            }
        }
        return found;
    }

    static int version(Connection database) throws SQLException {
        return number(database, "PRAGMA user_version");
    }

    private static int number(Connection database, String query) throws SQLException {
        try (var statement = database.createStatement();
                var rows = statement.executeQuery(query)) {
            return rows.next() ? rows.getInt(1) : 0;
        }
    }
}
