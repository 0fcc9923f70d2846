package org.jumpingcube.lab.match;

import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/** One side of a match, for one thread: has an engine for each game. */
@FunctionalInterface
interface Contestant<P extends Position<P, M>, M> extends AutoCloseable {
    /**
     * The engine that plays the next game, which begins from its start.
     *
     * @param seed what the engine's chance moves in this game may depend on
     */
    Engine<P, M> engine(long seed);

    /** How far its engines may look for a move. */
    default SearchBudget budget() {
        return SearchBudget.USUAL;
    }

    /** A move was made in the game, by either side or for the opening; it did not end the game. */
    default void played(M move) {}

    /** The clock that the moves are measured by, in nanoseconds. */
    default long nanoTime() {
        return System.nanoTime();
    }

    @Override
    default void close() {}
}
