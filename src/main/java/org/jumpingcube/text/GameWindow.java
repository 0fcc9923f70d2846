package org.jumpingcube.text;

import java.util.function.Consumer;

/** A window on a text game. What the user does in the window counts as typed. */
public interface GameWindow extends GameFollower {
    /**
     * Shows what appears on the terminal: input lines, replies, errors and prompts. Called on the protocol's thread or
     * a reading thread.
     */
    void said(String text);

    /** Sets the receiver of lines typed in the window. It is called on the window's thread and never blocks. */
    void onLine(Consumer<String> listener);
}
