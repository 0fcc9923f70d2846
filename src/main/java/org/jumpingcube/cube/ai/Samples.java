package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.cube.Board;

/** Positions of finished games of one board size as counts of features, and whether the side to move went on to win. */
final class Samples {
    private static final int SCALE_STEPS = 6;

    private final int side;
    private final List<byte[]> counts = new ArrayList<>();
    private final List<double[]> shares = new ArrayList<>(); // of the three times of the game
    private final List<Boolean> wins = new ArrayList<>();

    Samples(int side) {
        this.side = side;
    }

    int side() {
        return side;
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

    boolean isWon(int sample) {
        return wins.get(sample);
    }

    Game newGame() {
        return new Game();
    }

    /** One game that is being played; its positions are samples once it has ended. */
    final class Game {
        private final List<byte[]> noted = new ArrayList<>();
        private final List<double[]> times = new ArrayList<>();
        private final List<Integer> plies = new ArrayList<>();
        private int ply;

        /** Another move is about to be made. */
        void nextPly() {
            ply++;
        }

        /** Notes the position in which it is made. */
        void note(CubeBoard board) {
            int[] row = new int[Feature.COLUMNS];
            board.count(row);
            byte[] packed = new byte[row.length];
            for (int column = 0; column < row.length; column++) {
                packed[column] = (byte) row[column]; // up to 225, read back without a sign
            }
            noted.add(packed);
            times.add(Evaluation.shares((double) (board.totalPoints() - side * side) / Board.longestGame(side)));
            plies.add(ply);
        }

        /** The side that made the latest move has won. */
        void end() {
            counts.addAll(noted);
            shares.addAll(times);
            plies.forEach(noticed -> wins.add((ply - noticed) % 2 == 0));
        }
    }

    /** Mean of the negative logarithm of the chance that the weights, times the scale, gave to what happened. */
    double logLoss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * logit(weights, sample);
            sum += Math.log1p(Math.exp(isWon(sample) ? -logit : logit));
        }
        return sum / size();
    }

    /** Part of the samples in which the weights favour the side that won. */
    double accuracy(Weights weights) {
        int right = 0;
        for (int sample = 0; sample < size(); sample++) {
            right += logit(weights, sample) > 0 == isWon(sample) ? 1 : 0;
        }
        return (double) right / size();
    }

    /** The factor that makes the weights tell the samples' results best: by Newton's method, in one dimension. */
    double bestScale(Weights weights) {
        double[] logits = new double[size()];
        Arrays.setAll(logits, sample -> logit(weights, sample));
        double scale = 0;
        for (int step = 0; step < SCALE_STEPS; step++) {
            double slope = 0;
            double curvature = 0;
            for (int sample = 0; sample < logits.length; sample++) {
                double chance = chance(scale * logits[sample]);
                slope += ((isWon(sample) ? 1 : 0) - chance) * logits[sample];
                curvature += chance * (1 - chance) * logits[sample] * logits[sample];
            }
            scale += slope / curvature;
        }
        return scale;
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
