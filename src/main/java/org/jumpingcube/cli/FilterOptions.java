package org.jumpingcube.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.collection.Fingerprint;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.Origin;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.SavedGame;
import picocli.CommandLine.Option;

/** The options that say which games are meant. */
final class FilterOptions {
    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameCommand.Names.class,
            description = "only games of this kind: ${COMPLETION-CANDIDATES}")
    private @Nullable GameKind<?, ?> game;

    @Option(
            names = "--opponent",
            paramLabel = "WORD",
            description = "only games against such an opponent: a style or a level (kepler, expert ...), computer, "
                    + "friend or human; may be repeated")
    private String[] opponents = {};

    @Option(names = "--name", paramLabel = "NAME", description = "only games with a player of this name")
    private @Nullable String name;

    @Option(
            names = "--result",
            paramLabel = "RESULT",
            description = "only games with this result for you: ${COMPLETION-CANDIDATES}")
    private @Nullable UserOutcome result;

    @Option(names = "--size", paramLabel = "N", description = "only games on boards with N squares along an edge")
    private @Nullable Integer size;

    @Option(names = "--from", paramLabel = "DATE", description = "only games of this day and later: 2026-11-25")
    private @Nullable LocalDate from;

    @Option(names = "--to", paramLabel = "DATE", description = "only games of this day and earlier")
    private @Nullable LocalDate to;

    @Option(
            names = "--origin",
            paramLabel = "ORIGIN",
            description = "only games from this source: ${COMPLETION-CANDIDATES}")
    private @Nullable Origin origin;

    @Option(
            names = "--through",
            paramLabel = "GAME",
            description = "only games in which the position of this saved game, a file or a line of text, occurred")
    private @Nullable Path through;

    /**
     * The games that are meant; days are those of this computer's time zone. Empty if the game with the position is
     * refused, after its problems have been printed.
     */
    Optional<GameFilter> filter(PrintWriter errors) {
        return through == null
                ? Optional.of(choices())
                : GameInput.load(through, errors).map(game -> choices().through(position(game)));
    }

    private static <P extends Position<P, M>, M> long position(SavedGame<P, M> game) {
        return Fingerprint.of(game.kind(), game.history().current());
    }

    private GameFilter choices() {
        var filter = GameFilter.ALL;
        filter = game == null ? filter : filter.ofGame(game.name());
        for (String opponent : opponents) {
            filter = filter.against(opponent.toLowerCase(Locale.ROOT));
        }
        filter = name == null ? filter : filter.named(name);
        filter = result == null ? filter : filter.ended(result);
        filter = size == null ? filter : filter.ofSize(size);
        var zone = ZoneId.systemDefault();
        filter = from == null ? filter : filter.since(from.atStartOfDay(zone).toInstant());
        filter = to == null
                ? filter
                : filter.before(to.plusDays(1).atStartOfDay(zone).toInstant());
        return origin == null ? filter : filter.from(origin);
    }
}
