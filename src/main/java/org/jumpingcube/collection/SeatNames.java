package org.jumpingcube.collection;

import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seats;

/** What two people at this screen, or other programs, are called; empty for somebody without a name. */
public record SeatNames(String one, String two) {
    public static final SeatNames NONE = new SeatNames("", "");

    /** The names of the programs that sat there. */
    public static SeatNames of(Seats seats) {
        return new SeatNames(seats.one().name(), seats.two().name());
    }

    /** The name of a side. */
    public String of(Player player) {
        return player == Player.ONE ? one : two;
    }
}
