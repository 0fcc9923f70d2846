package org.jumpingcube.desktop.model;

import javafx.scene.layout.Region;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;

/**
 * A small board that is only looked at: it takes no input, and has no names for its squares.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface SmallBoard<P extends Position<P, M>, M> {
    /** The node for the window, always the same; it fills the size that it is given. */
    Region node();

    /** Shows a position at rest, in place of whatever was shown. */
    void show(P position);

    /**
     * Shows what a turn caused, quickly, and then the position after it; that alone if motion is to be reduced.
     *
     * @param done called when the position has come to rest, perhaps at once; never if something else is shown before
     */
    void play(Turn<P, M> turn, Runnable done);

    /** Changes how everything is painted. */
    void restyle(Look look);
}
