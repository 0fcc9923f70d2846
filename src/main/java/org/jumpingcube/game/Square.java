package org.jumpingcube.game;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A square of a board, of any game. Rows and columns count from 0. Whether row 0 is at the top, as on a box of cubes, or
 * at the bottom, as on a board of pawns, is said by the game.
 *
 * @param row 0 or more; its number on the screen is one more
 * @param column 0 or more, to the right
 */
public record Square(int row, int column) {
    private static final Pattern NAME = Pattern.compile("([a-z])([1-9][0-9]?)");

    /** The square with this name, on a board of any size; empty if the text is no name. */
    public static Optional<Square> parse(String name) {
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                ? Optional.of(new Square(
                        Integer.parseInt(parts.group(2)) - 1, parts.group(1).charAt(0) - 'a'))
                : Optional.empty();
    }

    /** The square's name: the column's letter and the row's number from 1, "c4". */
    public String name() {
        return Character.toString('a' + column) + (row + 1);
    }

    /** Whether the other square is directly above, below or beside this one. */
    public boolean touches(Square other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
    }

    @Override
    public String toString() {
        return name();
    }
}
