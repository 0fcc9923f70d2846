package org.jumpingcube.game;

/**
 * What a weaker side gets before the first move.
 *
 * @param side that gets it
 * @param points 1 to {@value #MOST}
 */
public record HeadStart(Player side, int points) {
    public static final int MOST = 5;

    public HeadStart {
        if (points < 1 || points > MOST) {
            throw new IllegalArgumentException("points " + points);
        }
    }
}
