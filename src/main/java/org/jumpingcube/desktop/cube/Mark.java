package org.jumpingcube.desktop.cube;

/** The mark on a cube. A cube shows one mark at a time; later constants take precedence. */
enum Mark {
    NONE,
    LAST_MOVE,
    UNDONE_MOVE,
    HINT,
    /** The opponent's reply to the previewed move. */
    ANSWER,
    /** A cube that the user chose and may not play. */
    REFUSED,
    /** The user's right answer in an exercise. */
    RIGHT,
    /** The user's wrong answer in an exercise. */
    WRONG
}
