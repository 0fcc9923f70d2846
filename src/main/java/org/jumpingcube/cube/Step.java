package org.jumpingcube.cube;

/**
 * One visible change during a move. Applying all steps of a move in order to the board before gives the board after.
 *
 * <p>The move's own point is the only step of wave 0. All cubes that are overloaded when a wave begins burst in it, row
 * by row; a burst is followed at once by the points its neighbours gain.
 */
public sealed interface Step {
    Square square();

    /** The cube on the square once this step is done. */
    Cube result();

    /** The wave of the cascade, 0 for the move's own point. */
    int wave();

    /** The cube gains a point and becomes the mover's. */
    record Grow(Square square, Cube result, int wave) implements Step {}

    /** The cube loses as many points as it has neighbours. */
    record Burst(Square square, Cube result, int wave) implements Step {}
}
