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
 * @param last the final position; empty if the game cannot be read, or is of another kind than the entry says
 */
record Row(GameEntry entry, Optional<Position<?, ?>> last) {
    /** Reads a row; empty if there is no such game any more. */
    static Optional<Row> read(GameCollection collection, long id) throws IOException {
        var entry = collection.entry(id);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        Optional<SavedGame<?, ?>> game = collection.game(id);
        String kind = entry.get().game();
        var known = game.filter(saved -> saved.kind().name().equals(kind)); // the file may be another program's work
        return Optional.of(new Row(entry.get(), known.map(Row::last)));
    }

    /** The position at the end, with nothing undone. */
    private static <P extends Position<P, M>, M> Position<P, M> last(SavedGame<P, M> game) {
        var history = game.history();
        return history.at(history.turns().size()).current();
    }
}
