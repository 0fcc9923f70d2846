package org.jumpingcube.collection.statistics;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.SavedGame;

/**
 * What only the moves of a user's games tell.
 *
 * @param longest the longest cascade that the user has set off; empty if nothing has burst
 * @param openings the most successful first
 */
public record Highlights(Optional<Cascade> longest, List<Opening> openings) {
    private static final int MOST = 500; // games; each is read and played through

    /**
     * A cascade.
     *
     * @param extent how much burst
     * @param ended when the game ended that it is from
     */
    public record Cascade(int extent, Instant ended) {}

    /** Looks through the latest of these games. */
    public static Highlights of(GameCollection collection, List<GameEntry> games) throws IOException {
        var latest = games.stream()
                .filter(game -> game.side().isPresent())
                .sorted(Comparator.comparing(GameEntry::ended).reversed())
                .limit(MOST)
                .toList();
        Optional<Cascade> longest = Optional.empty();
        var begun = new ArrayList<Opening.Played>();
        for (GameEntry game : latest) {
            Player side = game.side().orElseThrow();
            Optional<SavedGame<?, ?>> saved = collection.game(game.id());
            int extent = saved.map(found -> most(found, side)).orElse(0);
            if (extent > longest.map(Cascade::extent).orElse(0)) {
                longest = Optional.of(new Cascade(extent, game.ended()));
            }
            saved.flatMap(found -> Beginning.of(found, side))
                    .ifPresent(beginning -> begun.add(new Opening.Played(beginning, game)));
        }
        return new Highlights(longest, Opening.of(begun));
    }

    private static <P extends Position<P, M>, M> int most(SavedGame<P, M> game, Player side) {
        var turns = game.history().turns();
        return IntStream.range(0, turns.size())
                .filter(index -> turns.get(index).player() == side)
                .map(index -> game.kind().commentary().extent(turns.get(index)))
                .max()
                .orElse(0);
    }
}
