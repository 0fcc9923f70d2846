package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Player;

/** What lies on a board at one instant, in figures: in the middle of a move what is seen, not what it comes to. */
public interface Tally {
    /** How the two sides stand. */
    Standing standing();

    /** How a player stands, in figures. */
    String score(Player player);

    /**
     * The same in words.
     *
     * @param name what the player is called
     */
    String scoreInWords(Player player, String name);

    /** What has happened so far in the move that is being shown, in a few words; empty if none is, or nothing has. */
    default String progress() {
        return "";
    }
}
