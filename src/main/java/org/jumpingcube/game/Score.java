package org.jumpingcube.game;

/**
 * How scores are encoded. A score is from the point of view of the side to move. Above {@link #MAX_HEURISTIC} it is a
 * forced win and below the negative a forced loss; its distance to {@link #WIN} is the number of plies to the end.
 * Everything in between is heuristic.
 */
public final class Score {
    /** A win in zero plies. */
    public static final int WIN = 30_000;

    /** The greatest score that proves nothing. */
    public static final int MAX_HEURISTIC = 20_000;

    private Score() {}

    /** The score of a win with the {@code plies}-th ply from here. */
    public static int winIn(int plies) {
        return WIN - plies;
    }

    /** The score of a loss with the {@code plies}-th ply from here. */
    public static int lossIn(int plies) {
        return plies - WIN;
    }

    public static boolean isWin(int score) {
        return score > MAX_HEURISTIC;
    }

    public static boolean isLoss(int score) {
        return score < -MAX_HEURISTIC;
    }

    /** Whether the score is a forced win or loss. */
    public static boolean isDecided(int score) {
        return isWin(score) || isLoss(score);
    }

    /** The plies to the end of the game; only for a decided score. */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /** The same score one ply earlier, when the end is a ply further away. */
    public static int before(int score) {
        return isWin(score) ? score - 1 : isLoss(score) ? score + 1 : score;
    }

    /** The score in words: "win 3", "loss 4" (counted in plies), or the number itself. */
    public static String text(int score) {
        if (!isDecided(score)) {
            return Integer.toString(score);
        }
        return (isWin(score) ? "win " : "loss ") + plies(score);
    }

    /**
     * The chance that the side to move wins, 0 to 1.
     *
     * @param logit the heuristic score at which the odds are e to one, above 0
     */
    public static double chance(int score, double logit) {
        if (isDecided(score)) {
            return isWin(score) ? 1 : 0;
        }
        return 1 / (1 + Math.exp(-score / logit));
    }
}
