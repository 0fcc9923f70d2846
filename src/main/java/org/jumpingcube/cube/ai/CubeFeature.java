package org.jumpingcube.cube.ai;

import java.util.List;

/**
 * The features that the evaluation counts for each side. Counts overlap: a critical cube in a corner counts in each of
 * the first four. A cube is critical if its next point bursts it, weak one point before that, and low two points
 * before. The rim is the squares at the edge, corners included. A chain is a group of neighbouring critical cubes of
 * either owner; bursting one of them bursts all. {@link Columns} has the place of each count.
 */
public enum CubeFeature {
    CUBES,
    CRITICAL,
    CRITICAL_ON_RIM,
    CRITICAL_IN_CORNER,
    WEAK,
    WEAK_ON_RIM,
    WEAK_IN_CORNER,
    LOW,
    LOW_ON_RIM,
    /** Cubes beside a cube of the other side. */
    BORDER,
    /** Critical cubes beside a cube of the other side. */
    ATTACKER,
    /** Cubes beside a critical cube of the other side. */
    ATTACKED,
    /** Critical cubes beside a critical cube of the other side. */
    CRITICAL_CONTACT,
    /** Weak cubes beside an own critical cube. */
    SUPPORT,
    /** Critical cubes of the other side in chains that include own critical cubes. */
    CHAIN_REACH,
    /** Cubes of the other side in or beside such chains, but not beside an own critical cube. */
    FAR_REACH,
    /** Neutral cubes beside an own cube. */
    FRONTIER;

    public static final List<CubeFeature> ALL = List.of(values());
}
