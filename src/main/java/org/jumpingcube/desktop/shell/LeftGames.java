package org.jumpingcube.desktop.shell;

/** Where games go that the user leaves for another. */
public interface LeftGames {
    /** Whether such a game is kept, so that the user need not be asked about it. */
    boolean areKept();
}
