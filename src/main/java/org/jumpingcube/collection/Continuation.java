package org.jumpingcube.collection;

/**
 * How often games went on from a position with one of its moves, and how they ended for the side that made it.
 *
 * @param played all of them, also those that have no result
 */
public record Continuation<M>(M move, int played, int won, int lost, int drawn) {
    /** How many of the games have a result. */
    public int decided() {
        return won + lost + drawn;
    }

    /** What the side that made the move got in games with a result, 0 to 1, a draw being half a win; 0 without one. */
    public double share() {
        return decided() == 0 ? 0 : (won + drawn / 2.0) / decided();
    }
}
