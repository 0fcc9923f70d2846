package org.jumpingcube.picture;

import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * Draws the positions of one kind of game, all in one size.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
interface GamePainter<P extends Position<P, M>, M> {
    Drawing draw(P position);

    /** The colour of a player's pieces, 0xRRGGBB. */
    int colour(Player player);

    /** The position after a turn, with a mark on what moved. */
    Drawing drawAfter(Turn<P, M> turn);

    /**
     * The frames between the positions before and after a turn; empty if nothing moves.
     *
     * @param steps how many frames each movement has, 1 or more
     */
    List<Frame> between(Turn<P, M> turn, int steps);
}
