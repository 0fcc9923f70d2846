package org.jumpingcube.game;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Something that finds moves: a computer player, an analyst without style or lapses, or one of these with a clock. An
 * engine may keep what it has learned for the next position, so it serves one caller at a time. Its answers do not
 * depend on the thread.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
@FunctionalInterface
public interface Engine<P extends Position<P, M>, M> {
    /**
     * Looks for the best move of the side to move.
     *
     * @param position a position in which the game is not over
     * @param budget how far to look
     * @param stopRequested asked many times a millisecond; once it is true, the best answer so far is given within
     *     10 ms
     * @param listener hears the answer of each iteration, at least one, on this thread
     * @return the last answer, perhaps with another of its near moves that suits the engine's style better
     * @throws IllegalArgumentException if the game is over
     */
    Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener);

    /**
     * Pondering: thinks in the opponent's time, about a position in which the opponent is to move, only to remember
     * what it finds. By default it does nothing.
     *
     * @param stopRequested as in {@link #analyse(Position, SearchBudget, BooleanSupplier, Consumer)}
     */
    default void ponder(P position, BooleanSupplier stopRequested) {}

    /** The answer within a budget, without a listener or a stop. */
    default Analysis<M> analyse(P position, SearchBudget budget) {
        return analyse(position, budget, () -> false, analysis -> {});
    }
}
