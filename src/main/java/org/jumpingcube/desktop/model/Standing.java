package org.jumpingcube.desktop.model;

/**
 * How the two sides stand, as a number for each: cubes owned, say.
 *
 * @param one player one's number
 * @param two player two's number
 * @param most the greatest number there can be, of both together
 */
public record Standing(int one, int two, int most) {
    /** Player one's part of the most there can be, 0 to 1. */
    public double shareOfOne() {
        return (double) one / most;
    }

    /** Player two's part of the most there can be, 0 to 1. */
    public double shareOfTwo() {
        return (double) two / most;
    }

    /** By how much player one leads; negative if player two does. */
    public int lead() {
        return one - two;
    }
}
