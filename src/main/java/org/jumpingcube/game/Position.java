package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/**
 * What lies on the board, whose turn it is, and whatever else decides how the game may go on. A value: playing a move
 * leaves this position as it was.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Position<P extends Position<P, M>, M> {
    Player toMove();

    /**
     * All moves of the side to move, always in the same order; none once the game is over. While it goes on there is at
     * least one: where a side that cannot move has to pass, the pass is its move, and where it loses, the game is over.
     */
    List<M> legalMoves();

    /**
     * Plays a move.
     *
     * @throws IllegalArgumentException if the move is not one of the legal moves
     */
    Turn<P, M> play(M move);

    /** Whether the game goes on, and if not, how and why it ended. */
    Outcome outcome();

    /** Whether a move leaves everything as it is but the turn. */
    default boolean isPass(M move) {
        return false;
    }

    /** The pass of a side that has no other move. */
    default Optional<M> forcedPass() {
        List<M> moves = legalMoves();
        return moves.size() == 1 ? moves.stream().filter(this::isPass).findFirst() : Optional.empty();
    }

    /** Who has won; empty while the game goes on, and after a draw. */
    default Optional<Player> winner() {
        return outcome().winner();
    }
}
