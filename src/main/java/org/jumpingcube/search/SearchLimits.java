package org.jumpingcube.search;

import java.util.function.BooleanSupplier;

/**
 * When a search ends, and how much it says.
 *
 * @param depth the greatest depth in plies, 1 to {@value SearchLimits#MAX_DEPTH}
 * @param nodes how many positions may be visited, 1 or more
 * @param minimumDepth a depth that is finished even when the nodes are used up, 1 to {@code depth}; only a stop request
 *     ends the search before it
 * @param margin root moves at most this much worse than the best one get an exact score too; 0 is the fastest
 * @param isThrifty whether the search stops before its nodes are used up where more of them would hardly change its mind
 * @param stopRequested asked every few hundred positions; once it says yes the search answers at once
 */
public record SearchLimits(
        int depth, long nodes, int minimumDepth, int margin, boolean isThrifty, BooleanSupplier stopRequested) {
    /** Deep enough for every search that ends in a reasonable time. */
    public static final int MAX_DEPTH = 96;

    public SearchLimits {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new IllegalArgumentException("depth " + depth + " outside 1.." + MAX_DEPTH);
        }
        if (nodes < 1 || margin < 0 || minimumDepth < 1 || minimumDepth > depth) {
            throw new IllegalArgumentException(
                    "nodes " + nodes + ", margin " + margin + ", minimum depth " + minimumDepth);
        }
    }

    /** Limits that are used up. */
    public SearchLimits(int depth, long nodes, int minimumDepth, int margin, BooleanSupplier stopRequested) {
        this(depth, nodes, minimumDepth, margin, false, stopRequested);
    }

    /** A search to a fixed depth that nothing ends early. */
    public static SearchLimits ofDepth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE, depth, 0, () -> false);
    }

    /** The same with another number of positions. */
    public SearchLimits withNodes(long otherNodes) {
        return new SearchLimits(depth, otherNodes, minimumDepth, margin, isThrifty, stopRequested);
    }

    /** The same for a search that need not use its nodes up. */
    public SearchLimits thrifty() {
        return new SearchLimits(depth, nodes, minimumDepth, margin, true, stopRequested);
    }
}
