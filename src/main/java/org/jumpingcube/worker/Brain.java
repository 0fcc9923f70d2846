package org.jumpingcube.worker;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;

/** The computer players of one game, as the worker calls them: on its own thread, one call at a time. */
public interface Brain<P extends Position<P, M>, M> {
    /**
     * The move the seat's computer player makes.
     *
     * @param stopRequested once true, the best move found so far is wanted within 10 ms
     */
    M choose(P position, Seat seat, BooleanSupplier stopRequested);

    /** After how long a search is stopped, however far it has come. */
    Duration longestThought(P position);
}
