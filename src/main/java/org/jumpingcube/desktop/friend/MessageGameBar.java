package org.jumpingcube.desktop.friend;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;

/**
 * Above the board in a game by message: whose turn it is, and what to send to the friend. It is no {@link FriendBar}: there
 * is nobody to ask anything, and no connection to tell of.
 */
final class MessageGameBar extends MessageBar {
    private final Label state;
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
        this(texts, new Label(), onCopy, onCopyLink);
    }

    private MessageGameBar(Texts texts, Label state, Runnable onCopy, Runnable onCopyLink) {
        super(texts, state);
        this.state = state;
        setId("by-message-bar");
        getStyleClass().add("friend-bar");
        state.setId("by-message-state");
        copy = TextControls.button(texts, "by-message.copy", onCopy);
        copy.getStyleClass().add("accent");
        link = TextControls.button(texts, "by-message.copy-link", onCopyLink);
        getChildren().addAll(copy, link); // unseen ones keep their places, else the board would change its size
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
