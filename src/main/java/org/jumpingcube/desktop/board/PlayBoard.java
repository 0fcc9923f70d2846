package org.jumpingcube.desktop.board;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.Look;

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

    /** Shows the position of a game, with the marks of that. */
    void show(SessionView<P, M> view);

    /** Nothing is picked, dragged, refused or shown any more, in whatever position. */
    void beginAnew();

    /** The move that is being entered. */
    ObservableValue<?> choice();

    /** What the user has just tried to choose in vain. */
    ObservableValue<?> refused();

    /** Sets the listener for a click while there is nothing to choose. */
    void onOtherClick(Runnable listener);

    /** Sets the listener for the move that the user has chosen. */
    void onChoose(Consumer<M> listener);

    /** Changes how everything is painted. */
    void restyle(Look chosen);
}
