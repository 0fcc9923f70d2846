package org.jumpingcube.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.Square;
import org.jumpingcube.game.Player;

/**
 * Boards drawn as text and read back. A cube is its number of points and a letter: "1-" neutral, "2r" red (player one),
 * "3b" blue (player two).
 */
public final class BoardText {
    private static final String FRAME = "===";
    private static final String INDENT = "    ";

    private BoardText() {}

    /**
     * The board in the form that programs read: a line {@code ===}, the rows indented by four blanks, and {@code ===}
     * again. Every line ends with {@code \n}.
     */
    public static String dump(Board board) {
        return rows(board).map(row -> INDENT + row + "\n").collect(Collectors.joining("", FRAME + "\n", FRAME + "\n"));
    }

    /** The board for people, with the numbers of rows and columns from 1. Every line ends with {@code \n}. */
    public static String numbered(Board board) {
        var text = new StringBuilder(INDENT);
        IntStream.rangeClosed(1, board.side())
                .forEach(column -> text.append(String.format(Locale.ROOT, "%3d", column)));
        text.append('\n');
        int number = 1;
        for (String row : rows(board).toList()) {
            text.append(String.format(Locale.ROOT, "%4d ", number++))
                    .append(row)
                    .append('\n');
        }
        return text.toString();
    }

    /**
     * Reads a board as {@link #dump} draws it; the {@code ===} lines may be missing, blanks may be more or fewer, and
     * colours may be capitals.
     *
     * @throws IllegalArgumentException if the text is no such board, or a cube holds more than its capacity; the message
     *     says what is wrong and where
     */
    public static Board parse(String text) {
        List<String> rows = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.equals(FRAME))
                .toList();
        int side = rows.size();
        if (side < Board.MIN_SIDE || side > Board.MAX_SIDE) {
            throw new IllegalArgumentException(side + " rows; a board has " + Board.MIN_SIDE + " to " + Board.MAX_SIDE);
        }
        return Board.of(
                side,
                IntStream.range(0, side)
                        .boxed()
                        .flatMap(row -> parseRow(rows.get(row), row + 1, side))
                        .toList());
    }

    private static Stream<Cube> parseRow(String line, int number, int side) {
        String[] cubes = line.split("\\s+");
        if (cubes.length != side) {
            throw new IllegalArgumentException("row " + number + " has " + cubes.length + " squares, not " + side);
        }
        return Stream.of(cubes)
                .map(cube -> parseCube(cube)
                        .orElseThrow(() ->
                                new IllegalArgumentException("row " + number + ": \"" + cube + "\" is no square")));
    }

    private static Optional<Cube> parseCube(String text) {
        if (text.equals("1-")) {
            return Optional.of(Cube.NEUTRAL);
        }
        if (!text.matches("[1-9][a-zA-Z]")) {
            return Optional.empty();
        }
        Optional<Player> owner = Jump61Colours.parse(text.substring(1));
        return owner.map(player -> Cube.of(player, text.charAt(0) - '0'));
    }

    private static Stream<String> rows(Board board) {
        return IntStream.range(0, board.side())
                .mapToObj(row -> IntStream.range(0, board.side())
                        .mapToObj(column -> Jump61Colours.of(board.at(new Square(row, column))))
                        .collect(Collectors.joining(" ")));
    }
}
