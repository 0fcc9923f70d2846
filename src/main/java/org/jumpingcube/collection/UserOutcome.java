package org.jumpingcube.collection;

/** How a game ended for the user. */
public enum UserOutcome {
    WON,
    LOST,
    DRAWN,
    /** It was given up, or is not over in the file it came from. */
    UNFINISHED,
    /** It was won, but the user sat on both sides, or on none. */
    OTHER
}
