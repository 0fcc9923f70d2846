package org.jumpingcube.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * How the ratings of a tournament went while its games were played, in the order of their numbers.
 *
 * @param moments by rising number of games; none if there are no games
 */
public record RatingHistory(List<Moment> moments) {
    private static final int MOST = 40;

    /**
     * The ratings after some of the games.
     *
     * @param games how many
     * @param ratings of the entrants, in the order of the tournament
     */
    public record Moment(int games, List<EloEstimate> ratings) {
        public Moment {
            ratings = List.copyOf(ratings);
        }
    }

    public RatingHistory {
        moments = List.copyOf(moments);
    }

    /**
     * The history of these games, at some forty moments. It begins when each pair has played an opening from both sides:
     * before that, nothing is known of some.
     *
     * @param games in the order of their numbers
     */
    public static RatingHistory of(Tournament tournament, List<PlayedGame> games) {
        int n = tournament.entrants().size();
        var points = new double[n][n];
        var moments = new ArrayList<Moment>();
        int first = 2 * tournament.pairs();
        double step = Math.max(1, (double) (games.size() - first) / (MOST - 1));
        double next = first;
        for (int played = 1; played <= games.size(); played++) {
            var game = games.get(played - 1);
            points[game.first()][game.second()] += game.pointsOfFirst();
            points[game.second()][game.first()] += 1 - game.pointsOfFirst();
            if (played >= Math.round(next) || (played == games.size() && played >= first)) {
                moments.add(new Moment(played, Ratings.of(points)));
                next += step;
            }
        }
        return new RatingHistory(moments);
    }
}
