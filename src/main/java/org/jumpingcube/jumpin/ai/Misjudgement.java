package org.jumpingcube.jumpin.ai;

import org.jumpingcube.search.Mixer;

/**
 * How a weaker player misjudges: by a fixed number of points for each position.
 *
 * @param most the greatest error, in points; 0 for none
 * @param seed players with different seeds err in different positions
 */
record Misjudgement(int most, long seed) {
    static final Misjudgement NONE = new Misjudgement(0, 0);

    /** The error in a position, -{@code most} to {@code most}. */
    int of(long key) {
        return most == 0
                ? 0
                : (int) Math.floorMod((Mixer.mix(key ^ seed, Mixer.DEGSKI) * Mixer.GOLDEN) >>> 16, 2L * most + 1)
                        - most;
    }
}
