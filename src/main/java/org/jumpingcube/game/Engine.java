package org.jumpingcube.game;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Something that finds moves: a computer player, an analyst without style or slips, or one of these with a stopwatch.
 * An engine may keep what it has learned from one position to the next, so one at a time may use it; what it answers
 * does not depend on the thread.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
@FunctionalInterface
public interface Engine<P extends Position<P, M>, M> {
    /**
     * Looks for the best move of the side to move.
     *
     * @param position a position in which the game goes on
     * @param budget how far to look
     * @param stopRequested asked many times a millisecond; once it says yes, the best answer so far is given within 10
     * ms
     * @param listener hears the answer of each iteration, and of one at least, on this thread
     * @return the last answer, or the same with another of its near moves if that is more to the engine's taste
     * @throws IllegalArgumentException if the game is over
     */
    Analysis<M> analyse(
            P position, SearchBudget budget, BooleanSupplier stopRequested, Consumer<? super Analysis<M>> listener);

    /**
     * Thinks about a position in which the other side is to move, for nothing but what is remembered of it: nothing, if
     * it is not said otherwise.
     *
     * @param stopRequested as in {@link #analyse(Position, SearchBudget, BooleanSupplier, Consumer)}
     */
    default void ponder(P position, BooleanSupplier stopRequested) {}

    /** The answer within a budget, with nobody listening and nobody stopping. */
    default Analysis<M> analyse(P position, SearchBudget budget) {
        return analyse(position, budget, () -> false, analysis -> {});
    }
}
