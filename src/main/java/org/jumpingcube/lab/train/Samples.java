package org.jumpingcube.lab.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.cube.ai.Weights;

/**
 * Positions of finished games of one board size as counts of features, whether the side to move went on to win, and what
 * is to be learned of that: it, or what was thought of the game some time later.
 */
final class Samples {
    private static final int SCALE_STEPS = 6;

    private final int side;
    private final Optional<Hindsight> hindsight;
    private final List<byte[]> counts = new ArrayList<>();
    private final List<double[]> shares = new ArrayList<>(); // of the three times of the game
    private final List<Boolean> wins = new ArrayList<>();
    private final List<Double> chances = new ArrayList<>();

    /** @param hindsight what is to be learned in place of who won, if anything */
    Samples(int side, Optional<Hindsight> hindsight) {
        this.side = side;
        this.hindsight = hindsight;
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

    /** The chance that the side to move is to be given: 0 or 1 where it is to be learned who won. */
    double chance(int sample) {
        return chances.get(sample);
    }

    Game newGame() {
        return new Game();
    }

    /** One game that is being played; its positions are samples once it has ended. */
    final class Game {
        private final List<byte[]> noted = new ArrayList<>();
        private final List<double[]> times = new ArrayList<>();
        private final List<Integer> plies = new ArrayList<>();
        private final List<Double> leads = new ArrayList<>(); // of each ply, as hindsight sees them
        private int ply;

        /** Another move is about to be made in this position. */
        void nextPly(CubePosition position, CubeBoard counter) {
            ply++;
            hindsight.ifPresent(seen -> leads.add(seen.lead(packed(counter), sharesOf(position))));
        }

        /** Notes the position in which it is made. */
        void note(CubePosition position, CubeBoard counter) {
            noted.add(packed(counter));
            times.add(sharesOf(position));
            plies.add(ply);
        }

        private double[] sharesOf(CubePosition position) {
            return Weights.shares(side, position.board().totalPoints());
        }

        private static byte[] packed(CubeBoard counter) {
            int[] row = new int[Weights.COLUMNS];
            counter.count(row);
            byte[] packed = new byte[row.length];
            for (int column = 0; column < row.length; column++) {
                packed[column] = (byte) row[column]; // up to 225, read back without a sign
            }
            return packed;
        }

        /** The side that made the latest move has won. */
        void end() {
            counts.addAll(noted);
            shares.addAll(times);
            for (int noticed : plies) {
                boolean isWon = (ply - noticed) % 2 == 0;
                wins.add(isWon);
                chances.add(
                        hindsight.map(seen -> seen.chance(leads, noticed - 1)).orElse(isWon ? 1.0 : 0.0));
            }
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

    /** What learning makes small: the sum of the same, of the chances that are to be learned. */
    double loss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * logit(weights, sample);
            sum += Math.log1p(Math.exp(-logit)) + (1 - chance(sample)) * logit;
        }
        return sum;
    }

    /** Part of the samples in which the weights favour the side that won. */
    double accuracy(Weights weights) {
        int right = 0;
        for (int sample = 0; sample < size(); sample++) {
            right += logit(weights, sample) > 0 == isWon(sample) ? 1 : 0;
        }
        return (double) right / size();
    }

    /** The factor that makes the weights tell best what is to be learned of the samples: by Newton's method, in one dimension. */
    double bestScale(Weights weights) {
        double[] logits = new double[size()];
        Arrays.setAll(logits, sample -> logit(weights, sample));
        double scale = 0;
        for (int step = 0; step < SCALE_STEPS; step++) {
            double slope = 0;
            double curvature = 0;
            for (int sample = 0; sample < logits.length; sample++) {
                double chance = Hindsight.chance(scale * logits[sample]);
                slope += (chance(sample) - chance) * logits[sample];
                curvature += chance * (1 - chance) * logits[sample] * logits[sample];
            }
            scale += slope / curvature;
        }
        return scale;
    }

    private double logit(Weights weights, int sample) {
        return Hindsight.logit(weights, counts(sample), shares.get(sample));
    }
}
