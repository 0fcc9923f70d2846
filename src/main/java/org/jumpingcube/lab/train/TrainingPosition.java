package org.jumpingcube.lab.train;

import java.util.OptionalDouble;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Weights;

/** A position of a game that is learned from, as counts of features, and what is to be learned of it. */
final class TrainingPosition {
    private final byte[] counts;
    private final double[] shares;
    private final int pliesLater;
    private final OptionalDouble chance;

    private TrainingPosition(byte[] counts, double[] shares, int pliesLater, OptionalDouble chance) {
        this.counts = counts;
        this.shares = shares;
        this.pliesLater = pliesLater;
        this.chance = chance;
    }

    /**
     * The position that a board stands at.
     *
     * @param side of the board
     * @param totalPoints on it, neutral cubes too
     * @param pliesLater how many plies after the position that came up in the game this one lies
     * @param chance that the side to move is to be given, 0 to 1; if there is none, who wins the game is to be learned
     */
    static TrainingPosition at(CubeBoard board, int side, int totalPoints, int pliesLater, OptionalDouble chance) {
        int[] row = new int[Weights.COLUMNS];
        board.count(row);
        byte[] counts = new byte[row.length];
        for (int column = 0; column < row.length; column++) {
            counts[column] = (byte) row[column];
        }
        return new TrainingPosition(counts, Weights.shares(side, totalPoints), pliesLater, chance);
    }

    /** How often a feature is counted. */
    int count(int column) {
        return counts[column] & 0xFF; // up to 225
    }

    /** How much one of the times of the game has to say, 0 to 1. */
    double share(int time) {
        return shares[time];
    }

    int pliesLater() {
        return pliesLater;
    }

    OptionalDouble chance() {
        return chance;
    }

    /** How much the side to move leads by, in logits of the weights. */
    double logit(Weights weights) {
        double sum = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            for (int column = 0; shares[time] > 0 && column < counts.length; column++) {
                sum += shares[time] * weights.at(time, column) * count(column);
            }
        }
        return sum;
    }

    /** The chance that goes with a logit, 0 to 1. */
    static double chance(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
