package org.jumpingcube.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.UserResults;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** Counts how games ended. */
@Command(
        name = "stats",
        description = {
            "Counts how the games that were kept ended for you.",
            "",
            "A line stands for the games of one kind against one opponent on one size of board. The accuracy is the "
                    + "mean of your own in games that were reviewed. Games with a head start or from a position that was "
                    + "set up are counted, too."
        })
final class GamesStatsCommand extends FilteredCommand {
    private static final int FORMAT_VERSION = 1;
    private static final String LINE = "%-10s %-24s %6s %6s %6s %6s %10s %8s%n";

    @Option(names = "--json", description = "print one JSON object instead of text")
    private boolean isJson;

    @Override
    int run(GameCollection games, GameFilter filter) throws IOException {
        var results = games.results(filter);
        print("%s", isJson ? json(results) : text(results));
        return 0;
    }

    private static String text(List<UserResults> results) {
        var text = new StringBuilder(String.format(
                Locale.ROOT, LINE, "game", "opponent", "played", "won", "lost", "drawn", "unfinished", "accuracy"));
        for (UserResults row : results) {
            text.append(String.format(
                    Locale.ROOT,
                    LINE,
                    Printable.of(row.game() + GamesListCommand.size(row.size())),
                    Printable.of(row.opponent()),
                    row.played(),
                    row.won(),
                    row.lost(),
                    row.drawn(),
                    row.unfinished(),
                    percent(row.accuracy())));
        }
        return text.toString();
    }

    private static String percent(OptionalDouble share) {
        return share.isPresent() ? Math.round(100 * share.getAsDouble()) + " %" : "";
    }

    private static String json(List<UserResults> results) {
        var root = JsonMapper.shared().createObjectNode();
        root.put("format", "jumping-cube-stats").put("version", FORMAT_VERSION);
        var list = root.putArray("results");
        for (UserResults row : results) {
            var into = list.addObject().put("game", row.game()).put("opponent", row.opponent());
            row.size().ifPresent(size -> into.put("size", size));
            into.put("played", row.played())
                    .put("won", row.won())
                    .put("lost", row.lost())
                    .put("drawn", row.drawn())
                    .put("unfinished", row.unfinished())
                    .put("moves", row.moves());
            row.accuracy().ifPresent(share -> into.put("accuracy", share));
        }
        return root.toPrettyString() + "\n";
    }
}
