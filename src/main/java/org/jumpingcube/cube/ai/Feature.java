package org.jumpingcube.cube.ai;

import java.util.List;

/**
 * What the evaluation counts on a board, for each side. A cube is critical when its next point bursts it, weak one point
 * before that; a chain is a group of neighbouring critical cubes of whatever owner: who bursts one of them bursts all.
 */
enum Feature {
    CORNER_CRITICAL,
    CORNER_WEAK,
    EDGE_CRITICAL,
    EDGE_WEAK,
    EDGE_LOW,
    CENTRE_CRITICAL,
    CENTRE_WEAK,
    CENTRE_LOW,
    CENTRE_LOWEST,
    /** Critical cubes beside a critical cube of the other side. */
    CRITICAL_CONTACT,
    /** Critical cubes beside a cube of the other side, but not beside a critical one. */
    ATTACKER,
    /** Cubes, not critical ones, beside a critical cube of the other side. */
    ATTACKED,
    /** Weak cubes beside a weak cube of the other side, and beside no critical one: who grows first attacks. */
    WEAK_CONTACT,
    /** Cubes beside any cube of the other side. */
    BORDER,
    /** Weak cubes beside an own critical cube. */
    SUPPORT,
    /** Cubes of the other side that bursting an own chain would take. */
    REACH,
    /** Critical cubes of the other side in a chain that an own critical cube belongs to. */
    CHAIN_REACH,
    /** Weak cubes with two neighbours in a chain that an own critical cube belongs to: they burst in a later wave. */
    SECOND_WAVE,
    /** Neutral cubes beside an own cube. */
    FRONTIER;

    /** How many features there are. */
    static final int COUNT = values().length;

    /** The place of the other side's counts in a row of counts; the side to move comes first. */
    static final int OTHER_SIDE = COUNT;

    /** The place of the constant 1, which stands for the right to move. */
    static final int CONSTANT = 2 * COUNT;

    /** How many numbers describe a position. */
    static final int COLUMNS = 2 * COUNT + 1;

    /** All features, in the order in which they are counted. */
    static final List<Feature> ALL = List.of(values());
}
