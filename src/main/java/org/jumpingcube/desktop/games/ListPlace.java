package org.jumpingcube.desktop.games;

import java.util.List;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody is in the list of games.
 *
 * @param index of the game that is chosen, or 0
 * @param game that has the focus
 */
record ListPlace(int index, @Nullable Long game) {
    static ListPlace of(ListView<Long> list) {
        return new ListPlace(
                Math.max(0, list.getSelectionModel().getSelectedIndex()),
                list.getFocusModel().getFocusedItem());
    }

    /** Where to go on among these games: at the same one, or else about as far down; -1 if there are none. */
    int in(List<Long> games) {
        int same = game == null ? -1 : games.indexOf(game);
        return same >= 0 ? same : Math.min(index, games.size() - 1);
    }
}
