package org.jumpingcube.jumpin;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Square;

/** The squares of the board of Jumpin. Row 0 is at the bottom, where Gold starts. */
public final class Squares {
    public static final int COLUMNS = 6;
    public static final int ROWS = 11;
    public static final int COUNT = COLUMNS * ROWS;
    public static final Grid GRID = new Grid(COLUMNS, ROWS);

    private static final List<Square> ALL = GRID.squares();

    private Squares() {}

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
        return GRID.parse(name);
    }

    /** The index of a square, 0 to 65: row by row from the bottom, each from the left. */
    public static int index(Square square) {
        return GRID.index(square);
    }

    /** The square in the same row that is as far from the right edge as this one is from the left. */
    public static Square mirrored(Square square) {
        return new Square(square.row(), COLUMNS - 1 - square.column());
    }
}
