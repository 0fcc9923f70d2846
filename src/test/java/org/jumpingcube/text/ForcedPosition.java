package org.jumpingcube.text;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Boards;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/**
 * A position in which the side to move can force a win or must lose, and the moves that do not spoil it.
 *
 * @param result n for a win in n plies, -n for a loss in n plies, both sides at their best
 * @param best the moves that win in so many plies, or that are not lost sooner
 */
record ForcedPosition(Board board, int result, List<Square> best) {
    int plies() {
        return Math.abs(result);
    }

    CubePosition position() {
        return new CubePosition(board, (board.totalPoints() + board.side()) % 2 == 0 ? Player.ONE : Player.TWO);
    }

    /** As {@link #toString} writes it. */
    static ForcedPosition parse(String line) {
        String[] parts = line.split("; ", -1);
        return new ForcedPosition(
                Boards.board(parts[2].replace('/', '\n')),
                Integer.parseInt(parts[0]),
                Stream.of(parts[1].split(" ", -1))
                        .map(ForcedPosition::parseSquare)
                        .toList());
    }

    private static Square parseSquare(String text) {
        String[] numbers = text.split(",", -1);
        return new Square(Integer.parseInt(numbers[0]) - 1, Integer.parseInt(numbers[1]) - 1);
    }

    /** The result, the best moves as row and column from 1, and the board row by row, on one line. */
    @Override
    public String toString() {
        String moves = best.stream()
                .map(square -> (square.row() + 1) + "," + (square.column() + 1))
                .collect(Collectors.joining(" "));
        String rows = BoardText.dump(board)
                .lines()
                .map(String::strip)
                .filter(line -> !line.equals("==="))
                .collect(Collectors.joining("/"));
        return result + "; " + moves + "; " + rows;
    }
}
