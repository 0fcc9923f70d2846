package org.jumpingcube.grid;

import java.util.List;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.settings.Look;

/**
 * What a game on a grid of squares looks like, in the window and in pictures: what is on each square, which way a piece
 * goes, and how squares and pieces are painted. Every moment of a game follows from that.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public interface GridLook<P extends Position<P, M>, M> {
    /** What {@link #at} gives for a square without a piece. */
    char EMPTY = '.';

    /** This look with what the user has chosen of it; most games have nothing to choose. */
    default GridLook<P, M> styled(Look chosen) {
        return this;
    }

    /** The squares of the board, at most 26 columns. */
    Grid grid(P position);

    /** Whether row 1 is painted at the top, as on a box of cubes; at the bottom otherwise. */
    default boolean isRowOneOnTop() {
        return false;
    }

    /** What is on a square: {@link #EMPTY} or one of the {@link #pieces}. */
    char at(P position, Square square);

    /** The characters of a side's pieces, the most usual first. */
    default String pieces(Player player) {
        return Integer.toString(player.number());
    }

    /** The squares that are pointed at to make a move, in this order; none for a pass. */
    List<Square> squares(M move);

    /**
     * The squares that a piece moves over during a turn, with both ends; fewer than two if none moves. A piece that comes
     * from an empty square is a new one: it falls, or is pushed in.
     */
    default List<Square> way(Turn<P, M> turn) {
        return squares(turn.move());
    }

    /** The squares that have decided a game that is over, to be marked: a line of four. Empty if no square has. */
    default List<Square> deciding(P position) {
        return List.of();
    }

    /** The squares that have something else on them after a turn than before, without the ends of its way. */
    default List<Square> changed(Turn<P, M> turn) {
        return GridPainting.changed(this, turn);
    }

    /** How many stages a turn takes to show; 0 if there is nothing to see between before and after. */
    default int stages(Turn<P, M> turn) {
        return turn.before().isPass(turn.move()) ? 0 : Math.max(1, way(turn).size() - 1);
    }

    /** Paints ground and pieces of a moment; marks are the window's. */
    default void paint(Brush brush, BoardMoment<P, M> moment) {
        paintStill(brush, moment);
        paintMoving(brush, moment);
    }

    /**
     * Paints what stays as it is during the stage: the window does so once. At the beginning of a turn's first stage, both
     * together are the position before, at the end of the last one the position after.
     */
    default void paintStill(Brush brush, BoardMoment<P, M> moment) {
        new GridPainting<>(this, brush).paintStill(moment);
    }

    /** Paints what moves, over what stays as it is. */
    default void paintMoving(Brush brush, BoardMoment<P, M> moment) {
        new GridPainting<>(this, brush).paintMoving(moment);
    }

    /** Paints the ground of a square whose upper left corner is at a place. */
    default void paintSquare(Brush brush, P position, Square square, double x, double y) {
        GridPainting.paintSquare(brush, x, y);
    }

    /**
     * Paints a piece, within the middle 0.7 of its square: the same picture stands for a side beside its name.
     *
     * @param piece one of the {@link #pieces}
     * @param x the left edge of its square
     * @param y the upper edge
     * @param size 1 for its usual size
     */
    default void paintPiece(Brush brush, char piece, double x, double y, double size) {
        Player player = pieces(Player.ONE).indexOf(piece) >= 0 ? Player.ONE : Player.TWO;
        GridPainting.paintPiece(brush, player, colour(player, brush.isDark(), brush.isHighContrast()), x, y, size);
    }

    /**
     * Paints a piece on its way to the next square. It glides; a game may have it hop.
     *
     * @param part how much of that way is over, 0 to 1; 0 all the time if motion is to be reduced
     */
    default void paintMoving(Brush brush, char piece, double x, double y, double part) {
        paintPiece(brush, piece, x, y, 1);
    }

    /** The colour of a side, 0xRRGGBB. */
    default int colour(Player player, boolean isDark, boolean isHighContrast) {
        return player == Player.ONE ? 0xd64f3f : 0x3b7fcc;
    }

    /** The colour of the frame around the squares, 0xRRGGBB. */
    default int frame(boolean isDark, boolean isHighContrast) {
        return isHighContrast ? isDark ? 0x000000 : 0xffffff : isDark ? 0x1c2025 : 0xd5dbe0;
    }
}
