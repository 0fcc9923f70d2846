package org.jumpingcube.cube;

import java.util.List;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Square;

/** A board and the player whose turn it is. */
public record CubePosition(Board board, Player toMove) implements Position<CubePosition, Square> {
    /** The only reason for the end of a game: the winner owns every cube. */
    public static final String ALL_CUBES = "all-cubes";

    /** The start of a game on a board of this side, {@value Board#MIN_SIDE} to {@value Board#MAX_SIDE}. */
    public static CubePosition start(int side) {
        return new CubePosition(Board.empty(side), Player.ONE);
    }

    @Override
    public List<Square> legalMoves() {
        if (board.winner().isPresent()) {
            return List.of();
        }
        return board.squares().stream()
                .filter(square -> !board.at(square).isOwnedBy(toMove.opponent()))
                .toList();
    }

    /**
     * Adds a point to a cube and runs the cascade until the board settles or the mover owns every cube.
     *
     * @throws IllegalMoveException if {@link Board#canPlay} is false
     */
    @Override
    public PlayedMove play(Square square) {
        var cascade = board.cascade(toMove, square);
        return new PlayedMove(this, square, cascade.steps(), new CubePosition(cascade.board(), toMove.opponent()));
    }

    @Override
    public Outcome outcome() {
        return board.winner()
                .<Outcome>map(winner -> new Outcome.Won(winner, ALL_CUBES))
                .orElseGet(Outcome.GoingOn::new);
    }
}
