package org.jumpingcube.cube.ai;

/**
 * The column of each number in the row that describes a position: first the counts of the side to move, then those of
 * the other side, then the constant 1. Plain ints, since the boards use them many million times a second.
 */
final class Columns {
    static final int CUBES = of(Feature.CUBES);
    static final int CRITICAL = of(Feature.CRITICAL);
    static final int CRITICAL_ON_RIM = of(Feature.CRITICAL_ON_RIM);
    static final int CRITICAL_IN_CORNER = of(Feature.CRITICAL_IN_CORNER);
    static final int WEAK = of(Feature.WEAK);
    static final int WEAK_ON_RIM = of(Feature.WEAK_ON_RIM);
    static final int WEAK_IN_CORNER = of(Feature.WEAK_IN_CORNER);
    static final int LOW = of(Feature.LOW);
    static final int LOW_ON_RIM = of(Feature.LOW_ON_RIM);
    static final int BORDER = of(Feature.BORDER);
    static final int ATTACKER = of(Feature.ATTACKER);
    static final int ATTACKED = of(Feature.ATTACKED);
    static final int CRITICAL_CONTACT = of(Feature.CRITICAL_CONTACT);
    static final int SUPPORT = of(Feature.SUPPORT);
    static final int CHAIN_REACH = of(Feature.CHAIN_REACH);
    static final int FAR_REACH = of(Feature.FAR_REACH);
    static final int FRONTIER = of(Feature.FRONTIER);

    /** The distance from a column of the side to move to that of the other side. */
    static final int OTHER_SIDE = Feature.ALL.size();

    /** The constant 1, whose weight is the worth of being to move. */
    static final int CONSTANT = 2 * OTHER_SIDE;

    /** How many numbers describe a position. */
    static final int COUNT = CONSTANT + 1;

    private Columns() {}

    /** The column of a feature of the side to move. */
    static int of(Feature feature) {
        return Feature.ALL.indexOf(feature);
    }
}
