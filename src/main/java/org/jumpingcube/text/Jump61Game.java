package org.jumpingcube.text;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** The protocol's board, and who plays which colour. There is always a game: ending one clears the board. */
final class Jump61Game {
    static final int MIN_SIDE = 2;
    static final int MAX_SIDE = 10;
    private static final int FIRST_SIDE = 6;

    private final GameFollower follower;
    private final Set<Player> automatic = EnumSet.of(Player.TWO);
    private Board board = Board.empty(FIRST_SIDE);

    Jump61Game(GameFollower follower) {
        this.follower = follower;
        follower.positionChanged(position());
    }

    Board board() {
        return board;
    }

    CubePosition position() {
        return new CubePosition(board, toMove());
    }

    /** Depends on the points on the board, so setting a square can change whose turn it is. */
    Player toMove() {
        return (board.totalPoints() + board.side()) % 2 == 0 ? Player.ONE : Player.TWO;
    }

    Optional<Player> winner() {
        return board.winner();
    }

    boolean isComputersTurn() {
        return winner().isEmpty() && automatic.contains(toMove());
    }

    void setAutomatic(Player player, boolean isAutomatic) {
        if (isAutomatic) {
            automatic.add(player);
        } else {
            automatic.remove(player);
        }
    }

    boolean canPlay(Square square) {
        return board.canPlay(toMove(), square);
    }

    void play(Square square) {
        PlayedMove move = position().play(square);
        board = move.after().board();
        follower.movePlayed(move);
    }

    void clear() {
        clear(board.side());
    }

    /** @param side {@value #MIN_SIDE} to {@value #MAX_SIDE} */
    void clear(int side) {
        become(Board.empty(side));
    }

    /** Whether the square is on the board and can hold this many points at rest. */
    boolean canSet(Square square, int points) {
        return board.contains(square) && points >= 0 && points <= board.capacity(square);
    }

    /** Sets a square to points of a player's colour; 0 points make it neutral. */
    void set(Square square, int points, Player player) {
        become(board.with(square, points == 0 ? Cube.NEUTRAL : Cube.of(player, points)));
    }

    private void become(Board other) {
        board = other;
        follower.positionChanged(position());
    }
}
