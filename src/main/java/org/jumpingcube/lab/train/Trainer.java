package org.jumpingcube.lab.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jumpingcube.cube.ai.Evaluation;
import org.jumpingcube.cube.ai.Weights;

/**
 * Learns what the features are worth: plays games against itself on boards of several sizes, each round with what the
 * round before has taught, and fits one set of weights to who won. The same random numbers give the same weights, on
 * any number of cores.
 */
public final class Trainer {
    private static final int EVERY_TENTH = 10; // of the games is kept back, to see how well the weights predict
    private static final int FITS = 3; // of the scales and of the weights in turn
    private static final int REFERENCE_SIDE = 6; // where the scale is 1
    private static final int LEAST_GAMES = 10;

    private final List<Integer> sides;
    private final SplittableRandom random;
    private final boolean isOnward;
    private Weights weights;

    /**
     * A trainer who begins with weights made by hand.
     *
     * @param sides of the boards, each 2 to 15, one of them 6
     */
    public Trainer(List<Integer> sides, SplittableRandom random) {
        this(sides, random, false, Weights.madeByHand());
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
     * A trainer who goes on from the weights that this program has learned for boards of all sizes, and learns from what
     * they say some time later in a game, not from who wins.
     *
     * @param sides of the boards, each 2 to 15, one at least
     */
    public static Trainer onward(List<Integer> sides, SplittableRandom random) {
        return new Trainer(sides, random, true, Weights.learned());
    }

    /**
     * How well the weights predict who wins games that they were not fitted to.
     *
     * @param side of the board
     * @param positions how many positions of this side the weights were fitted to
     * @param scale by what the weights are to be multiplied on this side to tell the odds
     * @param logLossBefore the log loss of the weights that the games were played with, at their own best scale
     * @param logLoss mean of the negative logarithm of the probability given to what happened; 0.693 is a coin toss
     * @param accuracy part of the positions in which the winner was thought the likelier one, 0 to 1
     */
    public record Fit(int side, int positions, double scale, double logLossBefore, double logLoss, double accuracy) {}

    /** The games of one size; some are learned from, the others are for an honest measure. */
    private record Lesson(Samples learned, Samples keptBack) {}

    /**
     * Plays games at this depth and learns from them.
     *
     * @param games on a 5x5 board, 10 or more; on larger ones fewer, by the third power of the side, because they last
     *     longer and each teaches as much
     * @param depth of the search for each move in plies, 1 or more
     */
    public List<Fit> playRound(int games, int depth) {
        var selfPlays = sides.stream()
                .map(side -> new SelfPlay(side, Evaluation.of(weights, side), depth, random.split()))
                .toList();
        var lessons = selfPlays.parallelStream()
                .map(selfPlay -> play(selfPlay, games))
                .toList();
        var before = weights;
        List<Double> scales = List.of();
        for (int fit = 0; fit < FITS; fit++) {
            scales = fitScales(lessons);
            weights = new LogisticRegression(parts(lessons, scales), weights).fit();
        }
        return measure(lessons, before, scales);
    }

    private Lesson play(SelfPlay selfPlay, int games) {
        int side = selfPlay.side();
        var hindsight = isOnward ? Optional.of(Hindsight.on(side, weights)) : Optional.<Hindsight>empty();
        var lesson = new Lesson(new Samples(side, hindsight), new Samples(side, hindsight));
        int count = Math.max((int) (games * Math.pow(5.0 / side, 3)), LEAST_GAMES);
        for (int game = 0; game < count; game++) {
            selfPlay.playGame(game % EVERY_TENTH == 0 ? lesson.keptBack : lesson.learned);
        }
        return lesson;
    }

    /** The scale of each size, 1 for the size of reference; what all have in common goes into the weights. */
    private List<Double> fitScales(List<Lesson> lessons) {
        if (!isOnward) { // else the unit stays what it is
            weights = weights.times(
                    lessons.get(sides.indexOf(REFERENCE_SIDE)).learned.bestScale(weights));
        }
        return lessons.stream().map(lesson -> lesson.learned.bestScale(weights)).toList();
    }

    private static List<LogisticRegression.Part> parts(List<Lesson> lessons, List<Double> scales) {
        return IntStream.range(0, lessons.size())
                .mapToObj(i -> new LogisticRegression.Part(lessons.get(i).learned, scales.get(i)))
                .toList();
    }

    private List<Fit> measure(List<Lesson> lessons, Weights before, List<Double> scales) {
        var fits = new ArrayList<Fit>();
        for (int i = 0; i < lessons.size(); i++) {
            var learned = lessons.get(i).learned;
            var keptBack = lessons.get(i).keptBack;
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

    /** What has been learned so far. */
    public Weights weights() {
        return weights;
    }
}
