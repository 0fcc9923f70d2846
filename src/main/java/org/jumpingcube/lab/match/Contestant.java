package org.jumpingcube.lab.match;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** One side of a match, for one thread. It hears of every move of its game, its own and the opening's too. */
interface Contestant extends AutoCloseable {
    /**
     * A game begins on an empty board.
     *
     * @param seed what the contestant's chance moves in this game may depend on
     */
    void startGame(int side, long seed) throws ContestantException;

    /** A move was made; it did not end the game. */
    void played(Square move) throws ContestantException;

    /** This contestant's move in a position in which it is to move and nobody has won. */
    Square choose(CubePosition position) throws ContestantException;

    @Override
    void close();
}
