package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jumpingcube.contest.Fault;
import org.jumpingcube.contest.MoveTimes;

/**
 * What the games of a tournament say.
 *
 * @param rows of the entrants, in the order of the tournament
 * @param games that were counted
 */
public record Table(List<Row> rows, int games) {
    /**
     * One entrant.
     *
     * @param points in all: a win is 1, a draw ½
     * @param against the points against each of the others
     * @param gamesAgainst the games against each of the others
     * @param winsAsFirst games that it won moving first
     * @param winsAsSecond games that it won moving second
     * @param elo above the average of all
     * @param margin half the width of the 95 % interval of {@code elo}
     * @param times of its moves
     * @param faults how many games it lost by each
     * @param crash why it crashed first, if it did
     */
    public record Row(
            Entrant entrant,
            double points,
            List<Double> against,
            List<Integer> gamesAgainst,
            int winsAsFirst,
            int winsAsSecond,
            double elo,
            double margin,
            MoveTimes times,
            Map<Fault, Integer> faults,
            Optional<String> crash) {
        public Row {
            against = List.copyOf(against);
            gamesAgainst = List.copyOf(gamesAgainst);
            faults = Map.copyOf(faults);
        }

        public int games() {
            return gamesAgainst.stream().mapToInt(Integer::intValue).sum();
        }
    }

    public Table {
        rows = List.copyOf(rows);
    }

    /** Counts these games. */
    public static Table of(Tournament tournament, Collection<PlayedGame> games) {
        int n = tournament.entrants().size();
        var points = new double[n][n];
        var met = new int[n][n];
        for (PlayedGame game : games) {
            points[game.first()][game.second()] += game.pointsOfFirst();
            points[game.second()][game.first()] += 1 - game.pointsOfFirst();
            met[game.first()][game.second()]++;
            met[game.second()][game.first()]++;
        }
        var ratings = Ratings.of(points);
        var rows = new ArrayList<Row>();
        for (int place = 0; place < n; place++) {
            rows.add(
                    row(place, tournament.entrants().get(place), games, points[place], met[place], ratings.get(place)));
        }
        return new Table(rows, games.size());
    }

    private static Row row(
            int place, Entrant entrant, Collection<PlayedGame> games, double[] points, int[] met, EloEstimate rating) {
        int asFirst = 0;
        int asSecond = 0;
        var times = MoveTimes.NONE;
        var faults = new EnumMap<Fault, Integer>(Fault.class);
        Optional<String> crash = Optional.empty();
        for (PlayedGame game : games) {
            boolean isFirst = game.first() == place;
            if (!isFirst && game.second() != place) {
                continue;
            }
            times = times.plus(game.times().get(isFirst ? 0 : 1));
            if (game.winner().filter(winner -> winner == place).isPresent()) {
                asFirst += isFirst ? 1 : 0;
                asSecond += isFirst ? 0 : 1;
            } else {
                game.forfeit().ifPresent(fault -> faults.merge(fault, 1, Integer::sum));
                crash = crash.or(game::crash);
            }
        }
        double sum = 0;
        var against = new ArrayList<Double>();
        var gamesAgainst = new ArrayList<Integer>();
        for (int other = 0; other < points.length; other++) {
            sum += points[other];
            against.add(points[other]);
            gamesAgainst.add(met[other]);
        }
        return new Row(
                entrant,
                sum,
                against,
                gamesAgainst,
                asFirst,
                asSecond,
                rating.elo(),
                rating.margin(),
                times,
                faults,
                crash);
    }

    /** The places of the entrants, strongest first; equal ones stay in their order. */
    public List<Integer> ranking() {
        var places = new ArrayList<Integer>();
        for (int place = 0; place < rows.size(); place++) {
            places.add(place);
        }
        places.sort(
                Comparator.comparingDouble((Integer place) -> rows.get(place).elo())
                        .reversed());
        return List.copyOf(places);
    }
}
