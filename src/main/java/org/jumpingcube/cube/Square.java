package org.jumpingcube.cube;

/**
 * A place on the board. Rows and columns count from 0; row 0 is at the top, column 0 at the left.
 *
 * @param row 0 or more, downwards
 * @param column 0 or more, to the right
 */
public record Square(int row, int column) {
    /** The square as people name it: the column's letter and the row's number from 1, "c4". */
    public String name() {
        return Character.toString('a' + column) + (row + 1);
    }

    @Override
    public String toString() {
        return name();
    }
}
