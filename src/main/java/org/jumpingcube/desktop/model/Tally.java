package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Player;

/**
 * What is on a board at one instant, in numbers. During a move these are of the board as it is shown, not of the final
 * one.
 */
public interface Tally {
    /** The score of the two sides. */
    Standing standing();

    /** What the {@link #standing} counts, in a word for any number of them: "cubes". */
    String unit();

    /** The same for this number of them: "cube" for 1. */
    String unit(int count);

    /** The figures of a player. */
    Score score(Player player);

    /**
     * Figures of one player.
     *
     * @param figure the main number
     * @param unit what it counts; may be empty
     * @param more a second number; may be empty
     * @param moreUnit what that counts; may be empty
     */
    record Score(String figure, String unit, String more, String moreUnit) {}

    /**
     * The same in words.
     *
     * @param name what the player is called
     */
    String scoreInWords(Player player, String name);

    /** An additional remark: how far the shown move has come, or what a move would do; often empty. */
    default String remark() {
        return "";
    }

    /** Whether that answers what the user has just done on the board. */
    default boolean isAnswer() {
        return false;
    }
}
