package org.jumpingcube.session;

import org.jumpingcube.game.Seats;
import org.jumpingcube.game.TimeControls;

/** What a session starts with. */
public record SessionSetup<P>(P start, Seats seats, Pauses pauses, TimeControls times) {
    /** A session that starts with a game without clocks. */
    public SessionSetup(P start, Seats seats, Pauses pauses) {
        this(start, seats, pauses, TimeControls.OFF);
    }
}
