package org.jumpingcube.lab.match;

import java.util.List;

/**
 * What a match says about its contestants, from the view of A.
 *
 * @param winsWhenFirst games that A won having begun them
 * @param winsWhenSecond games that A won after B began
 */
public record MatchResult(
        int games, int winsWhenFirst, int winsWhenSecond, long plies, MoveTimes timesOfA, MoveTimes timesOfB) {
    private static final double NORMAL_95 = 1.959964;

    static MatchResult of(List<GameResult> games) {
        return new MatchResult(
                games.size(),
                (int) games.stream()
                        .filter(game -> game.aWon() && game.aBegan())
                        .count(),
                (int) games.stream()
                        .filter(game -> game.aWon() && !game.aBegan())
                        .count(),
                games.stream().mapToLong(GameResult::plies).sum(),
                games.stream().map(GameResult::timesOfA).reduce(MoveTimes.NONE, MoveTimes::plus),
                games.stream().map(GameResult::timesOfB).reduce(MoveTimes.NONE, MoveTimes::plus));
    }

    /** How many games A won; B won the others. */
    public int wins() {
        return winsWhenFirst + winsWhenSecond;
    }

    /** The share of games that A won, 0 to 1. */
    public double share() {
        return (double) wins() / games;
    }

    /** The lower end of the 95 % interval of the share (Wilson's). */
    public double shareAtLeast() {
        return wilson(-1);
    }

    /** The upper end of the 95 % interval of the share (Wilson's). */
    public double shareAtMost() {
        return wilson(1);
    }

    private double wilson(int sign) {
        double z2 = NORMAL_95 * NORMAL_95;
        double middle = share() + z2 / (2 * games);
        double spread = NORMAL_95 * Math.sqrt(share() * (1 - share()) / games + z2 / (4.0 * games * games));
        return Math.min(1, Math.max(0, (middle + sign * spread) / (1 + z2 / games)));
    }

    /** The difference in rating that would make such a share likely; infinite if one side won every game. */
    public static double elo(double share) {
        return 400 * Math.log10(share / (1 - share));
    }
}
