package org.jumpingcube.jumpin.ai;

/**
 * A plan: how one side can reach its goal if the other side's pawns stay where they are. It gives the turns left for
 * some arrangements of its pawns, and is valid as long as the other side leaves the ladders that it needs.
 *
 * @param turnsLeft by the {@link ZobristKeys#pawns} of an arrangement
 * @param length the turns of the shortest path from the current arrangement; 0 if no path is known
 */
record PathToGoal(LongIntMap turnsLeft, int length) {
    /** No path is known. */
    static final PathToGoal NONE = new PathToGoal(new LongIntMap(0), 0);

    boolean isNone() {
        return length == 0;
    }

    /** The turns left from an arrangement; -1 if it is not part of the plan. */
    int turnsLeft(long pawns) {
        return turnsLeft.get(pawns);
    }

    /** The rest of this plan, from an arrangement with this many turns left. */
    PathToGoal from(int turns) {
        return new PathToGoal(turnsLeft, turns);
    }
}
