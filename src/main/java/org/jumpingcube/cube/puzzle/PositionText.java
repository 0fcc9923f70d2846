package org.jumpingcube.cube.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubeNotation;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;

/** A position as two words: the player to move, 1 or 2, and the rows of the board without blanks, "1 2r1-/1-2b". */
final class PositionText {
    private static final Pattern CUBE = Pattern.compile("(?<=\\G..)");

    private PositionText() {}

    static String write(CubePosition position) {
        return position.toMove().number() + " "
                + String.join("/", CubeNotation.rows(position.board())).replace(" ", "");
    }

    /** The position of a text; empty if it is no position, or one without a legal move. */
    static Optional<CubePosition> read(String text) {
        String[] words = text.split(" ", -1);
        var rows = List.of(words[words.length - 1].split("/", -1));
        boolean isFine = words.length == 2
                && words[0].matches("[12]")
                && rows.size() >= Board.MIN_SIDE
                && rows.size() <= Board.MAX_SIDE;
        return isFine ? read(words[0].equals("1") ? Player.ONE : Player.TWO, rows) : Optional.empty();
    }

    private static Optional<CubePosition> read(Player toMove, List<String> rows) {
        var lines = rows.stream()
                .map(row -> Optional.of(CUBE.splitAsStream(row).collect(Collectors.joining(" "))))
                .toList();
        return new CubeNotation()
                .readBoard(GameOptions.of(CubeNotation.SIZE, rows.size()), toMove, lines)
                .position()
                .filter(position -> !position.outcome().isOver());
    }
}
