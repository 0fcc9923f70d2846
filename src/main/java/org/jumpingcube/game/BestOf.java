package org.jumpingcube.game;

import java.util.Optional;

/**
 * Several games between the same two, who change sides after each: whoever wins more than half of them has won.
 *
 * @param games how many there are at most, 1 to {@value #MOST_GAMES}; 1 for a game that stands alone
 * @param one how many of them whoever is player one in the game of the moment has won before it, 0 to {@code games}
 * @param two the same of player two
 */
public record BestOf(int games, int one, int two) {
    public static final int MOST_GAMES = 99;

    public static final BestOf ONE = of(1);

    public BestOf {
        if (games < 1 || games > MOST_GAMES || !canWin(games, one) || !canWin(games, two)) {
            throw new IllegalArgumentException("best of " + games + ", " + one + " : " + two);
        }
    }

    private static boolean canWin(int games, int won) {
        return won >= 0 && won <= games;
    }

    /** So many games, none of them played. */
    public static BestOf of(int games) {
        return new BestOf(games, 0, 0);
    }

    /** Whether there is more than one game. */
    public boolean isSeries() {
        return games > 1;
    }

    /** How it stands once the game of the moment has ended; one that nobody has won is played again. */
    public BestOf after(Outcome outcome) {
        Optional<Player> winner = outcome.winner().filter(player -> isSeries() && !isDecided());
        return new BestOf(
                games,
                one + (winner.filter(Player.ONE::equals).isPresent() ? 1 : 0),
                two + (winner.filter(Player.TWO::equals).isPresent() ? 1 : 0));
    }

    /** Whether one of the two cannot be caught up with any more. */
    public boolean isDecided() {
        return 2 * Math.max(one, two) > games || one + two >= games;
    }

    /** The same for a game in which the two have changed sides. */
    public BestOf swapped() {
        return new BestOf(games, two, one);
    }
}
