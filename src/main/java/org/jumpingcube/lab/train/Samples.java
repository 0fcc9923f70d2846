package org.jumpingcube.lab.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jumpingcube.cube.ai.Weights;

/** Lessons of finished games of one board size, and whether the side to move went on to win. */
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

    /** The chance that the side to move is to be given: 0 or 1 where it is to be learned who won. */
    double chance(int sample) {
        return lesson(sample).chance().orElse(isWon(sample) ? 1 : 0);
    }

    Game newGame() {
        return new Game();
    }

    /** One game that is being played; its lessons are samples once it has ended. */
    final class Game {
        private final List<TrainingPosition> noted = new ArrayList<>();
        private final List<Integer> plies = new ArrayList<>();
        private int ply;

        /** Notes a lesson of the position in which the next move is made. */
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

    /** Mean of the negative logarithm of the chance that the weights, times the scale, gave to what happened. */
    double logLoss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * lesson(sample).logit(weights);
            sum += Math.log1p(Math.exp(isWon(sample) ? -logit : logit));
        }
        return sum / size();
    }

    /** What learning makes small: the sum of the same, of the chances that are to be learned. */
    double loss(Weights weights, double scale) {
        double sum = 0;
        for (int sample = 0; sample < size(); sample++) {
            double logit = scale * lesson(sample).logit(weights);
            sum += Math.log1p(Math.exp(-logit)) + (1 - chance(sample)) * logit;
        }
        return sum;
    }

    /** Part of the samples in which the weights favour the side that won. */
    double accuracy(Weights weights) {
        int right = 0;
        for (int sample = 0; sample < size(); sample++) {
            right += lesson(sample).logit(weights) > 0 == isWon(sample) ? 1 : 0;
        }
        return (double) right / size();
    }

    /** The factor that makes the weights tell best what is to be learned of the samples: by Newton's method, in one dimension. */
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
