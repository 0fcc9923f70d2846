package org.jumpingcube.text;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;

/** Watches a game that is played by text: a window beside the terminal. Called on the thread that runs the protocol. */
public interface GameFollower {
    /** Follows nothing. */
    GameFollower NONE = new GameFollower() {
        @Override
        public void positionChanged(CubePosition position) {}

        @Override
        public void movePlayed(PlayedMove move) {}
    };

    /**
     * The board is another one other than by a move: at the start, by a new game, another size, or squares that were
     * set.
     */
    void positionChanged(CubePosition position);

    /** Somebody moved; the move's {@code after} is the board now, and the opponent is to move unless the move won. */
    void movePlayed(PlayedMove move);
}
