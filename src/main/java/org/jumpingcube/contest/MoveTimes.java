package org.jumpingcube.contest;

/** How long a contestant's moves took. */
public record MoveTimes(long moves, long totalNanos, long longestNanos) {
    public static final MoveTimes NONE = new MoveTimes(0, 0, 0);

    public MoveTimes with(long nanos) {
        return new MoveTimes(moves + 1, totalNanos + nanos, Math.max(longestNanos, nanos));
    }

    public MoveTimes plus(MoveTimes other) {
        return new MoveTimes(
                moves + other.moves, totalNanos + other.totalNanos, Math.max(longestNanos, other.longestNanos));
    }

    public double meanMillis() {
        return moves == 0 ? 0 : totalNanos / 1e6 / moves;
    }

    public double longestMillis() {
        return longestNanos / 1e6;
    }
}
