package org.jumpingcube.desktop.board;

import java.util.List;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.grid.BoardMoment;

/**
 * A board on which turns are shown.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface MomentBoard<P extends Position<P, M>, M> {
    /** Shows a moment of a turn in place of the position, until {@link #showPosition}. */
    void show(BoardMoment<P, M> moment);

    /** Shows the way of a move that has not been made yet, until {@link #showPosition}. */
    void showWay(List<Square> way);

    /** Shows the position again. */
    void showPosition();
}
