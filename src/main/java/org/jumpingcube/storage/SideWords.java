package org.jumpingcube.storage;

import java.util.Locale;
import org.jumpingcube.game.Player;

/** What the sides of a game are called in a message about a file. */
@FunctionalInterface
public interface SideWords {
    /**
     * The name of a side, to begin a sentence with.
     *
     * @param game the name of the game's kind
     */
    String of(String game, Player player);

    /** The names that sides have without colours: "Player 1". */
    static SideWords numbered(Locale locale) {
        return (game, player) -> ProblemTexts.text(locale, "side.number", player.number());
    }
}
