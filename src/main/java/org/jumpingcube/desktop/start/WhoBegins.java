package org.jumpingcube.desktop.start;

import org.jumpingcube.settings.Play;

/** Who begins a new game. */
enum WhoBegins {
    /** The user, or Kepler if the user only watches. */
    FIRST,
    SECOND,
    /** The player who did not begin the previous game. */
    BY_TURNS;

    /** The latest choice. */
    static WhoBegins of(Play play) {
        return play.game().changeSides()
                ? BY_TURNS
                : Opposition.of(play.seats()).isFirst() ? FIRST : SECOND;
    }

    /** Whether the first player begins the next game, after the latest choice. */
    boolean isFirst(Play before) {
        boolean hasBegun = Opposition.of(before.seats()).isFirst();
        return this == BY_TURNS ? !(before.game().changeSides() && hasBegun) : this == FIRST;
    }
}
