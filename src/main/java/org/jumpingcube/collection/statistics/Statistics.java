package org.jumpingcube.collection.statistics;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jumpingcube.collection.UserOutcome;
import org.jumpingcube.collection.GameEntry;
import org.jumpingcube.game.EloScale;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;

/**
 * What a user's games of one kind say. Only games that the user has won, lost or drawn count.
 *
 * @param all how they ended
 * @param bySide how they ended on each side
 * @param bySize how they ended on each size, the smallest first; empty if the game has one size
 * @param byOpponent how the even ones ended against each opponent, as the collection names it, the weakest first
 * @param rating over time, from the even games against opponents of known strength
 * @param accuracy of the reviewed games, the earliest first
 * @param streak how many of the latest games were won in a row, or below 0 how many were lost
 * @param longestStreak the most games won in a row
 */
public record Statistics(
        ResultCounts all,
        Map<Player, ResultCounts> bySide,
        SortedMap<Integer, ResultCounts> bySize,
        List<Against> byOpponent,
        RatingCurve rating,
        List<Accuracy> accuracy,
        int streak,
        int longestStreak) {
    private static final double OF_LEVEL = 30; // how well the strength of a level is known, as a deviation

    /**
     * Results against an opponent.
     *
     * @param strength in Elo, if it is known
     */
    public record Against(String opponent, OptionalDouble strength, ResultCounts tally) {}

    /** How well a game was played, 0 to 1. */
    public record Accuracy(LocalDate day, double share) {}

    /**
     * Counts.
     *
     * @param entries games of one kind
     * @param scale how strong the computer players of this kind are
     * @param zone in which days begin and end
     */
    public static Statistics of(List<GameEntry> entries, EloScale scale, ZoneId zone) {
        var games = entries.stream()
                .filter(entry ->
                        entry.ending() == UserOutcome.WON || entry.ending() == UserOutcome.LOST || entry.ending() == UserOutcome.DRAWN)
                .filter(entry -> entry.side().isPresent())
                .sorted(Comparator.comparing(GameEntry::ended).thenComparing(GameEntry::id))
                .toList();
        var bySize = new TreeMap<Integer, ResultCounts>();
        games.forEach(game ->
                game.size().ifPresent(size -> bySize.merge(size, ResultCounts.NONE.with(game.ending()), Statistics::sum)));
        var streaks = streaks(games);
        return new Statistics(
                games.stream().map(GameEntry::ending).reduce(ResultCounts.NONE, ResultCounts::with, Statistics::sum),
                Collections.unmodifiableMap(by(games, game -> game.side().orElseThrow())),
                Collections.unmodifiableSortedMap(bySize),
                against(evenOf(games), scale),
                RatingCurve.of(rated(evenOf(games), scale, zone)),
                accuracies(games, zone),
                streaks.now,
                streaks.longest);
    }

    private static <K extends Comparable<K>> SortedMap<K, ResultCounts> by(List<GameEntry> games, Function<GameEntry, K> key) {
        var tallies = new TreeMap<K, ResultCounts>();
        games.forEach(game -> tallies.merge(key.apply(game), ResultCounts.NONE.with(game.ending()), Statistics::sum));
        return tallies;
    }

    private static ResultCounts sum(ResultCounts one, ResultCounts two) {
        return new ResultCounts(one.won() + two.won(), one.lost() + two.lost(), one.drawn() + two.drawn());
    }

    private static List<Against> against(List<GameEntry> games, EloScale scale) {
        return by(games, GameEntry::opponent).entrySet().stream()
                .map(entry -> new Against(entry.getKey(), strength(entry.getKey(), scale), entry.getValue()))
                .sorted(Comparator.comparingDouble(
                        (Against against) -> against.strength().orElse(Double.MAX_VALUE)))
                .toList();
    }

    /** Nobody knows how strong people and other programs are. */
    private static OptionalDouble strength(String opponent, EloScale scale) {
        return Seat.parse(opponent).filter(Seat::isComputer).stream()
                .mapToDouble(scale::of)
                .findFirst();
    }

    /** A head start, or a position that was set up, decides a game more than the strength of those who play it. */
    private static List<GameEntry> evenOf(List<GameEntry> games) {
        return games.stream().filter(GameEntry::isEven).toList();
    }

    private static List<RatingCurve.Played> rated(List<GameEntry> games, EloScale scale, ZoneId zone) {
        var rated = new ArrayList<RatingCurve.Played>();
        for (GameEntry game : games) {
            strength(game.opponent(), scale)
                    .ifPresent(elo -> rated.add(new RatingCurve.Played(
                            day(game, zone),
                            new GlickoRating.Game(
                                    elo,
                                    OF_LEVEL,
                                    ResultCounts.NONE.with(game.ending()).share()))));
        }
        return rated;
    }

    private static LocalDate day(GameEntry game, ZoneId zone) {
        return LocalDate.ofInstant(game.ended(), zone);
    }

    private static List<Accuracy> accuracies(List<GameEntry> games, ZoneId zone) {
        var all = new ArrayList<Accuracy>();
        for (GameEntry game : games) {
            var share = game.side().filter(Player.ONE::equals).isPresent() ? game.accuracyOne() : game.accuracyTwo();
            share.ifPresent(value -> all.add(new Accuracy(day(game, zone), value)));
        }
        return all;
    }

    private record Streaks(int now, int longest) {}

    private static Streaks streaks(List<GameEntry> games) {
        int now = 0;
        int longest = 0;
        for (GameEntry game : games) {
            now = switch (game.ending()) {
                case WON -> Math.max(now, 0) + 1;
                case LOST -> Math.min(now, 0) - 1;
                default -> 0;
            };
            longest = Math.max(longest, now);
        }
        return new Streaks(now, longest);
    }
}
