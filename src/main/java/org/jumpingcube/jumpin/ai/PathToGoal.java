package org.jumpingcube.jumpin.ai;

/**
 * How one side can reach its goal while the other side's pawns stay where they are: of some arrangements of its pawns, how
 * many turns are left. It holds while the other side leaves the ladders that it needs.
 *
 * @param turnsLeft by the {@link ZobristKeys#pawns} of an arrangement
 * @param length the turns of the shortest way from the arrangement of the moment; 0 if no way is known
 */
record PathToGoal(LongIntMap turnsLeft, int length) {
    /** No way is known. */
    static final PathToGoal NONE = new PathToGoal(new LongIntMap(0), 0);

    boolean isNone() {
        return length == 0;
    }

    /** The turns left from an arrangement; -1 if it is not part of the plan. */
    int turnsLeft(long pawns) {
        return turnsLeft.get(pawns);
    }

    /** The rest of this plan, from an arrangement with so many turns left. */
    PathToGoal from(int turns) {
        return new PathToGoal(turnsLeft, turns);
    }
}
