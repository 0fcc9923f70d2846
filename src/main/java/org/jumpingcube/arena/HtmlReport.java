package org.jumpingcube.arena;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.picture.GamePicture;
import org.jumpingcube.settings.Look;

/**
 * The report of a tournament as a web page of one file: table, the boards at the end of some games, and all moves. It
 * needs no script and loads nothing. Whatever programs and files are called, they are nothing but text in it.
 */
public final class HtmlReport {
    private static final int BOARD = 200; // pixels
    private static final int NAME = 1; // the place of the name among the cells of a row
    private static final int MOST_BOARDS = 60;
    private static final int MOST_GAMES = 2_000;
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
            table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            .wide { overflow-x: auto; }
            th, td { border-bottom: 1px solid #8886; padding: .25rem .6rem; text-align: right; vertical-align: top; }
            th { font-weight: 600; }
            .text { text-align: left; overflow-wrap: anywhere; }
            .boards { display: flex; flex-wrap: wrap; gap: 1.5rem; }
            figure { margin: 0; width: 200px; overflow-wrap: anywhere; }
            figcaption { font-size: 13px; }
            svg { display: block; max-width: 100%; height: auto; }
            pre { white-space: pre-wrap; overflow-wrap: anywhere; }
            """;

    private final Tournament tournament;
    private final TournamentGames saved;
    private final Table table;
    private final List<PlayedGame> games;
    private final StringBuilder page = new StringBuilder();

    private HtmlReport(Tournament tournament, TournamentGames saved, List<PlayedGame> games) {
        this.tournament = tournament;
        this.saved = saved;
        this.games = games;
        table = Table.of(tournament, games);
    }

    /**
     * The page.
     *
     * @param saved the games of this tournament
     * @param games those that have been played, in the order of their numbers
     */
    public static String of(Tournament tournament, TournamentGames saved, List<PlayedGame> games) {
        return new HtmlReport(tournament, saved, games).written();
    }

    private String written() {
        line("<!DOCTYPE html>");
        line("<html lang=\"en\">");
        line("<head>");
        line("<meta charset=\"utf-8\">");
        line("<meta http-equiv=\"Content-Security-Policy\""
                + " content=\"default-src 'none'; style-src 'unsafe-inline'\">");
        line("<meta name=\"viewport\" content=\"width=device-width\">");
        line("<title>Tournament \u2014 Jumping Cube</title>");
        line("<style>");
        page.append(STYLE);
        line("</style>");
        line("</head>");
        line("<body>");
        line("<h1>Tournament</h1>");
        writeSettings();
        writeTable();
        writeBoards();
        writeGames();
        line("</body>");
        line("</html>");
        return page.toString();
    }

    private void line(String text) {
        page.append(text).append('\n');
    }

    private void writeSettings() {
        String boards =
                tournament.boards().stream().map(HtmlReport::words).distinct().collect(Collectors.joining("; "));
        String limit = tournament.limit().isEmpty() ? "as in a game" : tournament.limit();
        line("<p>" + escaped(tournament.game()) + ", " + escaped(boards) + ". "
                + (tournament.scheme() == Tournament.Scheme.GAUNTLET ? "The first meets each other" : "Round robin")
                + ", " + tournament.games() + " games of a pair on a board at most; " + tournament.openings()
                + "; search "
                + escaped(limit) + "; " + tournament.moveSeconds() + " s for a program’s move; seed "
                + tournament.seed() + ". " + games.size() + " games have been played.</p>");
    }

    private static String words(GameOptions options) {
        return options.values().entrySet().stream()
                .map(option -> option.getKey() + " " + option.getValue())
                .collect(Collectors.joining(" "));
    }

    private void writeTable() {
        int players = table.rows().size();
        line("<h2>Table</h2>");
        line("<div class=\"wide\"><table>");
        var heads = new StringBuilder(
                "<tr><th></th><th class=\"text\">Player</th><th>Elo</th><th>\u00b1 (95 %)</th><th>Points</th><th>Games</th>");
        for (int place = 1; place <= players; place++) {
            heads.append("<th>").append(place).append("</th>");
        }
        line(heads + "<th>Won 1st</th><th>Won 2nd</th><th>ms/move</th><th class=\"text\">Faults</th></tr>");
        for (int place = 0; place < players; place++) {
            writeRow(place);
        }
        line("</table></div>");
    }

    private void writeRow(int place) {
        var cells = TableText.cells(table, place, Locale.ROOT, TableText::words);
        var text = new StringBuilder("<tr>");
        for (int cell = 0; cell < cells.size(); cell++) {
            boolean isText = cell == NAME || cell == cells.size() - 1;
            text.append(isText ? "<td class=\"text\">" : "<td>")
                    .append(cell == NAME ? name(cells.get(cell)) : escaped(cells.get(cell)))
                    .append("</td>");
        }
        line(text + "</tr>");
    }

    // Boards

    /** The end of the latest game of each pair: the last of them stays in the map. */
    private void writeBoards() {
        Map<Integer, PlayedGame> latest = new TreeMap<>();
        games.forEach(game -> latest.put(tournament.pairOf(game.number()), game));
        line("<h2>The last game of each pair</h2>");
        line("<div class=\"boards\">");
        latest.values().stream().limit(MOST_BOARDS).forEach(this::writeBoard);
        line("</div>");
    }

    private void writeBoard(PlayedGame game) {
        String svg;
        try {
            var finished = saved.saved(game);
            svg = GamePicture.of(finished.kind(), finished.history(), GameClock.OFF, Look.DEFAULT, BOARD)
                    .map(picture -> new String(picture.svg(), StandardCharsets.UTF_8))
                    .orElse("");
        } catch (IllegalArgumentException e) {
            return; // the file of the results is not ours alone
        }
        line("<figure>");
        page.append(svg);
        line("<figcaption>" + (game.number() + 1) + ": " + players(game) + ", " + result(game) + "</figcaption>");
        line("</figure>");
    }

    // Games

    private void writeGames() {
        line("<h2>Games</h2>");
        line("<div class=\"wide\"><table>");
        line("<tr><th></th><th class=\"text\">Players, the first to move first</th><th class=\"text\">Result</th>"
                + "<th class=\"text\">Moves</th></tr>");
        games.stream().limit(MOST_GAMES).forEach(this::writeGame);
        line("</table></div>");
        if (games.size() > MOST_GAMES) {
            line("<p>And " + (games.size() - MOST_GAMES) + " more, which JSON and CSV have.</p>");
        }
    }

    private void writeGame(PlayedGame game) {
        String output = game.lines().isEmpty()
                ? ""
                : "<details><summary>Last output</summary><pre>" + escaped(String.join("\n", game.lines()))
                        + "</pre></details>";
        line("<tr><td>" + (game.number() + 1) + "</td><td class=\"text\">" + players(game)
                + "</td><td class=\"text\">" + result(game) + output + "</td><td class=\"text\"><details><summary>"
                + game.moves().size() + "</summary>" + escaped(String.join(" ", game.moves()))
                + "</details></td></tr>");
    }

    private String players(PlayedGame game) {
        return name(game.first()) + " \u2013 " + name(game.second());
    }

    private String result(PlayedGame game) {
        String winner = game.winner().map(place -> name(place) + " won").orElse("draw");
        String why = game.forfeit()
                .map(fault -> TableText.words(fault) + ": " + game.reason())
                .orElse(game.reason());
        return winner + " (" + escaped(why) + ")";
    }

    private String name(int place) {
        return name(tournament.entrants().get(place).name());
    }

    /** Set apart from what is around it, whichever way it is written. */
    private static String name(String entrant) {
        return "<bdi>" + escaped(entrant) + "</bdi>";
    }

    /** Text and nothing else, whatever it holds; line breaks stay. */
    static String escaped(String text) {
        var safe = new StringBuilder();
        text.codePoints().forEach(point -> {
            switch (point) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                case '\n' -> safe.append('\n');
                default -> safe.appendCodePoint(isShown(point) ? point : '\ufffd');
            }
        });
        return safe.toString();
    }

    /** Neither a control character nor one that turns the text around it, nor half of a character. */
    private static boolean isShown(int point) {
        int type = Character.getType(point);
        return type != Character.CONTROL && type != Character.FORMAT && type != Character.SURROGATE;
    }
}
