package org.jumpingcube.desktop.model;

import org.jumpingcube.game.Player;

/** What lies on a board at one instant, in figures: in the middle of a move what is seen, not what it comes to. */
public interface Tally {
    /** How the two sides stand. */
    Standing standing();

    /** How a player stands, in figures. */
    Score score(Player player);

    /**
     * Figures of one player.
     *
     * @param figure what counts most
     * @param unit what there is so much of; may be empty
     * @param more what else counts; may be empty
     * @param moreUnit what there is so much of; may be empty
     */
    record Score(String figure, String unit, String more, String moreUnit) {}

    /**
     * The same in words.
     *
     * @param name what the player is called
     */
    String scoreInWords(Player player, String name);

    /** What there is to say besides: how far the move is that is being shown, or what one would do; often empty. */
    default String remark() {
        return "";
    }

    /** Whether that answers what the user has just done on the board. */
    default boolean isAnswer() {
        return false;
    }
}
