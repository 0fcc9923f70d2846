package org.jumpingcube.cube.ai;

/**
 * Where each number stands in the row that describes a position: first the counts of the side to move, then those of
 * the other side, then the constant 1. Plain numbers, because the boards write such a row many million times a second.
 */
final class Columns {
    static final int CORNER_CRITICAL = of(Feature.CORNER_CRITICAL);
    static final int CORNER_WEAK = of(Feature.CORNER_WEAK);
    static final int EDGE_CRITICAL = of(Feature.EDGE_CRITICAL);
    static final int EDGE_WEAK = of(Feature.EDGE_WEAK);
    static final int EDGE_LOW = of(Feature.EDGE_LOW);
    static final int CENTRE_CRITICAL = of(Feature.CENTRE_CRITICAL);
    static final int CENTRE_WEAK = of(Feature.CENTRE_WEAK);
    static final int CENTRE_LOW = of(Feature.CENTRE_LOW);
    static final int CENTRE_LOWEST = of(Feature.CENTRE_LOWEST);
    static final int CRITICAL_CONTACT = of(Feature.CRITICAL_CONTACT);
    static final int ATTACKER = of(Feature.ATTACKER);
    static final int ATTACKED = of(Feature.ATTACKED);
    static final int WEAK_CONTACT = of(Feature.WEAK_CONTACT);
    static final int BORDER = of(Feature.BORDER);
    static final int SUPPORT = of(Feature.SUPPORT);
    static final int REACH = of(Feature.REACH);
    static final int CHAIN_REACH = of(Feature.CHAIN_REACH);
    static final int SECOND_WAVE = of(Feature.SECOND_WAVE);
    static final int FRONTIER = of(Feature.FRONTIER);

    /** What is added to a column of the side to move to get that of the other side. */
    static final int OTHER_SIDE = Feature.ALL.size();

    /** The constant 1, whose weight is what the right to move is worth. */
    static final int CONSTANT = 2 * OTHER_SIDE;

    /** How many numbers describe a position. */
    static final int COUNT = CONSTANT + 1;

    private Columns() {}

    /** The column of a feature of the side to move. */
    static int of(Feature feature) {
        return Feature.ALL.indexOf(feature);
    }
}
