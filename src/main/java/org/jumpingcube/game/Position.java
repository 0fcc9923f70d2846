package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/**
 * The board, the side to move, and whatever else decides how the game may go on. A value: playing a move does not
 * change it.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Position<P extends Position<P, M>, M> {
    Player toMove();

    /**
     * All legal moves of the side to move, always in the same order. There is at least one unless the game is over: a
     * side that cannot move either has a pass as its move, or has lost.
     */
    List<M> legalMoves();

    /**
     * Plays a move.
     *
     * @throws IllegalArgumentException if the move is not one of the legal moves
     */
    Turn<P, M> play(M move);

    /** Whether the game goes on, else how and why it ended. */
    Outcome outcome();

    /** Whether a move changes nothing but whose turn it is. */
    default boolean isPass(M move) {
        return false;
    }

    /** The pass of a side that may pass. */
    default Optional<M> pass() {
        return legalMoves().stream().filter(this::isPass).findFirst();
    }

    /** The pass of a side that has no other move. */
    default Optional<M> forcedPass() {
        return legalMoves().size() == 1 ? pass() : Optional.empty();
    }

    /** Who has won; empty while the game goes on, and after a draw. */
    default Optional<Player> winner() {
        return outcome().winner();
    }
}
