package org.jumpingcube.cube;

import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/** A board and the player whose turn it is. */
public record CubePosition(Board board, Player toMove) implements Position<CubePosition, Square> {
    /** The start of a game on a board of this side, {@value Board#MIN_SIDE} to {@value Board#MAX_SIDE}. */
    public static CubePosition start(int side) {
        return new CubePosition(Board.empty(side), Player.ONE);
    }

    @Override
    public List<Square> legalMoves() {
        if (winner().isPresent()) {
            return List.of();
        }
        return board.squares().stream()
                .filter(square -> !board.at(square).isOwnedBy(toMove.opponent()))
                .toList();
    }

    @Override
    public CubePosition play(Square square) {
        return new CubePosition(unfold(square).after(), toMove.opponent());
    }

    /** The move with all its steps, for whoever wants to show it. */
    public PlayedMove unfold(Square square) {
        return board.play(toMove, square);
    }

    @Override
    public Optional<Player> winner() {
        return board.winner();
    }
}
