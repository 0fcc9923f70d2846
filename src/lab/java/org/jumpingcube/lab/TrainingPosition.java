package org.jumpingcube.lab;

import java.util.OptionalDouble;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Weights;

/** A position to learn from, as feature counts, with its target. */
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
     * The current position of a board.
     *
     * @param side of the board
     * @param totalPoints on the board, including neutral cubes
     * @param pliesLater how many plies this position is after the one in the game
     * @param chance the target chance of the side to move, 0 to 1; if empty, the target is the result of the game
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

    /** The count of a feature. */
    int count(int column) {
        return counts[column] & 0xFF; // up to 225
    }

    /** The weight of a stage of the game, 0 to 1. */
    double share(int time) {
        return shares[time];
    }

    int pliesLater() {
        return pliesLater;
    }

    OptionalDouble chance() {
        return chance;
    }

    /** The lead of the side to move, in logits. */
    double logit(Weights weights) {
        double sum = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            for (int column = 0; shares[time] > 0 && column < counts.length; column++) {
                sum += shares[time] * weights.at(time, column) * count(column);
            }
        }
        return sum;
    }

    /** The chance that corresponds to a logit, 0 to 1. */
    static double chance(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
