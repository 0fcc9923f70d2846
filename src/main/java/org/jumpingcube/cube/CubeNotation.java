package org.jumpingcube.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** Jumping Cube as text: a move is a square, "c4". A board is one line per row, of cubes as in {@link Cube#text}. */
public final class CubeNotation implements Notation<CubePosition, Square> {
    /** The option for the number of squares along an edge. */
    public static final String SIZE = "size";

    private static final Pattern SPACES = Pattern.compile(" +");

    /** The rows of a board from the top, with blanks between the cubes. */
    public static List<String> rows(Board board) {
        return IntStream.range(0, board.side())
                .mapToObj(row -> IntStream.range(0, board.side())
                        .mapToObj(column -> board.at(new Square(row, column)).text())
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    @Override
    public String write(Square move) {
        return move.name();
    }

    @Override
    public Optional<Square> read(String text) {
        return Square.parse(text);
    }

    @Override
    public List<String> writeBoard(CubePosition position) {
        return rows(position.board());
    }

    @Override
    public BoardReading<CubePosition> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines) {
        int side = options.number(SIZE);
        var flaws = new ArrayList<Flaw>();
        var cubes = new ArrayList<Cube>();
        if (lines.size() != side) {
            flaws.add(new Flaw(OptionalInt.empty(), "rows", List.of(Integer.toString(side))));
        } else {
            var shape = Board.empty(side);
            for (int row = 0; row < side; row++) {
                int number = row;
                lines.get(row).ifPresent(line -> readRow(line, shape, number, cubes, flaws));
            }
        }
        boolean isWhole = flaws.isEmpty() && cubes.size() == side * side;
        return new BoardReading<>(
                isWhole ? Optional.of(new CubePosition(Board.of(side, cubes), toMove)) : Optional.empty(), flaws);
    }

    private static void readRow(String line, Board shape, int row, List<Cube> cubes, List<Flaw> flaws) {
        var words = SPACES.splitAsStream(line.strip()).toList();
        if (words.size() != shape.side()) {
            flaws.add(new Flaw(OptionalInt.of(row), "cubes-in-row", List.of(Integer.toString(shape.side()))));
            return;
        }
        for (int column = 0; column < words.size(); column++) {
            var square = new Square(row, column);
            int capacity = shape.capacity(square);
            String word = words.get(column);
            Cube.parse(word)
                    .filter(cube -> cube.value() <= capacity)
                    .ifPresentOrElse(cubes::add, () -> flaws.add(notACube(word, square, capacity)));
        }
    }

    private static Flaw notACube(String word, Square square, int capacity) {
        return new Flaw(
                OptionalInt.of(square.row()), "not-a-cube", List.of(word, square.name(), Integer.toString(capacity)));
    }
}
