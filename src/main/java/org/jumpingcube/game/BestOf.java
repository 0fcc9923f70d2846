package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;

/**
 * A series of games between the same two players, who swap sides after each. Whoever wins more than half of them has
 * won.
 *
 * @param games the most games there can be, 1 to {@value #MOST_GAMES}; 1 for a single game
 * @param one how many games the player who is now player one has won so far, 0 to {@code games}
 * @param two the same for player two
 */
public record BestOf(int games, int one, int two) {
    public static final int MOST_GAMES = 99;

    /** The numbers of games that are offered to choose from. */
    public static final List<Integer> CHOICES = List.of(1, 3, 5, 7);

    public static final BestOf ONE = of(1);

    public BestOf {
        if (games < 1 || games > MOST_GAMES || !canWin(games, one) || !canWin(games, two)) {
            throw new IllegalArgumentException("best of " + games + ", " + one + " : " + two);
        }
    }

    private static boolean canWin(int games, int won) {
        return won >= 0 && won <= games;
    }

    /** A series of this many games, none of them played. */
    public static BestOf of(int games) {
        return new BestOf(games, 0, 0);
    }

    /** Whether there is more than one game. */
    public boolean isSeries() {
        return games > 1;
    }

    /** The series after the current game has ended. A game that nobody has won is replayed. */
    public BestOf after(Outcome outcome) {
        Optional<Player> winner = outcome.winner().filter(player -> isSeries() && !isDecided());
        return new BestOf(
                games,
                one + (winner.filter(Player.ONE::equals).isPresent() ? 1 : 0),
                two + (winner.filter(Player.TWO::equals).isPresent() ? 1 : 0));
    }

    /** Whether the series is over: one player is out of reach, or all games are played. */
    public boolean isDecided() {
        return 2 * Math.max(one, two) > games || one + two >= games;
    }

    /** Who has won it; empty while it goes on, and if nobody has won more games. */
    public Optional<Player> winner() {
        return isSeries() && isDecided() && one != two
                ? Optional.of(one > two ? Player.ONE : Player.TWO)
                : Optional.empty();
    }

    /** The same series after the players have swapped sides. */
    public BestOf swapped() {
        return new BestOf(games, two, one);
    }
}
