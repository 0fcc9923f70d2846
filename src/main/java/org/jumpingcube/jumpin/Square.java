package org.jumpingcube.jumpin;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A square of the board of {@value #COLUMNS} columns and {@value #ROWS} rows. Both count from 0; row 0 is at the
 * bottom, where Gold starts, column 0 at the left.
 */
public record Square(int column, int row) {
    public static final int COLUMNS = 6;
    public static final int ROWS = 11;
    public static final int COUNT = COLUMNS * ROWS;

    private static final Pattern NAME = Pattern.compile("([a-f])([1-9]|1[01])");
    private static final List<Square> ALL = IntStream.range(0, COUNT)
            .mapToObj(index -> new Square(index % COLUMNS, index / COLUMNS))
            .toList();

    public Square {
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) {
            throw new IllegalArgumentException("column " + column + ", row " + row + " is off the board");
        }
    }

    /** All squares, in the order of their indices. */
    public static List<Square> all() {
        return ALL;
    }

    /** The square with this index. */
    public static Square at(int index) {
        return ALL.get(index);
    }

    /** The square with this name; empty if the text is no name. */
    public static Optional<Square> parse(String name) {
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                ? Optional.of(new Square(parts.group(1).charAt(0) - 'a', Integer.parseInt(parts.group(2)) - 1))
                : Optional.empty();
    }

    /** The index of the square, 0 to 65: row by row from the bottom, each from the left. */
    public int index() {
        return row * COLUMNS + column;
    }

    /** Whether the other square is directly above, below or beside this one. */
    public boolean touches(Square other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
    }

    /** The square in the same row that is as far from the right edge as this one is from the left. */
    public Square mirrored() {
        return new Square(COLUMNS - 1 - column, row);
    }

    /** The square's name: the column's letter and the row's number from 1, "c4". */
    public String name() {
        return Character.toString('a' + column) + (row + 1);
    }

    @Override
    public String toString() {
        return name();
    }
}
