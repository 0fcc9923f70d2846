package org.jumpingcube.game;

import java.util.Optional;

/**
 * What can be said about moves, in a game's own terms.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
@FunctionalInterface
public interface Commentary<P extends Position<P, M>, M> {
    /**
     * Why a move was worse than another: the most telling remark that is certainly true. Empty if there is none.
     *
     * @param better the better move, and how it goes on
     * @param reply the other side's best reply to the move; empty if the game was over
     */
    Optional<Remark> remark(Turn<P, M> played, Analysis<M> better, Optional<Analysis<M>> reply);

    /** How much a move set off, such as the number of bursts; 0 if the game counts nothing of the kind. */
    default int extent(Turn<P, M> turn) {
        return 0;
    }
}
