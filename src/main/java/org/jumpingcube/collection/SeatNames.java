package org.jumpingcube.collection;

import org.jumpingcube.game.Player;

/** What two people at this screen are called; empty for somebody without a name. */
public record SeatNames(String one, String two) {
    public static final SeatNames NONE = new SeatNames("", "");

    /** The name of a side. */
    public String of(Player player) {
        return player == Player.ONE ? one : two;
    }
}
