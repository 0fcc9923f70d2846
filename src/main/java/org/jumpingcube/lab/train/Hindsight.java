package org.jumpingcube.lab.train;

import java.util.List;
import org.jumpingcube.cube.ai.Weights;

/**
 * What weights say of a game some plies later, in place of who won it in the end: on a large board a position early in the
 * game says next to nothing about that, and much about what comes of it soon.
 *
 * <p>Sutton, Learning to Predict by the Methods of Temporal Differences, 1988: the same for one ply later.
 *
 * @param weights that judge the later positions
 * @param plies how much later, even and 2 or more
 * @param scale by what the weights are multiplied to tell the odds
 */
record Hindsight(Weights weights, int plies, double scale) {
    private static final int POSITIONS = 8; // in a row that are judged: cascades make a single one a gamble

    /** On a board of a side, by the judgement of these weights: two plies later for each square of a side. */
    static Hindsight on(int side, Weights weights) {
        return new Hindsight(weights, 2 * side, 3.0 / side); // about as large as the scales of results up to 10x10
    }

    /** How much the side to move leads by, in logits of the weights; counts and shares are a sample's. */
    double lead(byte[] counts, double[] shares) {
        return logit(weights, counts, shares);
    }

    /**
     * The chance of the side to move.
     *
     * @param leads of each ply of a finished game, as they were for the side to move then; the last one won
     * @param ply where, from 0 on
     */
    double chance(List<Double> leads, int ply) {
        double sum = 0;
        for (int later = ply + plies; later < ply + plies + POSITIONS; later++) {
            boolean isSameSide = (later - ply) % 2 == 0;
            if (later < leads.size()) {
                sum += chance(scale * (isSameSide ? leads.get(later) : -leads.get(later)));
            } else {
                sum += (leads.size() - 1 - ply) % 2 == 0 ? 1 : 0;
            }
        }
        return sum / POSITIONS;
    }

    static double logit(Weights weights, byte[] counts, double[] shares) {
        double sum = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            for (int column = 0; shares[time] > 0 && column < Weights.COLUMNS; column++) {
                sum += shares[time] * weights.at(time, column) * (counts[column] & 0xFF);
            }
        }
        return sum;
    }

    static double chance(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
