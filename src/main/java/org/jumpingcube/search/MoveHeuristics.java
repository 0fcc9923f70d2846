package org.jumpingcube.search;

/**
 * What a search has learned about moves, to try the most promising first. A move is identified by its slot, which
 * stands for its number and kind.
 */
interface MoveHeuristics {
    /** How promising a move is at this ply. Only comparisons count. */
    int score(int ply, int slot);

    /**
     * The slot of a killer move: one that caused a cutoff at this ply. -1 if there is none.
     *
     * @param which 0 for the latest, 1 for the one before
     */
    default int killer(int ply, int which) {
        return -1;
    }

    /** The move caused a cutoff at this ply, in a position searched to this depth. */
    void reward(int ply, int slot, int depth);

    /** The move was tried before the one that caused the cutoff. */
    default void penalise(int ply, int slot, int depth) {}

    /** The move is played at this ply, and leads to the next. */
    default void played(int ply, int slot) {}
}
