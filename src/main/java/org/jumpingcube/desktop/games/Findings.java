package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.collection.GameFilter;
import org.jumpingcube.collection.statistics.Highlights;
import org.jumpingcube.collection.statistics.Statistics;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Player;

/**
 * What the collection says of somebody's games of one kind.
 *
 * @param names of all who have played others at this screen
 */
record Findings(GameView<?, ?> view, List<String> names, Statistics statistics, Highlights highlights) {
    /** Whoever plays the computer and friends elsewhere. */
    static final String YOU = "";

    /**
     * Looks through the games.
     *
     * @param player a name, or {@link #YOU}
     */
    static Findings of(GameCollection collection, GameView<?, ?> view, String player) throws IOException {
        var all = collection.entries(GameFilter.ALL.ofGame(view.kind().name()));
        var games = player.equals(YOU) ? all : seenBy(player, all);
        return new Findings(
                view,
                names(all),
                Statistics.of(games, view.kind().elo(), ZoneId.systemDefault()),
                Highlights.of(collection, games));
    }

    /** The games of somebody who played others at this screen under this name. */
    private static List<GameEntry> seenBy(String name, List<GameEntry> games) {
        return games.stream()
                .filter(Findings::isOfPeople)
                .flatMap(game -> Stream.of(Player.values())
                        .filter(side -> game.names().of(side).equals(name))
                        .filter(side -> !game.names().of(side.opponent()).equals(name))
                        .map(game::seenBy))
                .toList();
    }

    /** Programs have names as well. */
    private static boolean isOfPeople(GameEntry game) {
        return game.opponent().equals("human");
    }

    private static List<String> names(List<GameEntry> games) {
        return games.stream()
                .filter(Findings::isOfPeople)
                .flatMap(game -> Stream.of(game.names().one(), game.names().two()))
                .filter(name -> !name.isEmpty())
                .distinct()
                .sorted()
                .toList();
    }
}
