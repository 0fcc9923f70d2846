package org.jumpingcube.collection;

import org.jumpingcube.game.Seats;

/** Where a game came from. */
public enum Origin {
    /** At this screen, by one person or two. */
    PLAYED,
    /** Between two computer players. */
    WATCHED,
    /** With a friend at another computer. */
    FRIEND,
    /** Read from a file. */
    IMPORTED;

    /** Where a game comes from that these players played in this program. */
    public static Origin of(Seats seats) {
        if (seats.haveFriend()) {
            return FRIEND;
        }
        return seats.areBothComputers() ? WATCHED : PLAYED;
    }
}
