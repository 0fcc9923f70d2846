package org.jumpingcube.contest;

import java.util.List;
import org.jumpingcube.game.Engine;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;

/** One side of a match, for one thread. It has an engine for each game. */
@FunctionalInterface
public interface Contestant<P extends Position<P, M>, M> extends AutoCloseable {
    /**
     * The engine for the next game.
     *
     * @param seed for the engine's random choices in this game
     */
    Engine<P, M> engine(long seed);

    /** How much its engines may search for a move. */
    default SearchBudget budget() {
        return SearchBudget.USUAL;
    }

    /** A move was made, by either side or in the opening, that did not end the game. */
    default void played(M move) {}

    /** The clock that times the moves, in nanoseconds. */
    default long nanoTime() {
        return System.nanoTime();
    }

    /** What its program wrote last, if it is one, oldest line first. */
    default List<String> latestLines() {
        return List.of();
    }

    @Override
    default void close() {}
}
