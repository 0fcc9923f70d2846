package org.jumpingcube.cube.ai;

import static java.util.Map.entry;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jumpingcube.cube.Board;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.Mixer;

/**
 * The evaluation: the weights that turn the feature counts of a position into a score, by the points on the board.
 * Immutable.
 */
public final class Evaluation {
    /**
     * The score at which the odds of winning on 6x6 are e to one, if the weights are right. It sets the unit: one point
     * changes the odds by a third of a per cent, finer than any weight is known.
     */
    static final int LOGIT = 300;

    private static final int FRACTION_BITS = 4; // weights are held in sixteenths of a point
    private static final Map<Kind, Evaluation> MADE = new ConcurrentHashMap<>(); // made on demand

    // Set by hand, in logits like the weights. They tell the styles apart without costing strength: StyleFigures
    // measures
    // both, and docs/lab/styles.md has the figures.

    /** Kepler likes contact with the enemy, and the middle of the board. */
    private static final Map<CubeFeature, Double> KEPLERS_LEANINGS = Map.ofEntries(
            entry(CubeFeature.BORDER, 0.04),
            entry(CubeFeature.ATTACKER, 0.03),
            entry(CubeFeature.CRITICAL, 0.02),
            entry(CubeFeature.CRITICAL_ON_RIM, -0.02));

    /** Newton likes the rim, and keeps away from the enemy. */
    private static final Map<CubeFeature, Double> NEWTONS_LEANINGS = Map.ofEntries(
            entry(CubeFeature.BORDER, -0.04),
            entry(CubeFeature.ATTACKED, -0.02),
            entry(CubeFeature.CRITICAL_CONTACT, 0.02),
            entry(CubeFeature.WEAK_ON_RIM, 0.02),
            entry(CubeFeature.WEAK_IN_CORNER, 0.03),
            entry(CubeFeature.CRITICAL_ON_RIM, 0.02),
            entry(CubeFeature.CRITICAL_IN_CORNER, 0.03));

    private final int leastTotal;
    private final int[][] weightsByTotal;
    private final int misjudgement;
    private final long seed;

    private Evaluation(int leastTotal, int[][] weightsByTotal, int misjudgement, long seed) {
        this.leastTotal = leastTotal;
        this.weightsByTotal = weightsByTotal;
        this.misjudgement = misjudgement;
        this.seed = seed;
    }

    /** The trained evaluation for boards of this side, without any style. */
    static Evaluation neutral(int side) {
        return of(Optional.empty(), side);
    }

    /** The same with the leanings of a style, if there is one. */
    static Evaluation of(Optional<Style> style, int side) {
        return MADE.computeIfAbsent(
                new Kind(style, side),
                kind -> of(
                        Weights.learned(side)
                                .leaning(style.map(Evaluation::leanings).orElse(Map.of())),
                        side));
    }

    private static Map<CubeFeature, Double> leanings(Style style) {
        return switch (style) {
            case KEPLER -> KEPLERS_LEANINGS;
            case NEWTON -> NEWTONS_LEANINGS;
        };
    }

    /** The style and side of an evaluation. */
    private record Kind(Optional<Style> style, int side) {}

    /** The evaluation of boards of a side with these weights. */
    public static Evaluation of(Weights weights, int side) {
        int most = Board.mostPoints(side);
        int least = side * side;
        int[][] byTotal = new int[most - least + 2][];
        for (int total = 0; total < byTotal.length; total++) {
            byTotal[total] = mixed(weights, Weights.shares(side, least + total));
        }
        return new Evaluation(least, byTotal, 0, 0);
    }

    private static int[] mixed(Weights weights, double[] shares) {
        int[] row = new int[Columns.COUNT];
        for (int column = 0; column < row.length; column++) {
            double sum = 0;
            for (int time = 0; time < shares.length; time++) {
                sum += shares[time] * weights.at(time, column);
            }
            row[column] = (int) Math.round(sum * LOGIT * (1 << FRACTION_BITS));
        }
        return row;
    }

    /**
     * The same evaluation with errors: every position's score is off by a fixed number of points, more often by a few
     * than by many.
     *
     * @param points the greatest error, 0 or more
     * @param newSeed decides each position's error
     */
    public Evaluation withMisjudgement(int points, long newSeed) {
        return new Evaluation(leastTotal, weightsByTotal, points, newSeed);
    }

    /** The weight of each of the {@link Columns} on a board with this many points. */
    int[] weights(int totalPoints) {
        return weightsByTotal[totalPoints - leastTotal];
    }

    /** @param weighed the sum of the counts of a position, each multiplied by its weight */
    int score(int weighed) {
        return heuristic(weighed >> FRACTION_BITS);
    }

    boolean misjudges() {
        return misjudgement > 0;
    }

    /** The score of a position with its error, which is always the same for the position. */
    int misjudged(int score, long key) {
        long mixed = Mixer.mix(key ^ seed, Mixer.DEGSKI) * Mixer.DEGSKI;
        int sum = (int) ((mixed >>> 40) & 0xFFFF) + (int) ((mixed >>> 16) & 0xFFFF); // like the sum of two dice
        return heuristic(score + ((sum * misjudgement) >> 16) - misjudgement);
    }

    private static int heuristic(int score) {
        return Math.max(-Score.MAX_HEURISTIC, Math.min(score, Score.MAX_HEURISTIC));
    }
}
