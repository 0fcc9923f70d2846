package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.function.Function;
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

    /** What is done with one of them. */
    interface Actions {
        void open(SavedGame<?, ?> saved);

        void forget(SavedGame<?, ?> saved);
    }

    /** @param words a game in a few words */
    KeptGamesRow(Texts texts, Function<SavedGame<?, ?>, String> words, Actions actions) {
        super(CardRows.GAP);
        games.setId("by-message-games");
        games.setConverter(TextControls.worded(words));
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
                                TextControls.button(texts, "by-message.open", () -> actions.open(games.getValue())),
                                TextControls.button(texts, "by-message.forget", () -> {
                                    actions.forget(games.getValue());
                                    games.getItems().remove(games.getValue());
                                    games.getSelectionModel().selectFirst();
                                })));
        visibleProperty().bind(Bindings.isNotEmpty(games.getItems()));
        managedProperty().bind(visibleProperty());
    }

    /** Lists these. */
    void show(List<SavedGame<?, ?>> found) {
        games.getItems().setAll(found);
        games.getSelectionModel().selectFirst();
    }
}
