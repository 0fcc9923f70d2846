package org.jumpingcube.desktop.friend;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import org.jumpingcube.desktop.controls.Form;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.SavedGame;

/** The games by message that are kept, to be opened or forgotten. It is not there if there are none. */
final class KeptGamesRow extends Form {
    private final ComboBox<SavedGame<?, ?>> games;

    /**
     * @param messages has the games
     * @param onOpened run once one of them takes the place of the game in the window
     */
    KeptGamesRow(Texts texts, MessagePlay messages, Runnable onOpened) {
        super(texts, Captions.ABOVE); // since only the ends of the games' texts differ
        games = choice("by-message.games", List.of(), messages::describe);
        wide(new HBox(
                FriendCard.GAP,
                TextControls.button(texts, "by-message.open", () -> {
                    if (messages.resume(games.getValue(), () -> {})) {
                        onOpened.run();
                    }
                }),
                TextControls.button(texts, "by-message.forget", () -> {
                    messages.forget(games.getValue());
                    games.getItems().remove(games.getValue());
                    games.getSelectionModel().selectFirst();
                })));
        TextControls.showWhile(this, Bindings.isNotEmpty(games.getItems()));
        messages.list(this::show);
    }

    private void show(List<SavedGame<?, ?>> found) {
        games.getItems().setAll(found);
        games.getSelectionModel().selectFirst();
    }
}
