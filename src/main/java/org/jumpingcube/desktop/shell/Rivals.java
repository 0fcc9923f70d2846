package org.jumpingcube.desktop.shell;

import java.io.IOException;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.statistics.RatingCurve;
import org.jumpingcube.collection.statistics.Statistics;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Seat;
import org.jumpingcube.settings.Settings;

/**
 * How strong the user's rival is in each game: as strong as the user, by the rating that the games in the collection
 * give. They are read on the collector's thread, after those that are still to be kept, and only when somebody asks.
 */
public final class Rivals {
    private static final double UNCERTAIN = 100; // deviation: the true strength may be a level away

    private final GameCollector collector;
    private final SettingsModel settings;
    private final Map<String, ReadOnlyObjectWrapper<Rival>> found = new HashMap<>();

    public Rivals(GameCollector collector, SettingsModel settings) {
        this.collector = collector;
        this.settings = settings;
    }

    /** The rival in a game as far as is known, and soon as the user's games have it, which are read again. */
    public ObservableValue<Rival> look(GameKind<?, ?> kind) {
        var rival = of(kind);
        if (settings.get().keepGames()) {
            collector.ask(
                    collection -> rating(collection, kind),
                    trouble -> new RatingCurve(List.of()),
                    curve -> rival.set(of(curve, kind.elo()).orElseGet(() -> guess(kind, Rival.Basis.NO_GAMES))));
        } else if (rival.get().basis() == Rival.Basis.READING) {
            rival.set(guess(kind, Rival.Basis.NO_GAMES));
        }
        return rival.getReadOnlyProperty();
    }

    /** The rival in a game as far as is known, without reading anything. */
    public Rival now(GameKind<?, ?> kind) {
        return of(kind).get();
    }

    private ReadOnlyObjectWrapper<Rival> of(GameKind<?, ?> kind) {
        return found.computeIfAbsent(
                kind.name(), name -> new ReadOnlyObjectWrapper<>(guess(kind, Rival.Basis.READING)));
    }

    private Rival guess(GameKind<?, ?> kind, Rival.Basis basis) {
        return new Rival(guess(settings.get(), kind.elo()), basis);
    }

    private static RatingCurve rating(GameCollection collection, GameKind<?, ?> kind) throws IOException {
        var games = collection.entries(GameFilter.ALL.ofGame(kind.name()));
        return Statistics.of(games, kind.elo(), ZoneId.systemDefault()).rating();
    }

    /** The rival of somebody with this rating; empty if no game counts for it. */
    static Optional<Rival> of(RatingCurve curve, EloScale scale) {
        var points = curve.points();
        return points.isEmpty()
                ? Optional.empty()
                : Optional.of(points.get(points.size() - 1).rating())
                        .map(rating -> new Rival(
                                rounded(scale, rating.rating()),
                                EloScale.rounded(rating.rating()),
                                rating.deviation() > UNCERTAIN ? Rival.Basis.FEW_GAMES : Rival.Basis.RATING));
    }

    private static int rounded(EloScale scale, double elo) {
        return scale.nearest(EloScale.rounded(elo));
    }

    /**
     * As strong as the level or strength chosen last, or half a level from there after several games that ended the same
     * way.
     */
    static int guess(Settings settings, EloScale scale) {
        var seats = settings.play().chosenSeats();
        if (!seats.isOneComputer()) {
            return rounded(scale, RatingCurve.FIRST_GUESS);
        }
        Seat latest = seats.computer();
        int elo = scale.of(latest);
        return settings.progress()
                .betterLevel()
                .filter(level -> latest.elo().isEmpty())
                .map(level -> rounded(scale, (elo + scale.of(level)) / 2.0))
                .orElse(elo);
    }
}
