package org.jumpingcube.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jumpingcube.cube.ai.Evaluation;
import org.jumpingcube.cube.ai.Weights;

/**
 * Trains the weights of the evaluation. It plays games against itself on boards of several sizes, each round with the
 * weights of the round before, and fits one set of weights to the results. The same random numbers give the same
 * weights on any number of cores.
 */
final class Trainer {
    private static final int EVERY_TENTH = 10; // game is held out, to measure how well the weights predict
    private static final int FITS = 3; // alternating between scales and weights
    static final int REFERENCE_SIDE = 6; // where the scale is 1
    private static final int LEAST_GAMES = 10;
    private static final int OPENINGS = 20; // of 0 to 19 random moves

    private final List<Integer> sides;
    private final SplittableRandom random;
    private final boolean isOnward;
    private Weights weights;

    /**
     * A trainer that starts from weights made by hand.
     *
     * @param sides of the boards, each 2 to 15, one of them 6
     */
    Trainer(List<Integer> sides, SplittableRandom random) {
        this(sides, random, false, WeightsFile.madeByHand());
        if (!sides.contains(REFERENCE_SIDE)) {
            throw new IllegalArgumentException("the sizes must contain " + REFERENCE_SIDE);
        }
    }

    private Trainer(List<Integer> sides, SplittableRandom random, boolean isOnward, Weights known) {
        this.sides = List.copyOf(sides);
        this.random = random;
        this.isOnward = isOnward;
        weights = known;
    }

    /**
     * A trainer that starts from the program's trained weights for boards of all sizes, and learns from the scores of
     * searches with them, not from results.
     *
     * @param sides of the boards, each 2 to 15, at least one
     */
    static Trainer onward(List<Integer> sides, SplittableRandom random) {
        return new Trainer(sides, random, true, WeightsFile.learned());
    }

    /**
     * How well the weights predict the results of held-out games.
     *
     * @param side of the board
     * @param positions how many positions of this side the weights were fitted to
     * @param scale the factor that turns the weights into odds on this side
     * @param logLossBefore the log loss of the weights that the games were played with, at their own best scale
     * @param logLoss the mean negative logarithm of the probability given to the actual result; 0.693 is a coin toss
     * @param accuracy the share of positions in which the winner was the favourite, 0 to 1
     */
    record Fit(int side, int positions, double scale, double logLossBefore, double logLoss, double accuracy) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%2dx%-2d: %d positions, scale %.2f; on games kept back log loss %.4f (before: %.4f),"
                            + " winner foreseen %.1f %%",
                    side,
                    side,
                    positions,
                    scale,
                    logLoss,
                    logLossBefore,
                    100 * accuracy);
        }
    }

    /** The games of one size: some for training, the others held out. */
    private record Course(Samples learned, Samples keptBack) {}

    /**
     * Plays games at this depth and learns from them.
     *
     * @param games the number of games on a 5x5 board, 10 or more; on larger ones fewer, by the third power of the side,
     *     since they last longer and each teaches as much
     * @param depth of the search for each move in plies, 1 or more
     */
    List<Fit> playRound(int games, int depth) {
        var selfPlays = sides.stream().map(side -> selfPlay(side, depth)).toList();
        var courses = selfPlays.parallelStream()
                .map(selfPlay -> play(selfPlay, games))
                .toList();
        var before = weights;
        List<Double> scales = List.of();
        for (int fit = 0; fit < FITS; fit++) {
            scales = fitScales(courses);
            weights = new LogisticRegression(parts(courses, scales), weights).fit();
        }
        return measure(courses, before, scales);
    }

    private SelfPlay selfPlay(int side, int depth) {
        var evaluation = Evaluation.of(weights, side);
        return isOnward
                ? new SelfPlay(side, evaluation, new Foresight(evaluation), side * side / 2, depth, random.split())
                : new SelfPlay(side, evaluation, Teacher.ofResults(), OPENINGS, depth, random.split());
    }

    private Course play(SelfPlay selfPlay, int games) {
        int side = selfPlay.side();
        var course = new Course(new Samples(side), new Samples(side));
        int count = Math.max((int) (games * Math.pow(5.0 / side, 3)), LEAST_GAMES);
        for (int game = 0; game < count; game++) {
            selfPlay.playGame(game % EVERY_TENTH == 0 ? course.keptBack : course.learned);
        }
        return course;
    }

    /** The scale of each size, 1 for the reference size; a common factor goes into the weights. */
    private List<Double> fitScales(List<Course> courses) {
        if (!isOnward) { // else the unit stays as it is
            weights = times(courses.get(sides.indexOf(REFERENCE_SIDE)).learned.bestScale(weights));
        }
        return courses.stream().map(course -> course.learned.bestScale(weights)).toList();
    }

    private Weights times(double factor) {
        double[][] rows = new double[Weights.TIMES][Weights.COLUMNS];
        for (int time = 0; time < rows.length; time++) {
            for (int column = 0; column < Weights.COLUMNS; column++) {
                rows[time][column] = weights.at(time, column) * factor;
            }
        }
        return Weights.of(rows);
    }

    private static List<LogisticRegression.Part> parts(List<Course> courses, List<Double> scales) {
        return IntStream.range(0, courses.size())
                .mapToObj(i -> new LogisticRegression.Part(courses.get(i).learned, scales.get(i)))
                .toList();
    }

    private List<Fit> measure(List<Course> courses, Weights before, List<Double> scales) {
        var fits = new ArrayList<Fit>();
        for (int i = 0; i < courses.size(); i++) {
            var learned = courses.get(i).learned;
            var keptBack = courses.get(i).keptBack;
            fits.add(new Fit(
                    learned.side(),
                    learned.size(),
                    scales.get(i),
                    keptBack.logLoss(before, learned.bestScale(before)),
                    keptBack.logLoss(weights, scales.get(i)),
                    keptBack.accuracy(weights)));
        }
        return fits;
    }

    /** The weights learned so far. */
    Weights weights() {
        return weights;
    }
}
