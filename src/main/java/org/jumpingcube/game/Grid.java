package org.jumpingcube.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The squares of a rectangular board.
 *
 * @param columns 1 to {@value #MOST}
 * @param rows 1 to {@value #MOST_ROWS}
 */
public record Grid(int columns, int rows) {
    /** The columns have the letters from a to z. */
    public static final int MOST = 26;

    /** The rows have numbers of at most two digits. */
    public static final int MOST_ROWS = 99;

    /**
     * A grid.
     *
     * @throws IllegalArgumentException if it has no squares, or squares without a name
     */
    public Grid {
        if (columns < 1 || columns > MOST || rows < 1 || rows > MOST_ROWS) {
            throw new IllegalArgumentException(columns + " columns, " + rows + " rows");
        }
    }

    /** How many squares there are. */
    public int count() {
        return columns * rows;
    }

    /** All squares in the order of their indices. */
    public List<Square> squares() {
        return IntStream.range(0, count()).mapToObj(this::at).toList();
    }

    /** The square with this index. */
    public Square at(int index) {
        return new Square(index / columns, index % columns);
    }

    /** The index of a square, from 0: row by row, each from the left. */
    public int index(Square square) {
        return square.row() * columns + square.column();
    }

    public boolean contains(Square square) {
        return 0 <= square.row() && square.row() < rows && 0 <= square.column() && square.column() < columns;
    }

    /** The square in this row and column; empty off the board. */
    public Optional<Square> at(int row, int column) {
        return Optional.of(new Square(row, column)).filter(this::contains);
    }

    /** The square that lies this far from another; empty off the board. */
    public Optional<Square> from(Square square, int rows, int columns) {
        return at(square.row() + rows, square.column() + columns);
    }

    /** The square with this name; empty if no square of the board has it. */
    public Optional<Square> parse(String name) {
        return Square.parse(name).filter(this::contains);
    }
}
