package org.jumpingcube.cube.ai;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * How attentive a player is who is no expert. Most moves are looked at some plies deep, but for later moves that are
 * overlooked. In a lapse the player sees no answer, and of the board mostly the surroundings of one square.
 *
 * @param missedAnswers how many of a hundred moves after the first are overlooked
 * @param lapses how many of a hundred moves are made in a lapse, 0 to 75: one of four in a row never is
 * @param missedInLapse how many of a hundred moves are overlooked in a lapse where the player looks; far from there more
 * @param misjudgement by how many points a position is misjudged at most; a cube is worth {@value CasualBoard#CUBE}
 * @param charge what a point of charge is worth, and a cube about to burst four times as much again; 0 for a player who
 *     counts cubes alone
 */
record Attention(int missedAnswers, int lapses, int missedInLapse, int misjudgement, int charge) {
    private static final int BLOCK = 4;

    /** Whether the move in this position is made in a lapse: always the same for the same seed. */
    boolean lapsesIn(CubePosition position, long seed) {
        int move = position.board().totalPoints() / 2;
        long block = Mixer.mix((move / BLOCK) ^ seed, Mixer.STAFFORD_1) * Mixer.STAFFORD_2;
        boolean isAttentive = move % BLOCK == block >>> 62;
        long chance = Mixer.mix(move ^ seed, Mixer.MMIX) * Mixer.DEGSKI;
        return !isAttentive && Math.floorMod(chance >>> 9, 100L) * (BLOCK - 1) < lapses * (long) BLOCK;
    }
}
