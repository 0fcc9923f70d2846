package org.jumpingcube.desktop.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;

/**
 * A board that shows any moment of a game, beside the board on which the game is played. What it shows stays until
 * something else is shown.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface ReplayBoard<P extends Position<P, M>, M> {
    /** The node for the window; always the same. */
    Region node();

    /**
     * Shows a position at rest.
     *
     * @param last the turn that led to it
     */
    void show(P position, Optional<Turn<P, M>> last);

    /** Shows what a move would do in the position that is shown, until something else is shown; a board may leave it. */
    default void foresee(P position, M move) {}

    /** How many stages a turn takes to show: waves, or jumps; 0 if there is nothing to see between before and after. */
    int stages(Turn<P, M> turn);

    /**
     * Shows a turn that is under way.
     *
     * @param stage from 0 to before {@link #stages}
     * @param progress how much of the stage is over, 0 to 1
     */
    void show(Turn<P, M> turn, int stage, double progress);

    /** The tallies of what is shown. */
    ObservableValue<Tally> shown();

    /** The bounds of the board, with its frame, on the node. */
    Bounds extent();

    /** Where a move is on the node, from its first square to its last; they are the same for a move of one square. */
    List<Bounds> way(P position, M move);

    /** Sets the listener for a move that the user chooses in the position shown. */
    void onChoose(Consumer<M> listener);
}
