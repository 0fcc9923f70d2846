package org.jumpingcube.cube;

import org.jumpingcube.game.Square;

/**
 * A visible change during a move. Applied in order to the board before, all steps of a move give the board after.
 *
 * <p>The only step of wave 0 is the point of the move itself. All cubes that are overloaded when a wave begins burst in
 * it, row by row. Each burst is followed at once by the points that its neighbours gain.
 */
public sealed interface Step {
    Square square();

    /** The cube on the square after this step. */
    Cube result();

    /** The wave of the cascade; 0 for the point of the move itself. */
    int wave();

    /** The cube gains a point and becomes the mover's. */
    record Grow(Square square, Cube result, int wave) implements Step {}

    /** The cube loses one point for each neighbour. */
    record Burst(Square square, Cube result, int wave) implements Step {}
}
