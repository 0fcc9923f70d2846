package org.jumpingcube.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubeNotation;

/**
 * Boards drawn as text. A cube is its number of points and a letter: "1-" neutral, "2r" red (player one), "3b" blue
 * (player two).
 */
public final class BoardText {
    private static final String FRAME = "===";
    private static final String INDENT = "    ";

    private BoardText() {}

    /**
     * The board for programs: a line {@code ===}, the rows indented by four blanks, and {@code ===} again. Every line
     * ends with {@code \n}.
     */
    public static String dump(Board board) {
        return framed(CubeNotation.rows(board));
    }

    /** Any rows of text in the same form. */
    public static String framed(List<String> rows) {
        return rows.stream()
                .map(row -> INDENT + row + "\n")
                .collect(Collectors.joining("", FRAME + "\n", FRAME + "\n"));
    }

    /** The board for people, with row and column numbers from 1. Every line ends with {@code \n}. */
    public static String numbered(Board board) {
        var text = new StringBuilder(INDENT);
        IntStream.rangeClosed(1, board.side())
                .forEach(column -> text.append(String.format(Locale.ROOT, "%3d", column)));
        text.append('\n');
        int number = 1;
        for (String row : CubeNotation.rows(board)) {
            text.append(String.format(Locale.ROOT, "%4d ", number++))
                    .append(row)
                    .append('\n');
        }
        return text.toString();
    }
}
