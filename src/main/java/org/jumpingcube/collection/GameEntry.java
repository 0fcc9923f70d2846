package org.jumpingcube.collection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;

/**
 * What the collection says of a game without its moves. Words are in lower case; one that a newer program, or somebody
 * else, has written may be any text.
 *
 * @param id its number in the collection, never used again
 * @param game the name of its kind
 * @param size squares along an edge of the board, if the game has several sizes
 * @param options the options with their values: "size=6"; then a head start, if there was one, with the number of the side
 *     and its points: "head-start=2:3"; or "start=set-up" if the game began from any other unusual position
 * @param one who had the first side, in the {@linkplain org.jumpingcube.game.Seat#words() words of a seat}
 * @param two who had the second side
 * @param opponent whom the user played against, in the same words; "human" for two people at this screen, and "computers"
 * @param side the side that the user had, if it was one of the two
 * @param winner who has won, if anybody
 * @param reason how the game ended, in a word of the game's own; empty if it was given up
 * @param moves how many moves were made
 * @param began when it began, if that is known
 * @param ended when it ended
 * @param accuracyOne how well the first side played, 0 to 1, if the game was reviewed
 * @param accuracyTwo how well the second side played
 * @param names of two people who played each other at this screen, or of other programs
 */
public record GameEntry(
        long id,
        String game,
        OptionalInt size,
        String options,
        String one,
        String two,
        String opponent,
        Optional<Player> side,
        UserOutcome ending,
        Optional<Player> winner,
        String reason,
        int moves,
        Origin origin,
        Optional<Instant> began,
        Instant ended,
        OptionalDouble accuracyOne,
        OptionalDouble accuracyTwo,
        SeatNames names) {
    static final String HEAD_START = "head-start=";
    static final String SET_UP = "start=set-up";
    private static final Pattern GIVEN = Pattern.compile("(?:.* )?" + HEAD_START + "([12]):([1-5])");

    static final String ENDING = "CASE WHEN over = 0 THEN 'unfinished' WHEN winner = 0 THEN 'drawn' WHEN side = 0 THEN"
            + " 'other' WHEN side = winner THEN 'won' ELSE 'lost' END";
    static final String COLUMNS = "id, game, size, options, one, two, opponent, side, " + ENDING
            + " AS ending, winner, reason, moves, origin, began, ended, accuracy_one, accuracy_two,"
            + " (SELECT one FROM names WHERE names.id = games.id) AS name_one,"
            + " (SELECT two FROM names WHERE names.id = games.id) AS name_two";

    /** The game in the current row of a query for the {@link #COLUMNS}. */
    static GameEntry read(ResultSet row) throws SQLException {
        return new GameEntry(
                row.getLong("id"),
                text(row, "game"),
                whole(row, "size"),
                text(row, "options"),
                text(row, "one"),
                text(row, "two"),
                text(row, "opponent"),
                player(row, "side"),
                word(UserOutcome.values(), text(row, "ending"), UserOutcome.OTHER),
                player(row, "winner"),
                text(row, "reason"),
                row.getInt("moves"),
                word(Origin.values(), text(row, "origin"), Origin.IMPORTED),
                time(row, "began"),
                Instant.ofEpochMilli(row.getLong("ended")),
                share(row, "accuracy_one"),
                share(row, "accuracy_two"),
                new SeatNames(text(row, "name_one"), text(row, "name_two")));
    }

    /** What one side was given before the first move. */
    public Optional<HeadStart> headStart() {
        var given = GIVEN.matcher(options);
        return given.matches()
                ? Optional.of(new HeadStart(
                        given.group(1).equals("1") ? Player.ONE : Player.TWO, Integer.parseInt(given.group(2))))
                : Optional.empty();
    }

    /** Whether the game began as usual, so that its result says how strong somebody is. */
    public boolean isEven() {
        return headStart().isEmpty() && !List.of(options.split(" ", -1)).contains(SET_UP);
    }

    /**
     * The game of two people as one of them sees it: who it was played against, and how it ended for that one.
     *
     * @param player the one who sees it
     */
    public GameEntry seenBy(Player player) {
        var seen =
                ending == UserOutcome.OTHER ? winner.filter(player::equals).isPresent() ? UserOutcome.WON : UserOutcome.LOST : ending;
        return new GameEntry(
                id,
                game,
                size,
                options,
                one,
                two,
                names.of(player.opponent()),
                Optional.of(player),
                seen,
                winner,
                reason,
                moves,
                origin,
                began,
                ended,
                accuracyOne,
                accuracyTwo,
                names);
    }

    private static String text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    private static OptionalInt whole(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private static OptionalDouble share(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    private static Optional<Instant> time(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(value));
    }

    private static Optional<Player> player(ResultSet row, String column) throws SQLException {
        int number = row.getInt(column);
        return Arrays.stream(Player.values())
                .filter(player -> player.number() == number)
                .findFirst();
    }

    private static <E extends Enum<E>> E word(E[] values, String word, E other) {
        return Arrays.stream(values)
                .filter(value -> GameFilter.word(value).equals(word))
                .findFirst()
                .orElse(other);
    }
}
