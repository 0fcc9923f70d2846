package org.jumpingcube.cube.ai;

/**
 * The column of each number in the row that describes a position: first the counts of the side to move, then those of
 * the other side, then the constant 1. Plain ints, since the boards use them many million times a second.
 */
final class Columns {
    static final int CUBES = of(CubeFeature.CUBES);
    static final int CRITICAL = of(CubeFeature.CRITICAL);
    static final int CRITICAL_ON_RIM = of(CubeFeature.CRITICAL_ON_RIM);
    static final int CRITICAL_IN_CORNER = of(CubeFeature.CRITICAL_IN_CORNER);
    static final int WEAK = of(CubeFeature.WEAK);
    static final int WEAK_ON_RIM = of(CubeFeature.WEAK_ON_RIM);
    static final int WEAK_IN_CORNER = of(CubeFeature.WEAK_IN_CORNER);
    static final int LOW = of(CubeFeature.LOW);
    static final int LOW_ON_RIM = of(CubeFeature.LOW_ON_RIM);
    static final int BORDER = of(CubeFeature.BORDER);
    static final int ATTACKER = of(CubeFeature.ATTACKER);
    static final int ATTACKED = of(CubeFeature.ATTACKED);
    static final int CRITICAL_CONTACT = of(CubeFeature.CRITICAL_CONTACT);
    static final int SUPPORT = of(CubeFeature.SUPPORT);
    static final int CHAIN_REACH = of(CubeFeature.CHAIN_REACH);
    static final int FAR_REACH = of(CubeFeature.FAR_REACH);
    static final int FRONTIER = of(CubeFeature.FRONTIER);

    /** The distance from a column of the side to move to that of the other side. */
    static final int OTHER_SIDE = CubeFeature.ALL.size();

    /** The constant 1, whose weight is the worth of being to move. */
    static final int CONSTANT = 2 * OTHER_SIDE;

    /** How many numbers describe a position. */
    static final int COUNT = CONSTANT + 1;

    private Columns() {}

    /** The column of a feature of the side to move. */
    static int of(CubeFeature feature) {
        return CubeFeature.ALL.indexOf(feature);
    }
}
