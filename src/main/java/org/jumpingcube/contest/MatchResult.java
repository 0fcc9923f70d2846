package org.jumpingcube.contest;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result of a match, from A's point of view.
 *
 * @param winsWhenFirst games that A won moving first
 * @param winsWhenSecond games that A won moving second
 * @param lengths of the games in plies, shortest first
 * @param verdict the ratio test's verdict, if there was a test
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
     * @param draws how many games were drawn
     * @param reasons how often each reason occurred, with those of draws in parentheses
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

    /** How many games A won. B won the rest, except for draws. */
    public int wins() {
        return winsWhenFirst + winsWhenSecond;
    }

    public int losses() {
        return games - wins() - ends.draws;
    }

    /** A's share of the points, 0 to 1; a draw counts half. */
    public double share() {
        return (wins() + ends.draws / 2.0) / games;
    }

    /** The plies of all games in total. */
    public long plies() {
        return lengths.stream().mapToLong(Integer::longValue).sum();
    }

    /** The median length of the games, in plies. */
    public int medianLength() {
        return lengths.get(lengths.size() / 2);
    }

    /** The length of the longest game, in plies. */
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

    /** The Elo difference that corresponds to the share; infinite if one side won every game. */
    public static double elo(double share) {
        return 400 * Math.log10(share / (1 - share));
    }
}
