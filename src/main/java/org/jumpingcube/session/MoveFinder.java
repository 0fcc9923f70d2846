package org.jumpingcube.session;

import java.util.concurrent.CompletionStage;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;

/** Looks for a computer player's move, usually on another thread. */
@FunctionalInterface
public interface MoveFinder<P extends Position<P, M>, M> {
    /**
     * Starts to look for the move that the seat's computer player would make.
     *
     * @param position a position in which nobody has won
     * @param ticket tells the search when to answer with what it has
     * @return the move, or the failure of the search; completed on any thread
     */
    CompletionStage<M> findMove(P position, Seat seat, SearchTicket ticket);
}
