package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.List;

/** Positions as counts of features, each with how likely the side to move is to win. */
final class Samples {
    private final int side;
    private final List<byte[]> counts = new ArrayList<>();
    private final List<double[]> shares = new ArrayList<>(); // of the three times of the game
    private final List<Double> chances = new ArrayList<>();

    Samples(int side) {
        this.side = side;
    }

    int size() {
        return counts.size();
    }

    byte[] counts(int sample) {
        return counts.get(sample);
    }

    double share(int sample, int time) {
        return shares.get(sample)[time];
    }

    /** How likely the side to move is to win, 0 to 1. */
    double chance(int sample) {
        return chances.get(sample);
    }

    /** Adds a position of the board, with the chance of the side to move. */
    void add(CubeBoard board, double chance) {
        int[] row = new int[Feature.COLUMNS];
        board.count(row);
        byte[] packed = new byte[row.length];
        for (int column = 0; column < row.length; column++) {
            packed[column] = (byte) row[column]; // up to 225, read back without a sign
        }
        counts.add(packed);
        shares.add(Evaluation.shares((double) (board.totalPoints() - side * side) / Evaluation.longestGame(side)));
        chances.add(chance);
    }

    Game newGame() {
        return new Game();
    }

    /** One game that is being played: its result makes part of the chances once it has ended. */
    final class Game {
        private final List<Integer> noted = new ArrayList<>();

        /** Adds the next position of the game. */
        void note(CubeBoard board, double chance) {
            noted.add(size());
            add(board, chance);
        }

        /** The side that made the latest move has won. */
        void end() {
            for (int ply = 0; ply < noted.size(); ply++) {
                double result = (noted.size() - ply) % 2;
                int sample = noted.get(ply);
                chances.set(sample, (chances.get(sample) + result) / 2);
            }
        }
    }

    /** Mean of the cross entropy of the chances with those that the weights give. */
    double logLoss(Weights weights) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double given = chance(logit(weights, sample));
            sum -= chance(sample) * Math.log(given) + (1 - chance(sample)) * Math.log(1 - given);
        }
        return sum / size();
    }

    /** Part of the samples in which the weights favour the side that is the likelier to win. */
    double accuracy(Weights weights) {
        int right = 0;
        for (int sample = 0; sample < size(); sample++) {
            right += logit(weights, sample) > 0 == chance(sample) > 0.5 ? 1 : 0;
        }
        return (double) right / size();
    }

    private double logit(Weights weights, int sample) {
        double sum = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            double share = share(sample, time);
            for (int column = 0; share > 0 && column < Feature.COLUMNS; column++) {
                sum += share * weights.at(time, column) * (counts(sample)[column] & 0xFF);
            }
        }
        return sum;
    }

    static double chance(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
