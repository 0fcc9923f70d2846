package org.jumpingcube.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Offers to go on with a game that was left unfinished, without standing in the way of the new one. */
public final class OfferBar extends HBox {
    /**
     * @param size squares along an edge of the game's board
     * @param moves how many moves were played
     */
    public OfferBar(Texts texts, int size, int moves, Runnable onAccept, Runnable onDecline) {
        setId("offer-bar");
        getStyleClass().add("offer-bar");
        setAlignment(Pos.CENTER_LEFT);
        var label = new Label();
        label.textProperty().bind(texts.of("offer.text", size, moves));
        label.setWrapText(true); // in a narrow window
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        Button accept = button(texts, "offer.accept", onAccept);
        accept.getStyleClass().add("accent");
        getChildren().addAll(label, accept, button(texts, "offer.decline", onDecline));
        managedProperty().bind(visibleProperty());
    }

    private Button button(Texts texts, String key, Runnable action) {
        var button = new Button();
        button.setId(key.replace('.', '-'));
        button.textProperty().bind(texts.of(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> {
            setVisible(false);
            action.run();
        });
        return button;
    }
}
