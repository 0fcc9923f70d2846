package org.jumpingcube.cube.ai;

import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * How attentive a player below Strong is. It looks some plies ahead but overlooks some of the later moves. In a lapse
 * it sees no replies at all, and little of the board beyond the surroundings of one square.
 *
 * @param missedAnswers percentage of moves after the first ply that are overlooked
 * @param lapses percentage of moves made in a lapse, 0 to 75: of every four moves in a row, one never is
 * @param missedInLapse percentage of moves overlooked in a lapse near the square the player looks at; more are
 *     overlooked further away
 * @param misjudgement the largest error of an evaluation, in points; a cube is worth {@value CasualBoard#CUBE}
 * @param charge the worth of a point of charge; a cube about to burst is worth four times as much again. 0 for a player
 *     who only counts cubes
 */
record Attention(int missedAnswers, int lapses, int missedInLapse, int misjudgement, int charge) {
    private static final int BLOCK = 4;

    /** Whether the move in this position is made in a lapse. The same for the same position and seed. */
    boolean lapsesIn(CubePosition position, long seed) {
        int move = position.board().totalPoints() / 2;
        long block = Mixer.mix((move / BLOCK) ^ seed, Mixer.STAFFORD_1) * Mixer.STAFFORD_2;
        boolean isAttentive = move % BLOCK == block >>> 62;
        long chance = Mixer.mix(move ^ seed, Mixer.MMIX) * Mixer.DEGSKI;
        return !isAttentive && Math.floorMod(chance >>> 9, 100L) * (BLOCK - 1) < lapses * (long) BLOCK;
    }
}
