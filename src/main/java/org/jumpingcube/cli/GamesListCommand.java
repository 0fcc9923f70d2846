package org.jumpingcube.cli;

import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.SeatNames;
import org.jumpingcube.game.Player;
import org.jumpingcube.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Lists games, the latest first. */
@Command(
        name = "list",
        description = {
            "Lists the games that were kept, the latest first.",
            "",
            "A line gives the number, the day, the game and its size, the opponent or the names of the players, the "
                    + "result, how many moves were made, and how the game began if not as usual."
        })
final class GamesListCommand extends FilteredCommand {
    private static final int FORMAT_VERSION = 1;

    @Option(names = "--json", description = "print one JSON object instead of text")
    private boolean isJson;

    @Override
    int run(GameCollection games, GameFilter filter) throws IOException {
        var found = games.entries(filter);
        if (isJson) {
            var root = JsonMapper.shared().createObjectNode();
            root.put("format", "jumping-cube-games").put("version", FORMAT_VERSION);
            var list = root.putArray("games");
            found.forEach(entry -> write(entry, list.addObject()));
            print("%s%n", root.toPrettyString());
        } else {
            var day = DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneId.systemDefault());
            found.forEach(entry -> print("%s%n", Printable.of(line(entry, day))));
            if (found.isEmpty()) {
                err().println("No games match.");
                err().flush();
            }
        }
        return 0;
    }

    private static String line(GameEntry entry, DateTimeFormatter day) {
        return String.format(
                Locale.ROOT,
                "%6d  %s  %-9s  %-24s  %-10s  %3d moves%s",
                entry.id(),
                day.format(entry.ended()),
                entry.game() + size(entry.size()),
                players(entry),
                result(entry),
                entry.moves(),
                start(entry));
    }

    /** How the game began, if not as usual. */
    private static String start(GameEntry entry) {
        return entry.headStart()
                .map(given -> ", head start of " + given.points() + " for player "
                        + given.side().number())
                .orElse(entry.isEven() ? "" : ", from a position that was set up");
    }

    /** The opponent, or who played each other if they had names. */
    private static String players(GameEntry entry) {
        return entry.names().equals(SeatNames.NONE)
                ? entry.opponent()
                : named(entry, Player.ONE) + " - " + named(entry, Player.TWO);
    }

    private static String named(GameEntry entry, Player player) {
        String name = entry.names().of(player);
        return name.isEmpty() ? "player " + player.number() : name;
    }

    static String size(OptionalInt size) {
        return size.isPresent() ? " " + size.getAsInt() : "";
    }

    private static String result(GameEntry entry) {
        return switch (entry.ending()) {
            case OTHER -> "won by " + entry.winner().map(Player::number).orElse(0);
            default -> entry.ending().name().toLowerCase(Locale.ROOT);
        };
    }

    private static void write(GameEntry entry, ObjectNode into) {
        into.put("id", entry.id()).put("game", entry.game());
        entry.size().ifPresent(size -> into.put("size", size));
        into.put("options", entry.options())
                .put("one", entry.one())
                .put("two", entry.two())
                .put("opponent", entry.opponent());
        Stream.of(Player.values())
                .filter(player -> !entry.names().of(player).isEmpty())
                .forEach(player -> into.put(
                        player == Player.ONE ? "nameOne" : "nameTwo",
                        entry.names().of(player)));
        entry.side().ifPresent(side -> into.put("side", side.number()));
        into.put("result", entry.ending().name().toLowerCase(Locale.ROOT));
        entry.winner().ifPresent(winner -> into.put("winner", winner.number()));
        into.put("reason", entry.reason())
                .put("moves", entry.moves())
                .put("origin", entry.origin().name().toLowerCase(Locale.ROOT));
        entry.began().ifPresent(began -> into.put("began", began.toString()));
        into.put("ended", entry.ended().toString());
        entry.accuracyOne().ifPresent(share -> into.put("accuracyOne", share));
        entry.accuracyTwo().ifPresent(share -> into.put("accuracyTwo", share));
    }
}
