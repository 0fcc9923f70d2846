package org.jumpingcube.cube;

import java.io.Serial;
import org.jumpingcube.game.Player;

/** A move that the rules do not allow was played without asking first. Says who, where and why. */
public final class IllegalMoveException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Why a move is refused. */
    public enum Reason {
        OFF_THE_BOARD("the square is off the board"),
        OPPONENTS_CUBE("the cube belongs to the opponent"),
        GAME_OVER("the game is over");

        private final String words;

        Reason(String words) {
            this.words = words;
        }
    }

    private final Player player;
    private final int row;
    private final int column;
    private final Reason reason;

    IllegalMoveException(Player player, Square square, Reason reason) {
        super("player " + player.number() + " cannot play row " + (square.row() + 1) + ", column "
                + (square.column() + 1) + ": " + reason.words);
        this.player = player;
        this.row = square.row();
        this.column = square.column();
        this.reason = reason;
    }

    public Player player() {
        return player;
    }

    public Square square() {
        return new Square(row, column);
    }

    public Reason reason() {
        return reason;
    }
}
