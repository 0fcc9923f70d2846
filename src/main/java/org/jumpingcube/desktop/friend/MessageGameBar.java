package org.jumpingcube.desktop.friend;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/** Above the board in a game by message: whose turn it is, and what to send to the friend. */
final class MessageGameBar extends HBox {
    private final Label state = Announcement.live(new Label());
    private final Button copy;
    private final Button link;

    /** What there is to say. The bundle has the words. */
    enum State {
        YOUR_TURN,
        FRIENDS_TURN,
        OVER,
        /** The user's move has just been put on the clipboard. */
        COPIED,
        /** The line of a game that the friend begins has just been put there. */
        INVITATION_COPIED,
        LINK_COPIED
    }

    MessageGameBar(Texts texts, Runnable onCopy, Runnable onCopyLink) {
        setId("by-message-bar");
        getStyleClass().addAll("message-bar", "friend-bar");
        setAlignment(Pos.CENTER_LEFT);
        state.setId("by-message-state");
        state.setWrapText(true);
        state.setMinWidth(0);
        state.setMaxWidth(Double.MAX_VALUE);
        state.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(state, Priority.ALWAYS);
        copy = TextControls.button(texts, "by-message.copy", onCopy);
        copy.getStyleClass().add("accent");
        link = TextControls.button(texts, "by-message.copy-link", onCopyLink);
        getChildren().addAll(state, copy, link); // unseen ones keep their places, else the board would change its size
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    /** @param isToBeSent whether there is a move that the friend needs */
    void show(String text, boolean isToBeSent) {
        state.setText(text);
        copy.setVisible(isToBeSent);
        link.setVisible(isToBeSent);
        setVisible(true);
    }

    void hide() {
        setVisible(false);
    }
}
