package org.jumpingcube.remote;

/** Why something that one of the two wants is not done. It then changes nothing. */
public enum Refusal {
    /** The line is not in the protocol. */
    UNREADABLE,
    /** The rules do not allow it now. */
    ILLEGAL,
    /** It is in the game already, or comes after something else took its place. */
    LATE,
    /** Something before it is missing. */
    EARLY,
    NOT_YOUR_TURN,
    /** It leads to another position here than there. */
    OTHER_POSITION,
    /** The other side has to agree to it first. */
    NOT_AGREED,
    /** Nobody is there to hear it, or has been since this program started. */
    NOBODY_THERE,
    /** It comes again and again. */
    TOO_OFTEN,
    /** The game has become as long as a game may. */
    TOO_LONG
}
