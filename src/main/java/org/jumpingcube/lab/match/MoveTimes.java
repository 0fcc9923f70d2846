package org.jumpingcube.lab.match;

/** How long a contestant's moves took. */
record MoveTimes(long moves, long totalNanos, long longestNanos) {
    static final MoveTimes NONE = new MoveTimes(0, 0, 0);

    MoveTimes with(long nanos) {
        return new MoveTimes(moves + 1, totalNanos + nanos, Math.max(longestNanos, nanos));
    }

    MoveTimes plus(MoveTimes other) {
        return new MoveTimes(
                moves + other.moves, totalNanos + other.totalNanos, Math.max(longestNanos, other.longestNanos));
    }

    double meanMillis() {
        return moves == 0 ? 0 : totalNanos / 1e6 / moves;
    }

    double longestMillis() {
        return longestNanos / 1e6;
    }
}
