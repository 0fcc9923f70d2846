package org.jumpingcube.cube;

import java.io.Serial;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;

/** An illegal move was played. The message says by whom, where, and why it is illegal. */
public final class IllegalMoveException extends IllegalArgumentException {
    @Serial
    private static final long serialVersionUID = 1;

    /** Why the move is illegal. */
    enum Reason {
        OFF_THE_BOARD("the square is off the board"),
        OPPONENTS_CUBE("the cube belongs to the opponent"),
        GAME_OVER("the game is over");

        private final String words;

        Reason(String words) {
            this.words = words;
        }
    }

    IllegalMoveException(Player player, Square square, Reason reason) {
        super("player " + player.number() + " cannot play row " + (square.row() + 1) + ", column "
                + (square.column() + 1) + ": " + reason.words);
    }
}
