package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jumpingcube.contest.Fault;
import tools.jackson.databind.json.JsonMapper;

/** A table as text, JSON and CSV. */
public final class TableText {
    private static final int LONGEST_REASON = 120;
    private static final double WIDEST = 1000; // half of an interval that says something

    private TableText() {}

    /** For people: a line for each entrant, strongest first, each ended by {@code \n}. */
    public static String text(Table table) {
        int width = Math.max(
                6,
                table.rows().stream()
                        .mapToInt(row -> row.entrant().name().length())
                        .max()
                        .orElse(0));
        var ranking = table.ranking();
        var text = new StringBuilder(String.format(
                Locale.ROOT, "%3s %-" + width + "s %6s %5s %7s %6s", "", "player", "Elo", "±", "points", "games"));
        for (int place = 1; place <= ranking.size(); place++) {
            text.append(String.format(Locale.ROOT, " %6d", place));
        }
        text.append(String.format(Locale.ROOT, " %9s %9s %8s  %s%n", "won 1st", "won 2nd", "ms/move", "faults"));
        for (int place = 0; place < ranking.size(); place++) {
            var row = table.rows().get(ranking.get(place));
            text.append(String.format(
                    Locale.ROOT,
                    "%3d %-" + width + "s %+6.0f %5s %7.1f %6d",
                    place + 1,
                    row.entrant().name(),
                    row.elo(),
                    margin(row.margin(), Locale.ROOT),
                    row.points(),
                    row.games()));
            for (int other : ranking) {
                text.append(
                        row.gamesAgainst().get(other) == 0
                                ? String.format(Locale.ROOT, " %6s", "-")
                                : String.format(
                                        Locale.ROOT, " %6.1f", row.against().get(other)));
            }
            text.append(String.format(
                    Locale.ROOT,
                    " %9d %9d %8.1f  %s%n",
                    row.winsAsFirst(),
                    row.winsAsSecond(),
                    row.times().meanMillis(),
                    faults(row)));
        }
        return text.toString().replace(System.lineSeparator(), "\n");
    }

    /**
     * A row as cells: rank, name, Elo, margin, points, games, the points against each in the order of the table, wins
     * when first and second to move, mean milliseconds a move, and faults, a crash with its reason.
     *
     * @param place in the table, the strongest at 0
     * @param locale of the numbers
     * @param fault what a fault is called
     */
    public static List<String> cells(Table table, int place, Locale locale, Function<Fault, String> fault) {
        var ranking = table.ranking();
        var row = table.rows().get(ranking.get(place));
        var cells = new ArrayList<String>();
        cells.add(String.valueOf(place + 1));
        cells.add(row.entrant().name());
        cells.add(String.format(locale, "%+.0f", row.elo()));
        cells.add(margin(row.margin(), locale));
        cells.add(String.format(locale, "%.1f", row.points()));
        cells.add(String.valueOf(row.games()));
        for (int other : ranking) {
            cells.add(
                    row.gamesAgainst().get(other) == 0
                            ? "\u2013"
                            : String.format(locale, "%.1f", row.against().get(other)));
        }
        cells.add(String.valueOf(row.winsAsFirst()));
        cells.add(String.valueOf(row.winsAsSecond()));
        cells.add(String.format(locale, "%.1f", row.times().meanMillis()));
        cells.add(new TreeMap<>(row.faults())
                .entrySet().stream()
                        .map(entry ->
                                entry.getValue() + " \u00d7 " + fault.apply(entry.getKey()) + why(row, entry.getKey()))
                        .collect(Collectors.joining(", ")));
        return cells;
    }

    /** Half the width of an interval; a dash as long as it says nothing, as after a single game. */
    public static String margin(double margin, Locale locale) {
        return margin < WIDEST ? String.format(locale, "%.0f", margin) : "\u2013";
    }

