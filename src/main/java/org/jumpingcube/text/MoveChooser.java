package org.jumpingcube.text;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/** The computer player as the protocol sees it. */
@FunctionalInterface
interface MoveChooser {
    /**
     * A legal move.
     *
     * @param position a position in which nobody has won; no square holds more than its capacity
     * @param seed decides between moves that are as good as each other: equal position and seed give an equal move
     */
    Square choose(CubePosition position, long seed);
}
