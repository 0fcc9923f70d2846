package org.jumpingcube.game;

import java.util.Optional;

/**
 * What can be said of moves in a game's own terms.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
@FunctionalInterface
public interface Commentary<P extends Position<P, M>, M> {
    /**
     * Why a move was worse than another: the most telling of what is known to be true; empty where nothing is.
     *
     * @param better the better move, with the line that it begins
     * @param reply what the other side does best after the move; empty if the game is over then
     */
    Optional<Remark> remark(Turn<P, M> played, Analysis<M> better, Optional<Analysis<M>> reply);

    /** How much a move set off, in the game's own count, such as bursts; 0 where nothing is counted. */
    default int extent(Turn<P, M> turn) {
        return 0;
    }
}
