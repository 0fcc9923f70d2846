package org.jumpingcube.text;

import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.game.Player;

/** What the players are called where the game is text: player one is red, player two is blue. */
final class Jump61Colours {
    private Jump61Colours() {}

    /** The colour as it begins a sentence, "Red" or "Blue". */
    static String name(Player player) {
        return switch (player) {
            case ONE -> "Red";
            case TWO -> "Blue";
        };
    }

    /** The player meant by a colour's name or first letter, in either case. */
    static Optional<Player> parse(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "red", "r" -> Optional.of(Player.ONE);
            case "blue", "b" -> Optional.of(Player.TWO);
            default -> Optional.empty();
        };
    }
}
