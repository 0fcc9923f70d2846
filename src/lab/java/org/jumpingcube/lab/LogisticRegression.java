package org.jumpingcube.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jumpingcube.arena.Inverse;
import org.jumpingcube.cube.ai.Weights;

/**
 * Finds the weights of maximum likelihood for the samples by Newton's method. Each step solves a set of linear
 * equations, and a handful of steps is enough. Samples of several board sizes share the weights except for a factor per
 * size, since the same lead decides less on a larger board.
 *
 * <p>Two penalties keep weights sensible when the samples say little about them. A feature's worth to the side to move
 * and its cost to the other side should hardly differ, and both should be close to the previous weights.
 */
final class LogisticRegression {
    private static final int STEPS = 7; // four give the same weights; docs/lab/weights.md has this and the penalties
    private static final double PENALTY_OF_CHANGE = 150;
    private static final double PENALTY_OF_DIFFERENCE = 1500;
    private static final double SHORTEST_STEP = 1e-3;
    private static final int UNKNOWNS = Weights.TIMES * Weights.COLUMNS;

    private final List<Part> parts;
    private final double[] prior = new double[UNKNOWNS];
    private final double[] weights;
    private final double[] gradient = new double[UNKNOWNS];
    private final double[][] curvature = new double[UNKNOWNS][UNKNOWNS];
    private final int[] present = new int[UNKNOWNS]; // the unknowns that the current sample affects
    private final double[] values = new double[UNKNOWNS];

    /**
     * Samples of one size.
     *
     * @param scale the factor of the shared weights for this size
     */
    record Part(Samples samples, double scale) {}

    LogisticRegression(List<Part> parts, Weights known) {
        this.parts = List.copyOf(parts);
        Arrays.setAll(prior, i -> known.at(i / Weights.COLUMNS, i % Weights.COLUMNS));
        weights = prior.clone();
    }

    Weights fit() {
        for (int step = 0; step < STEPS; step++) {
            measure();
            goAlong(fullStep());
        }
        return current();
    }

    /** To where the result would be best if it were quadratic. The penalties make the Hessian positive definite. */
    private double[] fullStep() {
        var inverse = Inverse.of(curvature);
        double[] step = new double[UNKNOWNS];
        Arrays.setAll(
                step,
                i -> IntStream.range(0, UNKNOWNS)
                        .mapToDouble(j -> inverse[i][j] * gradient[j])
                        .sum());
        return step;
    }

    /** Line search: goes as far along the full step as it improves the result, since the full step may overshoot. */
    private void goAlong(double[] fullStep) {
        double[] before = weights.clone();
        double lossBefore = loss();
        double length = 1;
        do {
            for (int i = 0; i < UNKNOWNS; i++) {
                weights[i] = before[i] + length * fullStep[i];
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
            sum += part.samples.loss(now, part.scale);
        }
        return sum;
    }

    /** The unknown of the same feature for the other side; for the constant, itself. */
    private static int opposite(int unknown) {
        int column = unknown % Weights.COLUMNS;
        return unknown - column + Weights.opposite(column);
    }

    private static boolean isPaired(int unknown) {
        return opposite(unknown) != unknown;
    }

    private Weights current() {
        double[][] rows = new double[Weights.TIMES][];
        Arrays.setAll(rows, time -> Arrays.copyOfRange(weights, time * Weights.COLUMNS, (time + 1) * Weights.COLUMNS));
        return Weights.of(rows);
    }

    /** Gradient and Hessian of the log-likelihood at the current weights. */
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
                addSample(part.samples.chance(sample), load(part, sample));
            }
        }
    }

    /** Lists the unknowns that a sample affects, and returns how many there are. */
    private int load(Part part, int sample) {
        var lesson = part.samples.lesson(sample);
        int count = 0;
        for (int time = 0; time < Weights.TIMES; time++) {
            double share = part.scale * lesson.share(time);
            for (int column = 0; share > 0 && column < Weights.COLUMNS; column++) {
                if (lesson.count(column) != 0) {
                    present[count] = time * Weights.COLUMNS + column;
                    values[count++] = share * lesson.count(column);
                }
            }
        }
        return count;
    }

    private void addSample(double wanted, int count) {
        double logit = 0;
        for (int i = 0; i < count; i++) {
            logit += weights[present[i]] * values[i];
        }
        double chance = TrainingPosition.chance(logit);
        double error = wanted - chance;
        double weight = chance * (1 - chance);
        for (int i = 0; i < count; i++) {
            gradient[present[i]] += error * values[i];
            double[] row = curvature[present[i]];
            double scaled = weight * values[i];
            for (int j = 0; j < count; j++) {
                row[present[j]] += scaled * values[j];
            }
        }
    }
}
