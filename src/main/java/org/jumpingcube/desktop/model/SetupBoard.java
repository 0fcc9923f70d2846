package org.jumpingcube.desktop.model;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Look;

/**
 * A board on which a position is set up. It shows a draft and knows where its squares are; what mouse and keys do there
 * is the same for all games.
 *
 * @param <D> the game's own type of draft
 */
public interface SetupBoard<D> {
    Region node();

    void show(D draft);

    /** The square at a point of the node; empty beside the board. */
    Optional<Square> squareAt(double x, double y);

    /** The square that the user points at with mouse or keys, whichever was used last. */
    Square pointed();

    /**
     * Points at a square.
     *
     * @param isByKeys whether the keyboard was used, so that the focus is to be seen
     */
    void point(Square square, boolean isByKeys);

    /** A square of the draft with what is on it, in words. */
    String inWords(Square square, D draft);

    void restyle(Look look);
}
