package org.jumpingcube.search;

/** What a search has learned about moves: which are worth trying first. A move is known by its slot, number and kind. */
interface Merits {
    /** How promising a move is that can be played at this ply; only the comparison with others counts. */
    int of(int ply, int slot);

    /**
     * The slot of a move that refuted a position at this ply, or -1 if there is none.
     *
     * @param which 0 for the latest, 1 for the one before
     */
    default int latest(int ply, int which) {
        return -1;
    }

    /** The move refuted a position at this ply that was looked at so deeply. */
    void praise(int ply, int slot, int depth);

    /** The move was tried before the one that refuted the position. */
    default void blame(int ply, int slot, int depth) {}

    /** The move leads to the next ply. */
    default void played(int ply, int slot) {}
}
