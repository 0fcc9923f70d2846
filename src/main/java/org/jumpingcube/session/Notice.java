package org.jumpingcube.session;

/** Something to tell the user once, in the status bar, about the latest event. */
public enum Notice {
    NONE,
    NEW_GAME,
    GAME_LOADED,
    /** A game that was left goes on. */
    GAME_CONTINUED,
    /** The user chose an illegal move. */
    ILLEGAL_MOVE,
    MOVE_UNDONE,
    /** Several at once: the user's, and the computer's reply to it. */
    MOVES_UNDONE,
    MOVE_REDONE,
    MOVES_REDONE,
    /** The computer player failed. The game is as it was before. */
    SEARCH_FAILED
}
