package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.List;

/**
 * Finds the weights under which the results of the samples are likeliest, by Newton's method: each step solves a set of
 * linear equations, and a handful of steps are enough. Samples of several board sizes share the weights but for a factor
 * for each size: the same lead decides less on a larger board.
 *
 * <p>Two penalties keep those weights sensible of which the samples say little. What a feature is worth to the side to
 * move and what it costs the other side should hardly differ; and neither should be far from the weights known before.
 */
final class LogisticRegression {
    private static final int STEPS = 7;
    private static final double PENALTY_OF_CHANGE = 150;
    private static final double PENALTY_OF_DIFFERENCE = 1500;
    private static final double SHORTEST_STEP = 1e-3;
    private static final int UNKNOWNS = Weights.TIMES * Feature.COLUMNS;

    private final List<Part> parts;
    private final double[] prior = new double[UNKNOWNS];
    private final double[] weights;
    private final double[] gradient = new double[UNKNOWNS];
    private final double[][] curvature = new double[UNKNOWNS][UNKNOWNS];
    private final int[] present = new int[UNKNOWNS]; // the unknowns that the current sample has a part in
    private final double[] values = new double[UNKNOWNS];

    /**
     * Samples of one size.
     *
     * @param scale by what the shared weights are multiplied on this size
     */
    record Part(Samples samples, double scale) {}

    LogisticRegression(List<Part> parts, Weights known) {
        this.parts = List.copyOf(parts);
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
            double change = weights[i] - prior[i];
            double difference = weights[i] + weights[opposite(i)];
            sum += PENALTY_OF_CHANGE / 2 * change * change;
            sum += isPaired(i) ? PENALTY_OF_DIFFERENCE / 4 * difference * difference : 0;
        }
        var now = current();
        for (Part part : parts) {
            sum += part.samples.size() * part.samples.logLoss(now, part.scale);
        }
        return sum;
    }

    /** The unknown of the same feature for the other side; the constant has none and is its own. */
    private static int opposite(int unknown) {
        int column = unknown % Feature.COLUMNS;
        return column == Feature.CONSTANT
                ? unknown
                : unknown + (column < Feature.OTHER_SIDE ? Feature.OTHER_SIDE : -Feature.OTHER_SIDE);
    }

    private static boolean isPaired(int unknown) {
        return unknown % Feature.COLUMNS != Feature.CONSTANT;
    }

    private Weights current() {
        double[][] rows = new double[Weights.TIMES][];
        Arrays.setAll(rows, time -> Arrays.copyOfRange(weights, time * Feature.COLUMNS, (time + 1) * Feature.COLUMNS));
        return Weights.of(rows);
    }

    /** Slope and curvature of the likelihood at the current weights. */
    private void measure() {
        for (int i = 0; i < UNKNOWNS; i++) {
            gradient[i] = PENALTY_OF_CHANGE * (prior[i] - weights[i]);
            Arrays.fill(curvature[i], 0);
            curvature[i][i] = PENALTY_OF_CHANGE;
            if (isPaired(i)) {
                gradient[i] -= PENALTY_OF_DIFFERENCE * (weights[i] + weights[opposite(i)]);
                curvature[i][i] += PENALTY_OF_DIFFERENCE;
                curvature[i][opposite(i)] += PENALTY_OF_DIFFERENCE;
            }
        }
        for (Part part : parts) {
            for (int sample = 0; sample < part.samples.size(); sample++) {
                addSample(part.samples.isWon(sample), load(part, sample));
            }
        }
    }

    /** Lists the unknowns that a sample has a part in, and returns how many they are. */
    private int load(Part part, int sample) {
        byte[] counts = part.samples.counts(sample);
        int count = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            double share = part.scale * part.samples.share(sample, time);
            for (int column = 0; share > 0 && column < counts.length; column++) {
                if (counts[column] != 0) {
                    present[count] = time * Feature.COLUMNS + column;
                    values[count++] = share * (counts[column] & 0xFF);
                }
            }
        }
        return count;
    }

    private void addSample(boolean isWon, int count) {
        double logit = 0;
        for (int i = 0; i < count; i++) {
            logit += weights[present[i]] * values[i];
        }
        double chance = Samples.chance(logit);
        double error = (isWon ? 1 : 0) - chance;
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
