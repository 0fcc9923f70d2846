package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.SavedGame;

/** Looks through games for the longest cascade that the user has set off. */
final class CascadeSearch {
    private static final int MOST = 500; // games; each is read and played through

    private CascadeSearch() {}

    /**
     * A cascade.
     *
     * @param extent how much burst
     * @param ended when the game ended that it is from
     */
    record Cascade(int extent, Instant ended) {}

    /** The longest in the latest of these games; empty if nothing has burst. */
    static Optional<Cascade> in(GameCollection collection, List<GameEntry> games) throws IOException {
        var latest = games.stream()
                .filter(game -> game.side().isPresent())
                .sorted(Comparator.comparing(GameEntry::ended).reversed())
                .limit(MOST)
                .toList();
        Optional<Cascade> longest = Optional.empty();
        for (GameEntry game : latest) {
            Optional<SavedGame<?, ?>> saved = collection.game(game.id());
            int extent =
                    saved.map(found -> most(found, game.side().orElseThrow())).orElse(0);
            if (extent > longest.map(Cascade::extent).orElse(0)) {
                longest = Optional.of(new Cascade(extent, game.ended()));
            }
        }
        return longest;
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
