package org.jumpingcube.game;

/**
 * What was played: a move, between the position it was played in and the one it led to. A value. A game adds what the
 * move caused in between, so that nobody need play it a second time to find out.
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
