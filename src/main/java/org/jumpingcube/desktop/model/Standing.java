package org.jumpingcube.desktop.model;

/**
 * The score of the two sides, such as the cubes that each owns.
 *
 * @param one player one's number
 * @param two player two's number
 * @param most the greatest possible sum of both
 */
public record Standing(int one, int two, int most) {
    /** Player one's share of the greatest possible sum, 0 to 1. */
    public double shareOfOne() {
        return (double) one / most;
    }

    /** Player two's share of the greatest possible sum, 0 to 1. */
    public double shareOfTwo() {
        return (double) two / most;
    }

    /** By how much player one leads; negative if player two does. */
    public int lead() {
        return one - two;
    }
}
