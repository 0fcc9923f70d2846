package org.jumpingcube.desktop.board;

import java.util.Optional;
import java.util.function.Consumer;
import org.jumpingcube.desktop.look.Appearance;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * A board on which positions are shown, and moves entered.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface PlayBoard<P extends Position<P, M>, M> extends SquareBoard, MomentBoard<P, M> {
    /**
     * Shows a position and the turn that led to it.
     *
     * @param isUsersTurn whether the user makes the next one
     */
    void show(P position, Optional<Turn<P, M>> turn, boolean isUsersTurn);

    /** Sets the listener for the move that the user has chosen. */
    void onChoose(Consumer<M> listener);

    /** Changes how everything is painted. */
    void restyle(Appearance appearance);
}
