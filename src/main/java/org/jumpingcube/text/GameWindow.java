package org.jumpingcube.text;

import java.util.function.Consumer;

/** A window on a game that is played by text, in which it can be played too: what is done there counts as typed. */
public interface GameWindow extends GameFollower {
    /**
     * Shows what appears on the terminal: lines that are read, replies, errors and prompts. Called on the thread that
     * runs the protocol, or on one that reads.
     */
    void said(String text);

    /** Names who takes the lines that are typed in the window; told on the window's thread, and never waits. */
    void onLine(Consumer<String> listener);
}
