package org.jumpingcube.collection.statistics;

import org.jumpingcube.collection.Ending;

/** How many games were won, lost and drawn. */
public record Tally(int won, int lost, int drawn) {
    static final Tally NONE = new Tally(0, 0, 0);

    /** With a game more; one that has no result for the user changes nothing. */
    Tally with(Ending ending) {
        return switch (ending) {
            case WON -> new Tally(won + 1, lost, drawn);
            case LOST -> new Tally(won, lost + 1, drawn);
            case DRAWN -> new Tally(won, lost, drawn + 1);
            case UNFINISHED, OTHER -> this;
        };
    }

    /** All of them. */
    public int games() {
        return won + lost + drawn;
    }

    /** What was won of them, 0 to 1, a draw being half a win; 0 without games. */
    public double share() {
        return games() == 0 ? 0 : (won + drawn / 2.0) / games();
    }
}
