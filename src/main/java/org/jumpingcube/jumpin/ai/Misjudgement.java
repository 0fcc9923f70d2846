package org.jumpingcube.jumpin.ai;

import org.jumpingcube.search.Mixer;

/**
 * How a weaker player errs: by a fixed number for each position, as a person who does not see it.
 *
 * @param most the greatest error, in points; 0 for none
 * @param seed players of different seeds err in different positions
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
