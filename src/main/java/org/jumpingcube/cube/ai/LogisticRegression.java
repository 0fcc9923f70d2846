package org.jumpingcube.cube.ai;

import java.util.Arrays;

/**
 * Finds the weights under which the results of the samples are likeliest, by Newton's method: each step solves a set of
 * linear equations, and a handful of steps are enough. A penalty on the distance from the weights known before keeps
 * those sensible of which the samples say little.
 */
final class LogisticRegression {
    private static final int STEPS = 7;
    private static final double PENALTY = 100;
    private static final double SHORTEST_STEP = 1e-3;
    private static final int UNKNOWNS = Weights.TIMES * Feature.COLUMNS;

    private final Samples samples;
    private final double[] prior = new double[UNKNOWNS];
    private final double[] weights;
    private final double[] gradient = new double[UNKNOWNS];
    private final double[][] curvature = new double[UNKNOWNS][UNKNOWNS];
    private final int[] present = new int[UNKNOWNS]; // the unknowns that the current sample has a part in
    private final double[] values = new double[UNKNOWNS];

    LogisticRegression(Samples samples, Weights known) {
        this.samples = samples;
        Arrays.setAll(prior, i -> known.at(i / Feature.COLUMNS, i % Feature.COLUMNS));
        weights = prior.clone();
    }

    Weights fit() {
        for (int step = 0; step < STEPS; step++) {
            measure();
            stepBy(solve());
        }
        return current();
    }

    /** Goes as far along the change as it makes things better: a full step may overshoot. */
    private void stepBy(double[] change) {
        double[] before = weights.clone();
        double lossBefore = loss();
        double length = 1;
        do {
            for (int i = 0; i < UNKNOWNS; i++) {
                weights[i] = before[i] + length * change[i];
            }
            length /= 2;
        } while (!(loss() <= lossBefore) && length > SHORTEST_STEP);
    }

    private double loss() {
        double sum = 0;
        for (int i = 0; i < UNKNOWNS; i++) {
            sum += PENALTY / 2 * (weights[i] - prior[i]) * (weights[i] - prior[i]);
        }
        return sum + samples.size() * samples.logLoss(current());
    }

    private Weights current() {
        double[][] rows = new double[Weights.TIMES][];
        Arrays.setAll(rows, time -> Arrays.copyOfRange(weights, time * Feature.COLUMNS, (time + 1) * Feature.COLUMNS));
        return Weights.of(rows);
    }

    /** Slope and curvature of the likelihood at the current weights. */
    private void measure() {
        for (int i = 0; i < UNKNOWNS; i++) {
            gradient[i] = PENALTY * (prior[i] - weights[i]);
            Arrays.fill(curvature[i], 0);
            curvature[i][i] = PENALTY;
        }
        for (int sample = 0; sample < samples.size(); sample++) {
            addSample(sample, load(sample));
        }
    }

    /** Lists the unknowns that a sample has a part in, and returns how many they are. */
    private int load(int sample) {
        byte[] counts = samples.counts(sample);
        int count = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            double share = samples.share(sample, time);
            for (int column = 0; share > 0 && column < counts.length; column++) {
                if (counts[column] != 0) {
                    present[count] = time * Feature.COLUMNS + column;
                    values[count++] = share * (counts[column] & 0xFF);
                }
            }
        }
        return count;
    }

    private void addSample(int sample, int count) {
        double logit = 0;
        for (int i = 0; i < count; i++) {
            logit += weights[present[i]] * values[i];
        }
        double chance = Samples.chance(logit);
        double error = (samples.isWon(sample) ? 1 : 0) - chance;
        double weight = chance * (1 - chance);
        for (int i = 0; i < count; i++) {
            gradient[present[i]] += error * values[i];
            double[] row = curvature[present[i]];
            double scaled = weight * values[i];
            for (int j = 0; j <= i; j++) {
                row[present[j]] += scaled * values[j]; // the lower half: the matrix is symmetric
            }
        }
    }

    /** Solves curvature * x = gradient by Cholesky's decomposition. */
    private double[] solve() {
        double[][] lower = new double[UNKNOWNS][UNKNOWNS];
        for (int i = 0; i < UNKNOWNS; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = curvature[i][j] - product(lower[i], lower[j], j);
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        double[] x = new double[UNKNOWNS];
        for (int i = 0; i < UNKNOWNS; i++) {
            x[i] = (gradient[i] - product(lower[i], x, i)) / lower[i][i];
        }
        for (int i = UNKNOWNS - 1; i >= 0; i--) {
            double sum = x[i];
            for (int j = i + 1; j < UNKNOWNS; j++) {
                sum -= lower[j][i] * x[j];
            }
            x[i] = sum / lower[i][i];
        }
        return x;
    }

    private static double product(double[] one, double[] other, int length) {
        double sum = 0;
        for (int i = 0; i < length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
