package org.jumpingcube.settings;

import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * How a game is played.
 *
 * @param pauseBeforeMove whether a computer waits for the button before each of its moves
 * @param pauseBeforeStep whether each step of a cascade waits for the button
 * @param boardSize squares along an edge in the next new game of cubes, {@value #MIN_BOARD_SIZE} to
 *     {@value #MAX_BOARD_SIZE}
 * @param game which game is the next new one, and how the others are played
 * @param master how a Master thinks, in whichever game
 */
public record Play(
        Seats seats,
        boolean pauseBeforeMove,
        boolean pauseBeforeStep,
        int boardSize,
        GameChoice game,
        MasterThinking master) {
    public static final int MIN_BOARD_SIZE = 3;
    public static final int MAX_BOARD_SIZE = 15;

    /**
     * As in the original a human against the computer on 6x6, without pauses; but against a Beginner, whom somebody new to
     * the game can beat, and with a good player's hints.
     */
    public static final Play DEFAULT = new Play(
            new Seats(new Seat(false, Style.KEPLER, Skill.STRONG), new Seat(true, Style.KEPLER, Skill.BEGINNER)),
            false,
            false,
            6,
            GameChoice.DEFAULT,
            MasterThinking.DEFAULT);

    public Play {
        if (boardSize < MIN_BOARD_SIZE || boardSize > MAX_BOARD_SIZE) {
            throw new IllegalArgumentException(
                    "board size " + boardSize + " outside " + MIN_BOARD_SIZE + ".." + MAX_BOARD_SIZE);
        }
    }

    public Play withSeats(Seats others) {
        return new Play(others, pauseBeforeMove, pauseBeforeStep, boardSize, game, master);
    }

    public Play withBoardSize(int size) {
        return new Play(seats, pauseBeforeMove, pauseBeforeStep, size, game, master);
    }

    public Play withGame(GameChoice other) {
        return new Play(seats, pauseBeforeMove, pauseBeforeStep, boardSize, other, master);
    }
}
