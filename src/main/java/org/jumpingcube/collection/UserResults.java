package org.jumpingcube.collection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How the user did in the games of one kind against one opponent on one size.
 *
 * @param game the name of the kind
 * @param opponent as in {@link GameEntry}
 * @param played all games, also those that count as neither won, lost, drawn nor unfinished
 * @param accuracy how well the user played, 0 to 1, over the games that were reviewed, if there are any
 * @param moves in all of these games
 */
public record UserResults(
        String game,
        String opponent,
        OptionalInt size,
        int played,
        int won,
        int lost,
        int drawn,
        int unfinished,
        OptionalDouble accuracy,
        int moves) {
    static final String COLUMNS = "game, opponent, size, count(*) AS played, " + count(UserOutcome.WON) + count(UserOutcome.LOST)
            + count(UserOutcome.DRAWN) + count(UserOutcome.UNFINISHED)
            + "avg(CASE side WHEN 1 THEN accuracy_one WHEN 2 THEN accuracy_two END) AS accuracy,"
            + " sum(moves) AS all_moves";
    static final String GROUPS = " GROUP BY game, opponent, size ORDER BY game, played DESC, opponent, size";

    private static String count(UserOutcome ending) {
        String word = GameFilter.word(ending);
        return "sum(" + GameEntry.ENDING + " = '" + word + "') AS " + word + ", ";
    }

    /** The results in the current row of a query for the {@link #COLUMNS}. */
    static UserResults read(ResultSet row) throws SQLException {
        int size = row.getInt("size");
        var ofSize = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(size);
        double accuracy = row.getDouble("accuracy");
        var share = row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(accuracy);
        return new UserResults(
                Optional.ofNullable(row.getString("game")).orElse(""),
                Optional.ofNullable(row.getString("opponent")).orElse(""),
                ofSize,
                row.getInt("played"),
                row.getInt("won"),
                row.getInt("lost"),
                row.getInt("drawn"),
                row.getInt("unfinished"),
                share,
                row.getInt("all_moves"));
    }
}
