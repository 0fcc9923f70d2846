package org.jumpingcube.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** Offers to go on with a game that was left unfinished, without standing in the way of the new one. */
public final class OfferBar extends HBox {
    /**
     * @param board the game's board in a word, such as its size
     * @param moves how many moves were played
     * @param onAccept goes on with the game
     * @param onDecline forgets the game
     */
    public OfferBar(Texts texts, String board, int moves, Runnable onAccept, Runnable onDecline) {
        setId("offer-bar");
        getStyleClass().add("offer-bar");
        setAlignment(Pos.CENTER_LEFT);
        var label = TextControls.paragraph(texts, "offer.text", board, moves);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        Button accept = button(texts, "offer.accept", onAccept);
        accept.getStyleClass().add("accent");
        getChildren().addAll(label, accept, button(texts, "offer.decline", onDecline));
        managedProperty().bind(visibleProperty());
    }

    private Button button(Texts texts, String key, Runnable action) {
        return TextControls.button(texts, key, () -> {
            setVisible(false);
            action.run();
        });
    }
}
