package org.jumpingcube.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Says above the board what is too long for the status bar, or too important to be replaced there, until it is closed. */
public final class MessageBar extends HBox {
    public MessageBar(Texts texts, String message) {
        setId("message-bar");
        getStyleClass().add("offer-bar");
        setAlignment(Pos.CENTER_LEFT);
        var label = new Label(message);
        label.setId("message-text");
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        getChildren().addAll(label, TextControls.button(texts, "message.close", () -> setVisible(false)));
        managedProperty().bind(visibleProperty());
    }
}
