package org.jumpingcube.collection.statistics;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A rating over time. A day is a period of Glicko-2, so a day without games makes the rating a little less certain.
 *
 * @param points after each day with games, the earliest first
 */
public record RatingCurve(List<Point> points) {
    /** Where everybody begins: between a Beginner and a Novice. */
    public static final double FIRST_GUESS = 1_000;

    private static final long MOST_IDLE = 10_000; // days; by then the rating is as uncertain as can be

    /** The rating at the end of a day. */
    public record Point(LocalDate day, GlickoRating rating) {}

    /** A game on a day. */
    public record Played(LocalDate day, GlickoRating.Game game) {}

    public RatingCurve {
        points = List.copyOf(points);
    }

    /** The curve of somebody who has played these games, in any order. */
    public static RatingCurve of(List<Played> games) {
        SortedMap<LocalDate, List<GlickoRating.Game>> days = new TreeMap<>();
        games.forEach(played ->
                days.computeIfAbsent(played.day(), day -> new ArrayList<>()).add(played.game()));
        var points = new ArrayList<Point>();
        var rating = GlickoRating.unknown(FIRST_GUESS);
        var last = LocalDate.MIN;
        for (var day : days.entrySet()) {
            long idle = points.isEmpty() ? 0 : ChronoUnit.DAYS.between(last, day.getKey()) - 1;
            for (long rested = 0; rested < Math.min(idle, MOST_IDLE); rested++) {
                rating = rating.after(List.of());
            }
            rating = rating.after(day.getValue());
            points.add(new Point(day.getKey(), rating));
            last = day.getKey();
        }
        return new RatingCurve(points);
    }
}
