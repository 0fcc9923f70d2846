package org.jumpingcube.desktop.start;

import org.jumpingcube.settings.Play;

/** Who begins a new game. */
enum WhoBegins {
    /** The user, or Kepler where the user only watches. */
    FIRST,
    SECOND,
    /** The one of both who did not begin the game before. */
    BY_TURNS;

    /** What was chosen last. */
    static WhoBegins of(Play play) {
        return play.game().changeSides()
                ? BY_TURNS
                : Opposition.of(play.seats()).isFirst() ? FIRST : SECOND;
    }

    /** Whether the first of both begins the next game, after what was chosen last. */
    boolean isFirst(Play before) {
        boolean hasBegun = Opposition.of(before.seats()).isFirst();
        return this == BY_TURNS ? !(before.game().changeSides() && hasBegun) : this == FIRST;
    }
}
