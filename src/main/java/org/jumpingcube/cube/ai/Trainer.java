package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Learns what the features are worth on boards of one side: plays games against itself, each round with what the round
 * before has taught, and fits the weights to who won. The same random numbers give the same weights.
 */
public final class Trainer {
    private static final int EVERY_TENTH = 10; // of the games is kept back, to see how well the weights predict

    private final int side;
    private final RandomGenerator random;
    private Weights weights;

    /** A trainer for boards of this side, 2 to 15, who begins with weights made by hand. */
    public Trainer(int side, RandomGenerator random) {
        this.side = side;
        this.random = random;
        weights = Weights.madeByHand();
    }

    /**
     * How well weights predict who wins games that they were not fitted to.
     *
     * @param positions how many positions the weights were fitted to
     * @param logLossBefore the log loss of the weights that the games were played with
     * @param logLoss mean of the negative logarithm of the probability given to what happened; 0.693 is a coin toss
     * @param accuracy part of the positions in which the winner was thought the likelier one, 0 to 1
     */
    public record Fit(int positions, double logLossBefore, double logLoss, double accuracy) {}

    /**
     * Plays games at this depth and learns from them.
     *
     * @param games 10 or more
     * @param depth of the search for each move in plies, 1 or more
     */
    public Fit playRound(int games, int depth) {
        var learned = new Samples(side);
        var keptBack = new Samples(side);
        var selfPlay = new SelfPlay(side, Evaluation.of(weights, side), depth, random);
        for (int game = 0; game < games; game++) {
            selfPlay.playGame(game % EVERY_TENTH == 0 ? keptBack : learned);
        }
        double before = keptBack.logLoss(weights);
        weights = new LogisticRegression(learned, weights).fit();
        return new Fit(learned.size(), before, keptBack.logLoss(weights), keptBack.accuracy(weights));
    }

    /** The weights as lines of the program's resource of weights. */
    public List<String> lines() {
        return weights.toLines(side);
    }
}
