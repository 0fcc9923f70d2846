package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Strength from results, by the model of Bradley and Terry: the odds of A against B are those of their strengths. The
 * strengths are the most likely ones, found by the iteration of D. R. Hunter, <i>MM algorithms for generalized
 * Bradley-Terry models</i>, 2004; the intervals come from the curvature there (Fisher's information). A draw is half a
 * win for each. So that nobody who won all games is infinitely strong, each two who met are also taken to have drawn one
 * game more.
 */
final class Ratings {
    private static final double NORMAL_95 = 1.959964;
    private static final double ELO = 400 / Math.log(10); // of a factor e in the odds
    private static final int MOST_STEPS = 10_000;
    private static final double PRECISE = 1e-10;
    private static final double LEAST = 1e-6;

    private Ratings() {}

    /**
     * The ratings of all.
     *
     * @param points how many points each won against each: n rows of n, a draw as half a point
     */
    static List<EloEstimate> of(double[][] points) {
        int n = points.length;
        var games = new double[n][n];
        var wins = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double played = points[i][j] + points[j][i];
                if (i != j && played > 0) {
                    games[i][j] = played + 1;
                    wins[i] += points[i][j] + 0.5;
                }
            }
        }
        var strengths = strengths(games, wins);
        var variances = variances(games, strengths);
        double mean = average(strengths);
        var ratings = new ArrayList<EloEstimate>();
        for (int i = 0; i < n; i++) {
            ratings.add(
                    new EloEstimate(ELO * (Math.log(strengths[i]) - mean), NORMAL_95 * ELO * Math.sqrt(variances[i])));
        }
        return List.copyOf(ratings);
    }

    private static double average(double[] strengths) {
        double sum = 0;
        for (double strength : strengths) {
            sum += Math.log(strength);
        }
        return sum / strengths.length;
    }

    private static double[] strengths(double[][] games, double[] wins) {
        int n = wins.length;
        var strengths = new double[n];
        Arrays.fill(strengths, 1);
        double change = 1;
        for (int step = 0; step < MOST_STEPS && change > PRECISE; step++) {
            change = 0;
            for (int i = 0; i < n; i++) {
                double share = 0;
                for (int j = 0; j < n; j++) {
                    share += games[i][j] / (strengths[i] + strengths[j]);
                }
                double next = share == 0 ? 1 : wins[i] / share;
                change = Math.max(change, Math.abs(Math.log(next / strengths[i])));
                strengths[i] = next;
            }
        }
        return strengths;
    }

    /** Of the logarithms of the strengths, when these have the sum 0. */
    private static double[] variances(double[][] games, double[] strengths) {
        int n = strengths.length;
        var information = new double[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(information[i], 1.0 / n); // the sum is known; without it the matrix has no inverse
            for (int j = 0; j < n; j++) {
                double sum = strengths[i] + strengths[j];
                double part = games[i][j] * strengths[i] * strengths[j] / (sum * sum);
                information[i][i] += part;
                information[i][j] -= part;
            }
            information[i][i] += LEAST; // some may not have met anybody yet
        }
        var inverse = Inverse.of(information);
        var variances = new double[n];
        for (int i = 0; i < n; i++) {
            variances[i] = Math.max(0, inverse[i][i] - 1.0 / n);
        }
        return variances;
    }
}
