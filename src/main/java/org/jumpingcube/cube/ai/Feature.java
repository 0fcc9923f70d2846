package org.jumpingcube.cube.ai;

import java.util.List;

/**
 * What the evaluation counts on a board, for each side. A cube is critical when its next point bursts it, weak one
 * point before that, low two points and lowest three; a chain is a group of neighbouring critical cubes of whatever
 * owner: who bursts one of them bursts all. {@link Columns} says where each count stands.
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
    /** Weak cubes beside a weak cube of the other side, and beside no critical one of it: who grows first attacks. */
    WEAK_CONTACT,
    /** Cubes beside any cube of the other side. */
    BORDER,
    /** Weak cubes beside an own critical cube. */
    SUPPORT,
    /**
     * Cubes of the other side in or beside chains that own critical cubes belong to: what bursting those would take.
     */
    REACH,
    /** Critical cubes of the other side in chains that own critical cubes belong to. */
    CHAIN_REACH,
    /** Weak cubes of whatever owner with two or more neighbours in such chains: they burst in a later wave. */
    SECOND_WAVE,
    /** Neutral cubes beside an own cube. */
    FRONTIER;

    static final List<Feature> ALL = List.of(values());
}
