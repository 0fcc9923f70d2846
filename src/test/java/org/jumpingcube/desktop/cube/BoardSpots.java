package org.jumpingcube.desktop.cube;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.util.Duration;
import org.jumpingcube.cube.Board;
import org.jumpingcube.desktop.board.BoardPlaces;
import org.jumpingcube.game.Square;

/** Where things are on a board view, for tests that click and look. */
public final class BoardSpots {
    private BoardSpots() {}

    private static BoardPlaces layout(BoardView board) {
        return BoardLayout.fit(board.side(), Math.floor(board.getWidth()), Math.floor(board.getHeight()));
    }

    /** How many squares are in a row. */
    public static int side(BoardView board) {
        return board.side();
    }

    /** The cell of a square, in the board's own coordinates. */
    public static Bounds cell(BoardView board, Square square) {
        return layout(board).bounds(square);
    }

    /** All that is painted, frame and coordinates included. */
    public static Bounds extent(BoardView board) {
        return layout(board).extent();
    }

    /** How long the mouse rests on a cube before its preview comes. */
    public static Duration previewDelay() {
        return Previews.REST;
    }

    /** The square that the keyboard is on. */
    public static Square focus(BoardView board) {
        return board.pointing().focus();
    }

    /** How many cubes each side has on a board as it is shown, player one's first. */
    public static List<Integer> cubes(BoardView board) {
        return board.seen().get().count().cubes();
    }

    /** The squares that are painted as the one pointed at. */
    public static List<String> marked(BoardView board) {
        return board.painted().entrySet().stream()
                .filter(cell -> cell.getValue().isPointedAt())
                .map(cell -> cell.getKey().name())
                .sorted()
                .toList();
    }

    /** The cubes as they are painted; empty if there are some that can only be seen in passing. */
    public static Optional<Board> drawn(BoardView shown) {
        var painted = shown.painted();
        var empty = Board.empty(shown.side());
        boolean isSettled = empty.squares().stream()
                .allMatch(square -> Optional.ofNullable(painted.get(square))
                        .filter(seen -> seen.cube().value() <= empty.capacity(square))
                        .isPresent());
        return isSettled
                ? Optional.of(Board.of(
                        shown.side(),
                        empty.squares().stream()
                                .map(square -> Objects.requireNonNull(painted.get(square))
                                        .cube())
                                .toList()))
                : Optional.empty();
    }

    /** What is painted that a board and the move that led to it do not have; empty if it is all as it should be. */
    public static Optional<String> difference(BoardView shown, Board board, Optional<Square> last) {
        var painted = shown.painted();
        return board.squares().stream()
                .flatMap(square -> {
                    var look = painted.get(square);
                    boolean isMarked = look != null && look.mark() == Mark.LAST_MOVE;
                    return look == null || !look.cube().equals(board.at(square))
                            ? Stream.of(square.name() + " is painted as " + (look == null ? "nothing" : look.cube())
                                    + " and is " + board.at(square))
                            : isMarked && !last.equals(Optional.of(square))
                                    ? Stream.of(square.name() + " is marked as the last move, which is " + last)
                                    : Stream.<String>empty();
                })
                .findFirst();
    }
}
