package org.jumpingcube.session;

/** Something worth telling once, in the status bar, about how the session came to be where it is. */
public enum Notice {
    NONE,
    NEW_GAME,
    GAME_LOADED,
    /** The user chose a square that may not be played. */
    ILLEGAL_MOVE,
    MOVE_UNDONE,
    MOVE_REDONE,
    /** The computer player failed; the game is as it was before it was asked. */
    SEARCH_FAILED
}
