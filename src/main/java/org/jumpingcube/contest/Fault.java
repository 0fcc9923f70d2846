package org.jumpingcube.contest;

/** What a contestant may do that costs it the game. */
public enum Fault {
    /** Its program does not start, or ends. */
    CRASH,
    /** It gives no answer in time. */
    TIME,
    /** It makes a move that the rules do not allow. */
    ILLEGAL_MOVE,
    /** It answers something that the protocol does not have, refuses a legal move, or makes a move out of turn. */
    PROTOCOL
}
