package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Player;

/**
 * The results of the games of a series.
 *
 * @param games in the order played
 */
public record ScoreCard(List<GameScore> games) {
    public static final ScoreCard EMPTY = new ScoreCard(List.of());

    private static final int MEDAL_GAMES = 4;

    public ScoreCard {
        games = List.copyOf(games);
    }

    /**
     * The result of a game.
     *
     * @param winner empty after a draw, and while the game goes on
     */
    public record GameScore(Optional<Player> winner, SideScore one, SideScore two) {
        public SideScore of(Player player) {
            return player == Player.ONE ? one : two;
        }
    }

    /**
     * The result of a game for one side.
     *
     * @param turns how many turns it has made
     * @param home how many of its pawns are in the goal
     * @param penalty the penalty for those that are not, unless the side has reached the goal
     */
    public record SideScore(int turns, int home, int penalty) {
        /** The penalty for a pawn outside the goal. */
        static final int PENALTY = 10;

        /** The score in Medal play; less is better. */
        public int total() {
            return turns + penalty;
        }
    }

    ScoreCard with(GameScore game) {
        var all = new ArrayList<>(games);
        all.add(game);
        return new ScoreCard(all);
    }

    /** A player's turns and penalties in all games, the score of Medal play. */
    public int total(Player player) {
        return games.stream().mapToInt(game -> game.of(player).total()).sum();
    }

    /** How many more turns and penalties a player has than the opponent; below 0 is better. */
    public int difference(Player player) {
        return total(player) - total(player.opponent());
    }

    /** A player's points in a match, in halves: two for a win, one for a draw. */
    public int halfPoints(Player player) {
        return games.stream()
                .mapToInt(game ->
                        game.winner().map(winner -> winner == player ? 2 : 0).orElse(1))
                .sum();
    }

    /** Whether the series is over. A match is over as soon as it is decided. */
    public boolean isComplete(Rules rules) {
        return switch (rules.series()) {
            case SINGLE -> !games.isEmpty();
            case MATCH -> games.size() >= rules.games() || leadingHalfPoints() > rules.games();
            case MEDAL -> games.size() >= MEDAL_GAMES;
        };
    }

    private int leadingHalfPoints() {
        return Math.max(halfPoints(Player.ONE), halfPoints(Player.TWO));
    }

    /** Who is ahead, or who has won if the series is over; empty if nobody. */
    public Optional<Player> leader(Rules rules) {
        int lead = rules.series() == Rules.Series.MEDAL
                ? -difference(Player.ONE)
                : halfPoints(Player.ONE) - halfPoints(Player.TWO);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Player.ONE : Player.TWO);
    }
}
