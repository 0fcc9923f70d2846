package org.jumpingcube.text;

import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.game.Player;

/** The players' colours in text: player one is red, player two is blue. */
final class Jump61Colours {
    private Jump61Colours() {}

    /** The capitalised colour, "Red" or "Blue". */
    static String name(Player player) {
        return switch (player) {
            case ONE -> "Red";
            case TWO -> "Blue";
        };
    }

    /** The player of a colour's name or first letter, in either case. */
    static Optional<Player> parse(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "red", "r" -> Optional.of(Player.ONE);
            case "blue", "b" -> Optional.of(Player.TWO);
            default -> Optional.empty();
        };
    }
}
