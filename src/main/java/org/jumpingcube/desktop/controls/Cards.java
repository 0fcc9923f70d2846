package org.jumpingcube.desktop.controls;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** Where a card that wants an answer is shown, over the window. */
public interface Cards {
    /**
     * Shows a card.
     *
     * @param focus moves the keyboard focus to the first control of the card, once that is in the window
     * @param onEscape asked to {@link #close} it
     */
    void open(Region card, Runnable focus, Runnable onEscape);

    /** Takes the card away; the window has the keyboard again. */
    void close();

    /** Puts something over the window, below any card. */
    void lay(Node layer);

    /** Takes it away again. */
    void takeAway(Node layer);
}
