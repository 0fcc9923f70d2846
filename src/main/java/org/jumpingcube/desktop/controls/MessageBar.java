package org.jumpingcube.desktop.controls;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * A message or an offer above the board that stays, without being in the way, until one of its buttons is pressed. It
 * is for what is too long for the status bar, or too important to be replaced there.
 */
public class MessageBar extends HBox {
    private final Texts texts;

    /** @param label the message, which wraps and takes the room that the buttons leave */
    public MessageBar(Texts texts, Label label) {
        this.texts = texts;
        getStyleClass().add("message-bar");
        setAlignment(Pos.CENTER_LEFT);
        Announcement.live(label).setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        getChildren().add(label);
        managedProperty().bind(visibleProperty());
    }

    /** Adds a button, which also closes the bar. */
    public Button addButton(String key, Runnable action) {
        return addAttempt(key, () -> {
            close();
            action.run();
        });
    }

    /** Adds a button for something that may come to nothing, so that the bar stays until it is {@link #close closed}. */
    public Button addAttempt(String key, Runnable action) {
        Button button = TextControls.button(texts, key, action);
        getChildren().add(button);
        return button;
    }

    /** Takes the bar away. */
    public void close() {
        setVisible(false);
    }
}
