package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/**
 * What lies on the board, and whose turn it is. A value: playing a move leaves this position as it was.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Position<P extends Position<P, M>, M> {
    Player toMove();

    /** All moves of the side to move, always in the same order; empty exactly when the game is over. */
    List<M> legalMoves();

    /**
     * The position after the move.
     *
     * @throws IllegalArgumentException if the move is not one of the legal moves
     */
    P play(M move);

    /** The player who has won; empty while the game goes on. */
    Optional<Player> winner();
}
