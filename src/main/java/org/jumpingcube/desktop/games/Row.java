package org.jumpingcube.desktop.games;

import java.io.IOException;
import java.util.Optional;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.game.Position;
import org.jumpingcube.storage.SavedGame;

/**
 * What a row of the list shows.
 *
 * @param last the final position; empty if the game cannot be read
 */
record Row(GameEntry entry, Optional<Position<?, ?>> last) {
    /** Reads a row; empty if there is no such game any more. */
    static Optional<Row> read(GameCollection collection, long id) throws IOException {
        var entry = collection.entry(id);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        Optional<SavedGame<?, ?>> game = collection.game(id);
        return Optional.of(new Row(entry.get(), game.map(Row::last)));
    }

    /** The position at the end, with nothing undone. */
    private static <P extends Position<P, M>, M> Position<P, M> last(SavedGame<P, M> game) {
        var history = game.history();
        return history.at(history.turns().size()).current();
    }
}
