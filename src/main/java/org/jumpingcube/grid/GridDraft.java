package org.jumpingcube.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jumpingcube.game.BoardReading;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;

/**
 * A position of a game on a grid that is being set up.
 *
 * @param squares what is on each, in the order of the grid's indices
 */
public record GridDraft<P extends Position<P, M>, M>(
        GridGame<P, M> game, GameOptions options, Player toMove, String squares) implements Draft<GridDraft<P, M>, P> {

    /** The draft of a position. */
    public static <P extends Position<P, M>, M> GridDraft<P, M> of(GridGame<P, M> game, P position) {
        String squares = game.grid(position).squares().stream()
                .map(square -> Character.toString(game.at(position, square)))
                .collect(Collectors.joining());
        return new GridDraft<>(game, game.options(position), position.toMove(), squares);
    }

    /**
     * The draft in a text as {@link #text} writes it: a line for each row, and perhaps the number of the side to move.
     *
     * @param now has the options, and the side if the text says none
     */
    public static <P extends Position<P, M>, M> Optional<GridDraft<P, M>> parse(String text, GridDraft<P, M> now) {
        var lines = new ArrayList<>(Arrays.stream(text.split("\\R"))
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList());
        Grid grid = now.grid();
        Player toMove = now.toMove;
        if (lines.size() == grid.rows() + 1) {
            String last = lines.remove(grid.rows());
            if (!last.equals("1") && !last.equals("2")) {
                return Optional.empty();
            }
            toMove = last.equals("1") ? Player.ONE : Player.TWO;
        }
        var notation = now.notation();
        boolean isBoard = lines.size() == grid.rows()
                && lines.stream()
                        .allMatch(line -> line.length() == grid.columns()
                                && line.chars()
                                        .allMatch(piece -> notation.pieces().indexOf(piece) >= 0));
        return isBoard
                ? Optional.of(now.with(notation.inOrder(String.join("", lines), grid.columns()))
                        .withToMove(toMove))
                : Optional.empty();
    }

    private GridNotation<P, M> notation() {
        return new GridNotation<>(game);
    }

    private Grid grid() {
        return game.grid(game.start(options));
    }

    /** To be shown, whether or not it can be played. */
    public P shown() {
        return game.arranged(options, toMove, squares);
    }

    private GridDraft<P, M> with(String changed) {
        return new GridDraft<>(game, options, toMove, changed);
    }

    private GridDraft<P, M> with(Square square, char piece) {
        var changed = new StringBuilder(squares);
        changed.setCharAt(grid().index(square), piece);
        return with(changed.toString());
    }

    private char at(Square square) {
        return squares.charAt(grid().index(square));
    }

    @Override
    public GridDraft<P, M> withToMove(Player player) {
        return new GridDraft<>(game, options, player, squares);
    }

    @Override
    public GridDraft<P, M> withOptions(GameOptions others) {
        Grid before = grid();
        Grid after = game.grid(game.start(others));
        String kept = after.squares().stream()
                .map(square -> Character.toString(before.contains(square) ? at(square) : GridGame.EMPTY))
                .collect(Collectors.joining());
        return new GridDraft<>(game, others, toMove, kept);
    }

    /** {@inheritDoc} Another click gives the side's next kind of piece, and after the last one none. */
    @Override
    public GridDraft<P, M> clicked(Square square, Optional<Player> brush) {
        String pieces = brush.map(game::pieces).orElse("");
        int next = pieces.indexOf(at(square)) + 1;
        return with(square, next < pieces.length() ? pieces.charAt(next) : GridGame.EMPTY);
    }

    @Override
    public GridDraft<P, M> lessened(Square square) {
        return with(square, GridGame.EMPTY);
    }

    @Override
    public GridDraft<P, M> painted(Square square, Optional<Player> owner) {
        return with(square, owner.map(player -> game.pieces(player).charAt(0)).orElse(GridGame.EMPTY));
    }

    @Override
    public GridDraft<P, M> cleared() {
        return with(Character.toString(GridGame.EMPTY).repeat(squares.length()));
    }

    @Override
    public GridDraft<P, M> atStart() {
        return of(game, game.start(options));
    }

    @Override
    public GridDraft<P, M> mirrored() {
        int last = grid().columns() - 1;
        return moved(square -> new Square(square.row(), last - square.column()));
    }

    /** {@inheritDoc} A quarter on a square board, else half. */
    @Override
    public GridDraft<P, M> turned() {
        Grid grid = grid();
        int lastRow = grid.rows() - 1;
        int lastColumn = grid.columns() - 1;
        if (lastRow != lastColumn) {
            return moved(square -> new Square(lastRow - square.row(), lastColumn - square.column()));
        }
        return game.isRowOneOnTop()
                ? moved(square -> new Square(lastRow - square.column(), square.row()))
                : moved(square -> new Square(square.column(), lastColumn - square.row()));
    }

    /** @param from where what comes to a square has been */
    private GridDraft<P, M> moved(UnaryOperator<Square> from) {
        return with(grid().squares().stream()
                .map(square -> Character.toString(at(from.apply(square))))
                .collect(Collectors.joining()));
    }

    @Override
    public GridDraft<P, M> swapped() {
        String one = game.pieces(Player.ONE);
        String two = game.pieces(Player.TWO);
        String swapped = squares.chars()
                .mapToObj(piece -> Character.toString(
                        one.indexOf(piece) >= 0
                                ? two.charAt(one.indexOf(piece))
                                : two.indexOf(piece) >= 0 ? one.charAt(two.indexOf(piece)) : (char) piece))
                .collect(Collectors.joining());
        return with(swapped).withToMove(toMove.opponent());
    }

    @Override
    public BoardReading<P> reading() {
        return notation().reading(squares, options, toMove);
    }

    @Override
    public String text() {
        List<String> rows = new ArrayList<>(notation().writeBoard(shown()));
        rows.add(Integer.toString(toMove.number()));
        return String.join("\n", rows) + "\n";
    }
}