    private static String faults(Table.Row row) {
        return row.faults().isEmpty()
                ? "-"
                : new TreeMap<>(row.faults())
                        .entrySet().stream()
                                .map(fault -> fault.getValue() + " " + words(fault.getKey()) + why(row, fault.getKey()))
                                .collect(Collectors.joining(", "));
    }

    /** Why it crashed, in brackets; empty for other faults, which their names explain. */
    private static String why(Table.Row row, Fault fault) {
        return row.crash()
                .filter(why -> fault == Fault.CRASH)
                .map(why -> why.length() > LONGEST_REASON ? why.substring(0, LONGEST_REASON) + "\u2026" : why)
                .map(why -> " (" + why + ")")
                .orElse("");
    }

    static String words(Fault fault) {
        return switch (fault) {
            case CRASH -> "crash";
            case TIME -> "time";
            case ILLEGAL_MOVE -> "illegal move";
            case PROTOCOL -> "wrong answer";
        };
    }

    /** For programs: the table and all games, as one JSON object on one line. */
    public static String json(Tournament tournament, Table table, List<PlayedGame> games) {
        var root = JsonMapper.shared().createObjectNode();
        root.put("game", tournament.game()).put("games", table.games());
        var players = root.putArray("players");
        for (int place : table.ranking()) {
            var row = table.rows().get(place);
            var player = players.addObject();
            player.put("name", row.entrant().name())
                    .put("elo", rounded(row.elo()))
                    .put("margin", rounded(row.margin()))
                    .put("points", row.points())
                    .put("games", row.games())
                    .put("winsFirst", row.winsAsFirst())
                    .put("winsSecond", row.winsAsSecond())
                    .put("meanMillis", rounded(row.times().meanMillis()))
                    .put("longestMillis", rounded(row.times().longestMillis()));
            var against = player.putObject("against");
            for (int other = 0; other < table.rows().size(); other++) {
                if (row.gamesAgainst().get(other) > 0) {
                    against.put(
                            table.rows().get(other).entrant().name(),
                            row.against().get(other));
                }
            }
            var faults = player.putObject("faults");
            new TreeMap<>(row.faults()).forEach((fault, count) -> faults.put(TournamentJson.word(fault), count));
            row.crash().ifPresent(why -> player.put("crash", why));
        }
        var list = root.putArray("list");
        for (PlayedGame game : games) {
            var one = list.addObject();
            one.put("number", game.number() + 1)
                    .put("first", name(tournament, game.first()))
                    .put("second", name(tournament, game.second()));
            game.winner().ifPresent(winner -> one.put("winner", name(tournament, winner)));
            one.put("reason", game.reason());
            game.forfeit().ifPresent(fault -> one.put("forfeit", TournamentJson.word(fault)));
            one.put("moves", String.join(" ", game.moves()));
        }
        return root + "\n";
    }

    private static String name(Tournament tournament, int place) {
        return tournament.entrants().get(place).name();
    }

    private static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }

    /** For a spreadsheet: a line for each game. Times are left out, so that equal games make equal lines. */
    public static String csv(Tournament tournament, List<PlayedGame> games) {
        var text = new StringBuilder("number,first,second,winner,reason,forfeit,moves\n");
        for (PlayedGame game : games) {
            text.append(String.join(
                            ",",
                            String.valueOf(game.number() + 1),
                            quoted(name(tournament, game.first())),
                            quoted(name(tournament, game.second())),
                            quoted(game.winner()
                                    .map(winner -> name(tournament, winner))
                                    .orElse("")),
                            quoted(game.reason()),
                            game.forfeit().map(TournamentJson::word).orElse(""),
                            quoted(String.join(" ", game.moves()))))
                    .append('\n');
        }
        return text.toString();
    }

    /** In quotation marks. A spreadsheet takes a text that begins like a formula for one: an apostrophe prevents that. */
    private static String quoted(String text) {
        String safe = text.matches("(?s)\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20].*|[\\t\\r\\n].*") ? "'" + text : text;
        return '"' + safe.replace("\"", "\"\"") + '"';
    }
}
