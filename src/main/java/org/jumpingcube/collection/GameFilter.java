package org.jumpingcube.collection;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Which games are meant: those for which all conditions hold. A value; each method gives a narrower filter. */
public final class GameFilter {
    /** All games. */
    public static final GameFilter ALL = new GameFilter(List.of());

    private final List<Condition> conditions;

    /** A condition in SQL, with a question mark for the value. */
    private record Condition(String sql, Object value) {}

    private GameFilter(List<Condition> conditions) {
        this.conditions = List.copyOf(conditions);
    }

    private GameFilter and(String sql, Object value) {
        var more = new ArrayList<>(conditions);
        more.add(new Condition(sql, value));
        return new GameFilter(more);
    }

    /** Games of the kind of this name. */
    public GameFilter ofGame(String name) {
        return and("game = ?", name);
    }

    /**
     * Games against such an opponent.
     *
     * @param word one of the words that describe it, in lower case: a style, a level, "computer", "friend" or "human"
     */
    public GameFilter against(String word) {
        return and("instr(' ' || opponent || ' ', ?) > 0", " " + word + " ");
    }

    /** Games in which one of the sides had this name. */
    public GameFilter named(String name) {
        return and("id IN (SELECT id FROM names WHERE ? IN (one, two))", name);
    }

    /** Games that ended like this for the user. */
    public GameFilter ended(UserOutcome ending) {
        return and(GameEntry.ENDING + " = ?", word(ending));
    }

    /** Games on boards with so many squares along an edge. */
    public GameFilter ofSize(int size) {
        return and("size = ?", size);
    }

    /** Games that ended at this time or later. */
    public GameFilter since(Instant time) {
        return and("ended >= ?", time.toEpochMilli());
    }

    /** Games that ended before this time. */
    public GameFilter before(Instant time) {
        return and("ended < ?", time.toEpochMilli());
    }

    /** Games that came from there. */
    public GameFilter from(Origin origin) {
        return and("origin = ?", word(origin));
    }

    /** Games that were not played in a tournament of the arena. */
    public GameFilter outsideTournaments() {
        String all = CollectedGame.TOURNAMENT + "~"; // after any digit
        return and("id NOT IN (SELECT id FROM games WHERE key BETWEEN ? AND '" + all + "')", CollectedGame.TOURNAMENT);
    }

    /**
     * Games in which the position occurred.
     *
     * @param position its {@link Fingerprint#of(org.jumpingcube.game.GameKind, org.jumpingcube.game.Position)}
     */
    public GameFilter through(long position) {
        return and("id IN (SELECT id FROM positions WHERE hash = ?)", position);
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** The conditions in SQL, for behind WHERE; games that were deleted are never meant. */
    String sql() {
        return conditions.stream()
                .map(condition -> " AND " + condition.sql())
                .collect(Collectors.joining("", "deleted IS NULL", ""));
    }

    /** The values for the question marks, in their order. */
    List<Object> values() {
        return conditions.stream().map(Condition::value).toList();
    }
}
