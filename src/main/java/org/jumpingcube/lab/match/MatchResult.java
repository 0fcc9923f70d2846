package org.jumpingcube.lab.match;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a match says about its contestants, from the view of A.
 *
 * @param winsWhenFirst games that A won having begun them
 * @param winsWhenSecond games that A won after B began
 * @param lengths of the games in plies, the shortest first
 * @param verdict of the ratio test, if there was one
 */
public record MatchResult(
        int games,
        int winsWhenFirst,
        int winsWhenSecond,
        Ends ends,
        List<Integer> lengths,
        MoveTimes timesOfA,
        MoveTimes timesOfB,
        Optional<RatioTest.Verdict> verdict) {
    /**
     * How the games ended.
     *
     * @param draws how many nobody won
     * @param reasons how often each reason was, those of draws in parentheses
     */
    public record Ends(int draws, Map<String, Long> reasons) {
        public Ends {
            reasons = Collections.unmodifiableMap(new TreeMap<>(reasons));
        }

        private static Ends of(List<GameResult> games) {
            return new Ends(
                    (int) games.stream().filter(game -> game.aWon().isEmpty()).count(),
                    games.stream().collect(Collectors.groupingBy(Ends::reason, Collectors.counting())));
        }

        private static String reason(GameResult game) {
            return game.aWon().isPresent() ? game.reason() : "(" + game.reason() + ")";
        }
    }

    public MatchResult {
        lengths = lengths.stream().sorted().toList();
    }

    private static final double NORMAL_95 = 1.959964;

    static MatchResult of(List<GameResult> games, Optional<RatioTest.Verdict> verdict) {
        return new MatchResult(
                games.size(),
                (int) games.stream().filter(game -> game.isWonByA(true)).count(),
                (int) games.stream().filter(game -> game.isWonByA(false)).count(),
                Ends.of(games),
                games.stream().map(GameResult::plies).toList(),
                games.stream().map(GameResult::timesOfA).reduce(MoveTimes.NONE, MoveTimes::plus),
                games.stream().map(GameResult::timesOfB).reduce(MoveTimes.NONE, MoveTimes::plus),
                verdict);
    }

    /** How many games A won; B won the others that were not drawn. */
    public int wins() {
        return winsWhenFirst + winsWhenSecond;
    }

    public int losses() {
        return games - wins() - ends.draws;
    }

    /** The share of games that A won, 0 to 1; a draw is half won. */
    public double share() {
        return (wins() + ends.draws / 2.0) / games;
    }

    /** The plies of all games together. */
    public long plies() {
        return lengths.stream().mapToLong(Integer::longValue).sum();
    }

    /** The plies of the game in the middle, by length. */
    public int medianLength() {
        return lengths.get(lengths.size() / 2);
    }

    /** The plies of the longest game. */
    public int longest() {
        return lengths.get(lengths.size() - 1);
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
