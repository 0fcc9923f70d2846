package org.jumpingcube.session;

/** Something to tell the user once, in the status bar, about the latest event. */
public enum Notice {
    NONE,
    NEW_GAME,
    GAME_LOADED,
    /** The user chose an illegal move. */
    ILLEGAL_MOVE,
    MOVE_UNDONE,
    MOVE_REDONE,
    /** The computer player failed. The game is as it was before. */
    SEARCH_FAILED
}
