package org.jumpingcube.desktop.cube;

import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.desktop.cube.CellLook.Side;
import org.jumpingcube.game.Square;

/** Which cubes burst at their next point, and which of them burst together. */
final class FullCubes {
    private FullCubes() {}

    /** The sides on which a full cube has full neighbours, which would burst with it; none if it is not full. */
    static Optional<Set<Side>> sides(Board board, Square square) {
        return sides(board, square, other -> isFull(board, other));
    }

    /**
     * The same in the middle of a cascade. A cube that is overloaded and waits to burst keeps its rim, and is darker.
     */
    static Optional<Set<Side>> sides(Board shape, CascadeFrame frame, Square square) {
        return sides(shape, square, other -> {
            Cube cube = Objects.requireNonNull(frame.cubes().get(other), other::name);
            boolean isFull = !cube.isNeutral() && cube.value() == shape.capacity(other);
            return isFull || frame.dark().contains(other);
        });
    }

    private static Optional<Set<Side>> sides(Board shape, Square square, Predicate<Square> isFull) {
        if (!isFull.test(square)) {
            return Optional.empty();
        }
        return Optional.of(shape.neighbours(square).stream()
                .filter(isFull)
                .map(neighbour -> Side.of(square, neighbour))
                .collect(Collectors.toSet()));
    }

    static boolean isFull(Board board, Square square) {
        Cube cube = board.at(square);
        return !cube.isNeutral() && cube.value() >= board.capacity(square);
    }
}
