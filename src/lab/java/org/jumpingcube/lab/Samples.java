package org.jumpingcube.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.cube.ai.Weights;

/** Training positions from finished games on one board size, and whether the side to move went on to win. */
final class Samples {
    private static final int SCALE_STEPS = 6;

    private final int side;
    private final List<TrainingPosition> lessons = new ArrayList<>();
    private final List<Boolean> wins = new ArrayList<>();

    Samples(int side) {
        this.side = side;
    }

    int side() {
        return side;
    }

    int size() {
        return lessons.size();
    }

    TrainingPosition lesson(int sample) {
        return lessons.get(sample);
    }

    boolean isWon(int sample) {
        return wins.get(sample);
    }

    /** The target chance of the side to move: 0 or 1 where the target is the result. */
    double chance(int sample) {
        return lesson(sample).chance().orElse(isWon(sample) ? 1 : 0);
    }

    Game newGame() {
        return new Game();
    }

    /** A game in progress. Its positions become samples once it has ended. */
    final class Game {
        private final List<TrainingPosition> noted = new ArrayList<>();
        private final List<Integer> plies = new ArrayList<>();
        private int ply;

        /** Notes a training position, with the side to move of the next move. */
        void note(TrainingPosition lesson) {
            noted.add(lesson);
            plies.add(ply + lesson.pliesLater());
        }

        void nextPly() {
            ply++;
        }

        /** The side that made the latest move has won. */
        void end() {
            lessons.addAll(noted);
            plies.forEach(noticed -> wins.add((ply - noticed) % 2 != 0));
        }
    }

    /** The log loss: the mean negative logarithm of the chance that the scaled weights gave to the actual result. */
    double logLoss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * lesson(sample).logit(weights);
            sum += Math.log1p(Math.exp(isWon(sample) ? -logit : logit));
        }
        return sum / size();
    }

    /** The loss that training minimises: the sum of the same for the target chances. */
    double loss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * lesson(sample).logit(weights);
            sum += Math.log1p(Math.exp(-logit)) + (1 - chance(sample)) * logit;
        }
        return sum;
    }

    /** The share of samples in which the weights favour the winner. */
    double accuracy(Weights weights) {
        int right = 0;
        for (int sample = 0; sample < size(); sample++) {
            right += lesson(sample).logit(weights) > 0 == isWon(sample) ? 1 : 0;
        }
        return (double) right / size();
    }

    /** The factor of the weights that fits the targets best, by Newton's method in one dimension. */
    double bestScale(Weights weights) {
        double[] logits = new double[size()];
        Arrays.setAll(logits, sample -> lesson(sample).logit(weights));
        double scale = 0;
        for (int step = 0; step < SCALE_STEPS; step++) {
            double slope = 0;
            double curvature = 0;
            for (int sample = 0; sample < logits.length; sample++) {
                double chance = TrainingPosition.chance(scale * logits[sample]);
                slope += (chance(sample) - chance) * logits[sample];
                curvature += chance * (1 - chance) * logits[sample] * logits[sample];
            }
            scale += slope / curvature;
        }
        return scale;
    }
}
