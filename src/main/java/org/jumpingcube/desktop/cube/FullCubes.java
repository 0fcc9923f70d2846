package org.jumpingcube.desktop.cube;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.cube.CellLook.Side;

/** Which cubes burst at their next point, and which of them burst together. */
final class FullCubes {
    private FullCubes() {}

    /** The sides on which a full cube has full neighbours, which would burst with it; none if it is not full. */
    static Optional<Set<Side>> sides(Board board, Square square) {
        if (!isFull(board, square)) {
            return Optional.empty();
        }
        return Optional.of(board.neighbours(square).stream()
                .filter(neighbour -> isFull(board, neighbour))
                .map(neighbour -> Side.of(square, neighbour))
                .collect(Collectors.toSet()));
    }

    static boolean isFull(Board board, Square square) {
        Cube cube = board.at(square);
        return !cube.isNeutral() && cube.value() >= board.capacity(square);
    }
}
