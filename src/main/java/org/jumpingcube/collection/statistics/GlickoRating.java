package org.jumpingcube.collection.statistics;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * A strength in Glicko-2, as "Example of the Glicko-2 system" (Mark E. Glickman, 2022) describes it; the steps in the
 * comments are that paper's.
 *
 * @param rating in Elo
 * @param deviation its uncertainty: with a probability of 95 % the true strength is within two of these
 * @param volatility how much the strength is expected to vary
 */
public record GlickoRating(double rating, double deviation, double volatility) {
    /** Of somebody of whom nothing is known, on a scale whose usual beginner has this rating. */
    public static final double MOST_DEVIATION = 350;

    private static final double USUAL_VOLATILITY = 0.06;
    private static final double SCALE = 173.7178; // Elo in a unit of Glicko-2
    private static final double CENTRE = 1500;
    private static final double TAU = 0.5; // how much volatility may change in a period
    private static final double ENOUGH = 1e-6;

    /**
     * A game in a period.
     *
     * @param opponent the opponent's rating
     * @param deviation the opponent's
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    public record Game(double opponent, double deviation, double score) {
        /** Step 3: how much the game counts. */
        private double weight() {
            double phi = deviation / SCALE;
            return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
        }

        private double expected(double mu) {
            return 1 / (1 + Math.exp(-weight() * (mu - (opponent - CENTRE) / SCALE)));
        }
    }

    /** Of somebody of whom nothing is known but this guess. */
    public static GlickoRating unknown(double guess) {
        return new GlickoRating(guess, MOST_DEVIATION, USUAL_VOLATILITY);
    }

    /** The rating after a period with these games; after one without, it is less certain. */
    public GlickoRating after(List<Game> games) {
        double mu = (rating - CENTRE) / SCALE;
        double phi = deviation / SCALE;
        if (games.isEmpty()) {
            return new GlickoRating(rating, bounded(Math.hypot(phi, volatility)), volatility);
        }
        double information = 0; // steps 3 and 4
        double surprise = 0;
        for (Game game : games) {
            double weight = game.weight();
            double expected = game.expected(mu);
            information += weight * weight * expected * (1 - expected);
            surprise += weight * (game.score - expected);
        }
        double variance = 1 / information;
        double sigma = volatilityAfter(phi, variance, variance * surprise); // step 5
        double before = Math.hypot(phi, sigma); // step 6
        double after = 1 / Math.sqrt(1 / (before * before) + information); // step 7
        return new GlickoRating(SCALE * (mu + after * after * surprise) + CENTRE, bounded(after), sigma); // step 8
    }

    private static double bounded(double phi) {
        return Math.min(MOST_DEVIATION, SCALE * phi);
    }

    /** Step 5: the root of a function, by the Illinois method. */
    private double volatilityAfter(double phi, double variance, double delta) {
        double start = Math.log(volatility * volatility);
        DoubleUnaryOperator function = x -> {
            double power = Math.exp(x);
            double sum = phi * phi + variance + power;
            return power * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (TAU * TAU);
        };
        double low = start;
        double high = upper(function, start, delta * delta - phi * phi - variance);
        double atLow = function.applyAsDouble(low);
        double atHigh = function.applyAsDouble(high);
        while (Math.abs(high - low) > ENOUGH) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = function.applyAsDouble(middle);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }

    private static double upper(DoubleUnaryOperator function, double start, double excess) {
        if (excess > 0) {
            return Math.log(excess);
        }
        double bound = start - TAU;
        while (function.applyAsDouble(bound) < 0) {
            bound -= TAU;
        }
        return bound;
    }
}
