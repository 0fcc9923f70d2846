package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * Everything that decides how one cell is painted. A cell whose look is equal to the one before is not painted again.
 *
 * @param hoveredBy who could play the cube, if it is neutral and the mouse is on it and was used last
 * @param isPointedAt whether it is hovered, or the keyboard's focus is seen on it
 * @param foresight what the previewed move would do to the cube
 * @param motion the change that the cube is in the middle of
 * @param fullSides the sides on which the cube, if it is about to burst, has neighbours that are too; empty if that is not
 *     shown
 */
record CellLook(
        Cube cube,
        boolean isDark,
        Optional<Player> hoveredBy,
        boolean isPointedAt,
        Mark mark,
        Foresight foresight,
        CubeMotion motion,
        Optional<Set<Side>> fullSides) {
    /** A cube to which nothing happens. */
    static CellLook plain(Cube cube) {
        return new CellLook(
                cube, false, Optional.empty(), false, Mark.NONE, Foresight.NONE, CubeMotion.NONE, Optional.empty());
    }

    /**
     * A cube of this look at rest, without anything over it. Only the cube that it is now is full, if any is. While it
     * changes, its rim is not joined to others: there would be a picture for each way of joining it.
     */
    CellLook still(Cube shown) {
        var sides = fullSides.filter(joined -> shown.equals(cube)).map(joined -> isMoving() ? Set.<Side>of() : joined);
        return new CellLook(shown, isDark, hoveredBy, false, Mark.NONE, Foresight.NONE, CubeMotion.NONE, sides);
    }

    boolean isMoving() {
        return !motion.equals(CubeMotion.NONE);
    }

    /** A side of a cell. */
    enum Side {
        TOP(0, -1),
        LEFT(-1, 0),
        RIGHT(1, 0),
        BOTTOM(0, 1);

        /** The way out of the cell on this side: to the right and down, each -1, 0 or 1. */
        final int right;

        final int down;

        Side(int right, int down) {
            this.right = right;
            this.down = down;
        }

        /** The side of a square on which a neighbour lies. */
        static Side of(Square square, Square neighbour) {
            if (neighbour.row() == square.row()) {
                return neighbour.column() < square.column() ? LEFT : RIGHT;
            }
            return neighbour.row() < square.row() ? TOP : BOTTOM;
        }
    }

    /**
     * What a move would do to one cube.
     *
     * @param becomes the cube afterwards, if anything would happen to it
     * @param waves the waves in which it would burst, in order; empty if it would not
     * @param setsOff the sides on which are cubes that first burst in the wave after it
     * @param setOffFrom the sides on which are cubes that burst in the wave before its first burst
     */
    record Foresight(Optional<Cube> becomes, List<Integer> waves, Set<Side> setsOff, Set<Side> setOffFrom) {
        static final Foresight NONE = new Foresight(Optional.empty(), List.of(), Set.of(), Set.of());

        Foresight {
            waves = List.copyOf(waves);
            setsOff = Set.copyOf(setsOff);
            setOffFrom = Set.copyOf(setOffFrom);
        }
    }
}
