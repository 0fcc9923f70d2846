package org.jumpingcube.game;

/**
 * A move that was played, with the position before it and the one after. A value. A game adds what happened in between,
 * so that nobody has to play the move again to find out.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface Turn<P extends Position<P, M>, M> {
    P before();

    M move();

    P after();

    /** Whose turn it was. */
    default Player player() {
        return before().toMove();
    }
}
