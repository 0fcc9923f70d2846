package org.jumpingcube.desktop.arena;

import java.util.List;
import java.util.Locale;
import org.jumpingcube.arena.HtmlReport;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.Table;
import org.jumpingcube.arena.TableText;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentGames;

/** A form in which the results of a tournament are written. */
enum ReportForm {
    /** A web page with boards. */
    HTML,
    /** For programs. */
    JSON,
    /** For a spreadsheet. */
    CSV;

    /** The ending of its files' names. */
    String ending() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    String write(Tournament tournament, TournamentGames saved, List<PlayedGame> games) {
        return switch (this) {
            case HTML -> HtmlReport.of(tournament, saved, games);
            case JSON -> TableText.json(tournament, Table.of(tournament, games), games);
            case CSV -> TableText.csv(tournament, games);
        };
    }
}
