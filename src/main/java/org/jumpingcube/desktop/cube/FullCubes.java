package org.jumpingcube.desktop.cube;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.CellLook.Side;

/** Which cubes burst with their next point, and which of them together. */
final class FullCubes {
    private FullCubes() {}

    /** The sides on which a full cube has full neighbours, which would burst with it; empty if it is not full. */
    static Optional<Set<Side>> sides(Board board, Square square) {
        if (!isFull(board, square)) {
            return Optional.empty();
        }
        var sides = EnumSet.noneOf(Side.class);
        for (Square neighbour : board.neighbours(square)) {
            if (isFull(board, neighbour)) {
                sides.add(Side.of(square, neighbour));
            }
        }
        return Optional.of(sides);
    }

    private static boolean isFull(Board board, Square square) {
        Cube cube = board.at(square);
        return !cube.isNeutral() && cube.value() >= board.capacity(square);
    }
}
