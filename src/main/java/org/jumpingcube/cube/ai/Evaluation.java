package org.jumpingcube.cube.ai;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Style;

/**
 * Turns the counts of a position into a score: a sum of weighted counts, {@value #LOGIT} points to a
 * logit of 6x6. Weights
 * change with the time of the game, which is told by the points on the board. Immutable.
 */
final class Evaluation {
    /** The score at which the odds of winning on 6x6 are about e to one. */
    static final int LOGIT = 300;

    private static final int FRACTION_BITS = 4;
    private static final double MIDDLE = 0.4; // the times of the weights, as parts of the longest possible game
    private static final double LATE = 0.8;
    private static final AtomicReferenceArray<@Nullable Evaluation> NEUTRAL = onePerSide();
    private static final AtomicReferenceArray<@Nullable Evaluation> KEPLERS = onePerSide();
    private static final AtomicReferenceArray<@Nullable Evaluation> NEWTONS = onePerSide();

    /** Kepler likes to stand against the enemy, and the middle of the board. */
    private static final Map<Feature, Double> KEPLERS_LEANINGS = Map.of(
            Feature.BORDER,
            0.04,
            Feature.ATTACKER,
            0.03,
            Feature.CRITICAL_CONTACT,
            0.03,
            Feature.CENTRE_CRITICAL,
            0.02);

    /** Newton likes the rim, and keeps away from the enemy. */
    private static final Map<Feature, Double> NEWTONS_LEANINGS = Map.of(
            Feature.BORDER,
            -0.04,
            Feature.ATTACKED,
            -0.02,
            Feature.CORNER_WEAK,
            0.05,
            Feature.CORNER_CRITICAL,
            0.05,
            Feature.EDGE_WEAK,
            0.02,
            Feature.EDGE_CRITICAL,
            0.02);

    private final int leastTotal;
    private final int[][] weightsByTotal;
    private final int noise;
    private final long seed;

    private Evaluation(int leastTotal, int[][] weightsByTotal, int noise, long seed) {
        this.leastTotal = leastTotal;
        this.weightsByTotal = weightsByTotal;
        this.noise = noise;
        this.seed = seed;
    }

    private static AtomicReferenceArray<@Nullable Evaluation> onePerSide() {
        return new AtomicReferenceArray<>(Board.MAX_SIDE + 1); // filled when first needed
    }

    /** What this program has learned about boards of this side, without any style. */
    static Evaluation neutral(int side) {
        return madeOnce(NEUTRAL, side, Map.of());
    }

    /** The same as a style sees it. */
    static Evaluation of(Style style, int side) {
        return switch (style) {
            case KEPLER -> madeOnce(KEPLERS, side, KEPLERS_LEANINGS);
            case NEWTON -> madeOnce(NEWTONS, side, NEWTONS_LEANINGS);
        };
    }

    private static Evaluation madeOnce(
            AtomicReferenceArray<@Nullable Evaluation> bySide, int side, Map<Feature, Double> leanings) {
        var made = bySide.get(side);
        if (made == null) {
            made = of(Weights.learned().leaning(leanings), side);
            bySide.set(side, made);
        }
        return made;
    }

    static Evaluation of(Weights weights, int side) {
        int most = 4 * side * side - 4 * side; // points on a board of critical cubes
        int least = side * side;
        int[][] byTotal = new int[most - least + 2][];
        for (int total = 0; total < byTotal.length; total++) {
            byTotal[total] = mixed(weights, (double) total / Board.longestGame(side));
        }
        return new Evaluation(least, byTotal, 0, 0);
    }

    /** The same evaluation with oversights: every position's score is off by a fixed amount of up to {@code noise}. */
    Evaluation withNoise(int newNoise, long newSeed) {
        return new Evaluation(leastTotal, weightsByTotal, newNoise, newSeed);
    }

    private static int[] mixed(Weights weights, double time) {
        double[] shares = shares(time);
        int[] row = new int[Feature.COLUMNS];
        for (int column = 0; column < row.length; column++) {
            double sum = 0;
            for (int i = 0; i < shares.length; i++) {
                sum += shares[i] * weights.at(i, column);
            }
            row[column] = (int) Math.round(sum * LOGIT * (1 << FRACTION_BITS));
        }
        return row;
    }

    /** How much each of the three sets of weights counts at a time of the game, 0 at its start to 1 at its latest end. */
    static double[] shares(double time) {
        if (time < MIDDLE) {
            return new double[] {1 - time / MIDDLE, time / MIDDLE, 0};
        }
        double late = Math.min((time - MIDDLE) / (LATE - MIDDLE), 1);
        return new double[] {0, 1 - late, late};
    }

    int score(int[] counts, int totalPoints) {
        int[] weights = weightsByTotal[totalPoints - leastTotal];
        int sum = 0;
        for (int column = 0; column < Feature.COLUMNS; column++) {
            sum += counts[column] * weights[column];
        }
        return heuristic(sum >> FRACTION_BITS);
    }

    boolean hasNoise() {
        return noise > 0;
    }

    /** The score of a position with its oversight: the same whenever the position is met. */
    int disturbed(int score, long key) {
        long mixed = (key ^ seed) * 0xD6E8_FEB8_6659_FD93L;
        mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8_FEB8_6659_FD93L;
        int half =
                (int) ((mixed >>> 40) & 0xFFFF) + (int) ((mixed >>> 16) & 0xFFFF); // two dice: small errors are common
        return heuristic(score + ((half * noise) >> 16) - noise);
    }

    private static int heuristic(int score) {
        return Math.max(-Score.MAX_HEURISTIC, Math.min(score, Score.MAX_HEURISTIC));
    }
}
