package org.jumpingcube.contest;

import java.util.List;

/**
 * The sequential probability ratio test (Wald's SPRT): is A stronger by this much, or not at all? It ends as soon as
 * one is twenty times as likely as the other, so a match lasts no longer than necessary. The unit is the pair of games
 * from one opening, whose results are correlated; the variance of pairs is estimated from the pairs themselves.
 *
 * @param elo the difference in question, above 0
 */
public record RatioTest(int elo) {
    private static final double CERTAIN = Math.log(0.95 / 0.05);
    private static final int FEWEST_PAIRS = 10; // before their variance can be estimated
    private static final double LEAST_VARIANCE = 0.01;

    /** The verdict. */
    public enum Verdict {
        STRONGER,
        NOT_STRONGER,
        OPEN
    }

    /** The verdict on games in order, with the two games of an opening together. */
    public Verdict verdict(List<GameResult> games) {
        double evidence = evidence(games);
        return evidence >= CERTAIN ? Verdict.STRONGER : evidence <= -CERTAIN ? Verdict.NOT_STRONGER : Verdict.OPEN;
    }

    /**
     * The log-likelihood ratio: of A being stronger against A being equal.
     *
     * @param games in order, with the two games of an opening together
     */
    private double evidence(List<GameResult> games) {
        int pairs = games.size() / 2;
        if (pairs < FEWEST_PAIRS) {
            return 0;
        }
        double sum = 0;
        double squares = 0;
        for (int pair = 0; pair < pairs; pair++) {
            double share =
                    (games.get(2 * pair).shareOfA() + games.get(2 * pair + 1).shareOfA()) / 2;
            sum += share;
            squares += share * share;
        }
        double mean = sum / pairs;
        double variance = Math.max(squares / pairs - mean * mean, LEAST_VARIANCE);
        double expected = 1 / (1 + Math.pow(10, -elo / 400.0));
        return pairs * (expected - 0.5) * (2 * mean - expected - 0.5) / (2 * variance);
    }
}
