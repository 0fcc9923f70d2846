package org.jumpingcube.strip;

/**
 * A move on the strip: the square that the token goes to, from 0.
 *
 * @param to -1 for a pass
 */
public record Hop(int to) {
    public static final Hop PASS = new Hop(-1);
}
