package org.jumpingcube.grid;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.BoardReading.Flaw;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Notation;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;

/** Moves as "d3", "a2-a3" or "pass", boards as rows of characters, the upper row first. */
record GridNotation<P extends Position<P, M>, M>(GridGame<P, M> game) implements Notation<P, M> {
    private static final String PASS = "pass";
    private static final int LONGEST = 200; // characters of a move

    @Override
    public String write(M move) {
        var squares = game.squares(move);
        return squares.isEmpty() ? PASS : squares.stream().map(Square::name).collect(Collectors.joining("-"));
    }

    @Override
    public Optional<M> read(String text) {
        if (text.equals(PASS)) {
            return game.move(List.of());
        }
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        var squares = Arrays.stream(text.split("-", -1)).map(Square::parse).toList();
        return squares.stream().allMatch(Optional::isPresent)
                ? game.move(squares.stream().flatMap(Optional::stream).toList())
                : Optional.empty();
    }

    @Override
    public List<String> writeBoard(P position) {
        var grid = game.grid(position);
        return rows(grid.rows())
                .mapToObj(row -> IntStream.range(0, grid.columns())
                        .mapToObj(column -> Character.toString(game.at(position, new Square(row, column))))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** The numbers of the rows, from the upper one to the lower one. */
    private IntStream rows(int count) {
        return IntStream.range(0, count).map(row -> game.isRowOneOnTop() ? row : count - 1 - row);
    }

    @Override
    public BoardReading<P> readBoard(GameOptions options, Player toMove, List<Optional<String>> lines) {
        var grid = game.grid(game.start(options));
        var flaws = IntStream.range(0, lines.size())
                .filter(line -> lines.get(line)
                        .filter(text -> !isRow(text, grid.columns()))
                        .isPresent())
                .mapToObj(line -> new Flaw(
                        OptionalInt.of(line), "not-a-row", List.of(Integer.toString(grid.columns()), pieces())))
                .toList();
        if (lines.size() != grid.rows()) {
            return refused(flaw("rows", Integer.toString(grid.rows())));
        }
        if (!flaws.isEmpty() || lines.stream().anyMatch(Optional::isEmpty)) {
            return new BoardReading<>(Optional.empty(), flaws);
        }
        String squares = lines.stream().flatMap(Optional::stream).collect(Collectors.joining());
        return reading(inOrder(squares, grid.columns()), options, toMove);
    }

    /** The rows in the order of the grid's indices, which begin with row 1. */
    String inOrder(String upperFirst, int columns) {
        int rows = upperFirst.length() / columns;
        return rows(rows)
                .mapToObj(row -> upperFirst.substring(row * columns, (row + 1) * columns))
                .collect(Collectors.joining());
    }

    /** What the rules say to an arrangement. */
    BoardReading<P> reading(String squares, GameOptions options, Player toMove) {
        P position = game.arranged(options, toMove, squares);
        var flaw = position.outcome().isOver()
                ? Optional.of(flaw("over-already"))
                : game.flaw(position).map(name -> flaw(Flaw.OF_GAME, game.texts(), "flaw." + name));
        return flaw.map(GridNotation::<P>refused).orElseGet(() -> new BoardReading<>(Optional.of(position), List.of()));
    }

    private static Flaw flaw(String kind, String... arguments) {
        return new Flaw(OptionalInt.empty(), kind, List.of(arguments));
    }

    private static <P> BoardReading<P> refused(Flaw flaw) {
        return new BoardReading<>(Optional.empty(), List.of(flaw));
    }

    /** All characters of a board. */
    String pieces() {
        return GridGame.EMPTY + Stream.of(Player.values()).map(game::pieces).collect(Collectors.joining());
    }

    private boolean isRow(String text, int columns) {
        return text.length() == columns && text.chars().allMatch(piece -> pieces().indexOf(piece) >= 0);
    }
}
