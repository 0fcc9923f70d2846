package org.jumpingcube.breakthrough;

import java.util.List;
import java.util.stream.Stream;
import org.jumpingcube.game.Grid;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.grid.GridGame;

/**
 * A position of Breakthrough. A pawn goes one square forward, straight or diagonally, and captures diagonally only. Whoever
 * gets to the farthest row, or captures all pawns of the opponent, has won. Player one begins at the bottom.
 *
 * @param squares what is on each, in the order of the grid's indices: '1', '2' or nothing
 */
public record Pawns(Grid grid, String squares, Player toMove) implements Position<Pawns, Pawns.Step> {
    /** A move. */
    public record Step(Square from, Square to) {}

    /** A move that was made. */
    record Made(Pawns before, Step move, Pawns after) implements Turn<Pawns, Step> {}

    static Pawns start(Grid grid) {
        int pawns = 2 * grid.columns();
        String empty = Character.toString(GridGame.EMPTY).repeat(grid.count() - 2 * pawns);
        return new Pawns(grid, "1".repeat(pawns) + empty + "2".repeat(pawns), Player.ONE);
    }

    char at(Square square) {
        return squares.charAt(grid.index(square));
    }

    static char pawn(Player player) {
        return player == Player.ONE ? '1' : '2';
    }

    /** The row that a player's pawns go to. */
    int goal(Player player) {
        return player == Player.ONE ? grid.rows() - 1 : 0;
    }

    Stream<Square> pawns(Player player) {
        return grid.squares().stream().filter(square -> at(square) == pawn(player));
    }

    @Override
    public List<Step> legalMoves() {
        return outcome().isOver()
                ? List.of()
                : pawns(toMove).flatMap(this::steps).toList();
    }

    private Stream<Step> steps(Square from) {
        int forward = toMove == Player.ONE ? 1 : -1;
        return Stream.of(-1, 0, 1)
                .flatMap(side -> grid.from(from, forward, side).stream()
                        .filter(to -> side == 0 ? at(to) == GridGame.EMPTY : at(to) != pawn(toMove)))
                .map(to -> new Step(from, to));
    }

    @Override
    public Made play(Step move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException("no step " + move);
        }
        var changed = new StringBuilder(squares);
        changed.setCharAt(grid.index(move.from()), GridGame.EMPTY);
        changed.setCharAt(grid.index(move.to()), pawn(toMove));
        return new Made(this, move, new Pawns(grid, changed.toString(), toMove.opponent()));
    }

    @Override
    public Outcome outcome() {
        Player mover = toMove.opponent(); // only who has just moved can have won, unless somebody has set this up
        return Stream.of(mover, toMove)
                .filter(this::hasWon)
                .findFirst()
                .<Outcome>map(winner -> new Outcome.Won(winner, "through"))
                .orElse(new Outcome.GoingOn());
    }

    private boolean hasWon(Player player) {
        return squares.indexOf(pawn(player.opponent())) < 0
                || pawns(player).anyMatch(square -> square.row() == goal(player));
    }
}
