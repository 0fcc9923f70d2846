package org.jumpingcube.settings;

import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;

/**
 * How a game is played.
 *
 * @param playerOne who sits on player one's side
 * @param playerTwo who sits on player two's side
 * @param pauseBeforeMove whether a computer waits for the button before each of its moves
 * @param pauseBeforeStep whether each step of a cascade waits for the button
 * @param boardSize squares along an edge in the next new game, {@value #MIN_BOARD_SIZE} to {@value #MAX_BOARD_SIZE}
 */
public record Play(Seat playerOne, Seat playerTwo, boolean pauseBeforeMove, boolean pauseBeforeStep, int boardSize) {
    public static final int MIN_BOARD_SIZE = 3;
    public static final int MAX_BOARD_SIZE = 15;

    /** The original's own: a human against the computer on 6x6, without pauses. */
    public static final Play DEFAULT = new Play(Seat.HUMAN, Seat.COMPUTER, false, false, 6);

    public Play {
        if (boardSize < MIN_BOARD_SIZE || boardSize > MAX_BOARD_SIZE) {
            throw new IllegalArgumentException(
                    "board size " + boardSize + " outside " + MIN_BOARD_SIZE + ".." + MAX_BOARD_SIZE);
        }
    }

    public Seat seat(Player player) {
        return player == Player.ONE ? playerOne : playerTwo;
    }

    public Play withSeat(Player player, Seat seat) {
        return player == Player.ONE
                ? new Play(seat, playerTwo, pauseBeforeMove, pauseBeforeStep, boardSize)
                : new Play(playerOne, seat, pauseBeforeMove, pauseBeforeStep, boardSize);
    }

    public Play withPauses(boolean beforeMove, boolean beforeStep) {
        return new Play(playerOne, playerTwo, beforeMove, beforeStep, boardSize);
    }

    public Play withBoardSize(int size) {
        return new Play(playerOne, playerTwo, pauseBeforeMove, pauseBeforeStep, size);
    }
}
