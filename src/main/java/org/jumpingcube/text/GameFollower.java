package org.jumpingcube.text;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;

/** Follows a text game, for a window beside the terminal. Called on the protocol's thread. */
public interface GameFollower {
    /** Follows nothing. */
    GameFollower NONE = new GameFollower() {
        @Override
        public void positionChanged(CubePosition position) {}

        @Override
        public void movePlayed(PlayedMove move) {}
    };

    /**
     * The board has changed other than by a move: at the start, for a new game or another size, or because squares were
     * set.
     */
    void positionChanged(CubePosition position);

    /** Somebody has moved. The board is now the move's {@code after}, with the opponent to move unless the move won. */
    void movePlayed(PlayedMove move);
}
