package org.jumpingcube.game;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How much an engine may search for one move. The engine decides what is left empty. Of several limits, the first one
 * reached counts.
 *
 * @param depth the greatest depth in plies, 1 or more
 * @param nodes how many positions may be visited, 1 or more
 * @param millis the time in milliseconds, 1 or more; only an engine with a clock keeps it
 */
public record SearchBudget(OptionalInt depth, OptionalLong nodes, OptionalLong millis) {
    /** The engine decides. */
    public static final SearchBudget USUAL =
            new SearchBudget(OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty());

    public SearchBudget {
        if (depth.orElse(1) < 1 || nodes.orElse(1) < 1 || millis.orElse(1) < 1) {
            throw new IllegalArgumentException("budget of depth " + depth + ", nodes " + nodes + ", millis " + millis);
        }
    }

    /** This budget with a maximum depth, in plies. */
    public SearchBudget withDepth(int plies) {
        return new SearchBudget(OptionalInt.of(plies), nodes, millis);
    }

    /** This budget with this many positions. */
    public SearchBudget withNodes(long positions) {
        return new SearchBudget(depth, OptionalLong.of(positions), millis);
    }

    /** This budget with a time. */
    public SearchBudget withMillis(long milliseconds) {
        return new SearchBudget(depth, nodes, OptionalLong.of(milliseconds));
    }

    /** This budget with a time that is not exceeded. */
    public SearchBudget withinMillis(long milliseconds) {
        return withMillis(Math.min(milliseconds, millis.orElse(milliseconds)));
    }
}
