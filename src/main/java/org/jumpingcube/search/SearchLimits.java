package org.jumpingcube.search;

import java.util.function.BooleanSupplier;

/**
 * When a search ends, and how many moves it scores.
 *
 * @param depth the greatest depth in plies, 1 to {@value SearchLimits#MAX_DEPTH}
 * @param nodes how many positions may be visited, 1 or more
 * @param minimumDepth the depth that is finished even when the nodes are used up, 1 to {@code depth}; only a stop
 *     request ends the search earlier
 * @param margin root moves at most this much worse than the best also get an exact score; 0 is the fastest
 * @param hasSoftLimit whether the search may stop before its nodes are used up, once more of them would hardly change
 *     the move
 * @param stopRequested asked every few hundred positions; when true the search returns at once
 */
public record SearchLimits(
        int depth, long nodes, int minimumDepth, int margin, boolean hasSoftLimit, BooleanSupplier stopRequested) {
    /** More than any search reaches in reasonable time. */
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

    /** Without a soft limit. */
    public SearchLimits(int depth, long nodes, int minimumDepth, int margin, BooleanSupplier stopRequested) {
        this(depth, nodes, minimumDepth, margin, false, stopRequested);
    }

    /** A fixed depth, with no other limit. */
    public static SearchLimits ofDepth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE, depth, 0, () -> false);
    }

    /** The same limits with another number of nodes. */
    public SearchLimits withNodes(long otherNodes) {
        return new SearchLimits(depth, otherNodes, minimumDepth, margin, hasSoftLimit, stopRequested);
    }

    /** The same limits, the nodes with a soft limit. */
    public SearchLimits withSoftLimit() {
        return new SearchLimits(depth, nodes, minimumDepth, margin, true, stopRequested);
    }
}
