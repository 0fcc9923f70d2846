package org.jumpingcube.desktop.cube;

/** What a cube is marked with; one mark at a time, the later one here is the stronger. */
enum Mark {
    NONE,
    LAST_MOVE,
    UNDONE_MOVE,
    HINT,
    /** What the enemy would play if the move that is looked at were played. */
    ANSWER,
    /** A cube that the user chose and may not play. */
    REFUSED
}
