package org.jumpingcube.collection.statistics;

import org.jumpingcube.collection.UserOutcome;

/** How many games were won, lost and drawn. */
public record ResultCounts(int won, int lost, int drawn) {
    static final ResultCounts NONE = new ResultCounts(0, 0, 0);

    /** With a game more; one that has no result for the user changes nothing. */
    ResultCounts with(UserOutcome ending) {
        return switch (ending) {
            case WON -> new ResultCounts(won + 1, lost, drawn);
            case LOST -> new ResultCounts(won, lost + 1, drawn);
            case DRAWN -> new ResultCounts(won, lost, drawn + 1);
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
