package org.jumpingcube.desktop.board;

import java.util.Optional;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.controls.Pointing;
import org.jumpingcube.game.Square;

/** A board of squares on the screen, as mouse and keys see it. A move may take several squares, which are picked in turn. */
public interface SquareBoard {
    /** The node that shows the board; it has its keyboard focus. */
    Region node();

    /** Where the squares are. */
    BoardPlaces places();

    /** The squares that the user points at. */
    Pointing<Square> pointing();

    /** Whether something could happen if the user chose this square. */
    boolean canTake(Square square);

    /**
     * The user has chosen a square: the board makes a move, picks the square, or says why it cannot.
     *
     * @param isStep whether Shift was held, for one step of a longer move
     */
    void take(Square square, boolean isStep);

    /**
     * Ends a move of several steps here.
     *
     * @return whether there was one that could end
     */
    default boolean stopHere() {
        return false;
    }

    /**
     * Takes back the last step of a move that is being entered.
     *
     * @return whether there was one
     */
    default boolean takeBack() {
        return false;
    }

    /**
     * Forgets the squares that were picked.
     *
     * @return whether there were any
     */
    default boolean letGo() {
        return false;
    }

    /** Whether a piece is picked, so that the mouse can drag it. */
    default boolean isPicked() {
        return false;
    }

    /** The mouse has dragged the picked piece to this point of the node. */
    default void drag(double x, double y) {}

    /** The mouse has let go of the picked piece, on a square or beside the board. */
    default void drop(Optional<Square> square) {}
}
