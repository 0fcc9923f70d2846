package org.jumpingcube.desktop.friend;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.storage.SavedGame;

/** The games by message that are kept, to be opened or forgotten. It is not there if there are none. */
final class KeptGamesRow extends VBox {
    private final ComboBox<SavedGame<?, ?>> games = new ComboBox<>();

    /**
     * @param messages has the games
     * @param onOpened run once one of them takes the place of the game in the window
     */
    KeptGamesRow(Texts texts, MessagePlay messages, Runnable onOpened) {
        super(CardRows.GAP);
        games.setId("by-message-games");
        games.setConverter(TextControls.worded(messages::describe));
        games.setMaxWidth(Double.MAX_VALUE);
        var label = TextControls.styled(new Label(texts.get("by-message.games")), "heading");
        label.setLabelFor(games);
        games.setAccessibleText(label.getText());
        getChildren()
                .addAll(
                        label,
                        games, // in a row of its own, since only the ends of the texts differ
                        new HBox(
                                CardRows.GAP,
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
        visibleProperty().bind(Bindings.isNotEmpty(games.getItems()));
        managedProperty().bind(visibleProperty());
        messages.list(this::show);
    }

    private void show(List<SavedGame<?, ?>> found) {
        games.getItems().setAll(found);
        games.getSelectionModel().selectFirst();
    }
}
