package org.jumpingcube.cube;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.game.Square;

/** The squares of a board of one size, and their neighbours. Computed once for each size and shared. */
final class Geometry {
    private static final List<Geometry> BY_SIDE = IntStream.rangeClosed(Board.MIN_SIDE, Board.MAX_SIDE)
            .mapToObj(Geometry::new)
            .toList();

    private final int side;
    private final List<Square> squares;
    private final int[][] neighbours;
    private final List<List<Square>> neighbourSquares;

    private Geometry(int side) {
        this.side = side;
        squares = IntStream.range(0, side * side)
                .mapToObj(index -> new Square(index / side, index % side))
                .toList();
        neighbours = squares.stream().map(this::findNeighbours).toArray(int[][]::new);
        neighbourSquares = Stream.of(neighbours)
                .map(beside -> IntStream.of(beside).mapToObj(squares::get).toList())
                .toList();
    }

    static Geometry of(int side) {
        if (side < Board.MIN_SIDE || side > Board.MAX_SIDE) {
            throw new IllegalArgumentException("side " + side + " outside " + Board.MIN_SIDE + ".." + Board.MAX_SIDE);
        }
        return BY_SIDE.get(side - Board.MIN_SIDE);
    }

    int side() {
        return side;
    }

    /** All squares, row by row. */
    List<Square> squares() {
        return squares;
    }

    int[] neighbours(int index) {
        return neighbours[index];
    }

    List<Square> neighbourSquares(Square square) {
        return neighbourSquares.get(index(square));
    }

    int capacity(int index) {
        return neighbours[index].length;
    }

    boolean contains(Square square) {
        return square.row() >= 0 && square.row() < side && square.column() >= 0 && square.column() < side;
    }

    int index(Square square) {
        if (!contains(square)) {
            throw new IndexOutOfBoundsException(
                    "row " + square.row() + ", column " + square.column() + " is off a board of side " + side);
        }
        return square.row() * side + square.column();
    }

    private int[] findNeighbours(Square square) {
        return IntStream.of(
                        square.row() > 0 ? index(square) - side : -1,
                        square.column() > 0 ? index(square) - 1 : -1,
                        square.column() < side - 1 ? index(square) + 1 : -1,
                        square.row() < side - 1 ? index(square) + side : -1)
                .filter(index -> index >= 0)
                .toArray();
    }
}
