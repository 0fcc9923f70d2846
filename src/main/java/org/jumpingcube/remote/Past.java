package org.jumpingcube.remote;

/** What a program that has just started believes of the game's past, if its friend knows more of it. */
public enum Past {
    /** Nothing: a game to which somebody is invited with a new code has none. */
    NONE,
    /** How it stands on the board, since whoever invites may go on with a game there: moves, and moves taken back. */
    ON_THE_BOARD,
    /** Everything, since this program has been in the game before and may have forgotten the last of it. */
    FORGOTTEN;

    boolean has(Entry<?> entry) {
        boolean isOnBoard = entry instanceof Entry.Move || entry instanceof Entry.TakeBack;
        return this == FORGOTTEN || (this == ON_THE_BOARD && isOnBoard);
    }
}
