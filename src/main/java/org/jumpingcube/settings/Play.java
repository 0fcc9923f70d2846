package org.jumpingcube.settings;

import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.game.TimeControls;

/**
 * How a game is played.
 *
 * @param pauseBeforeMove whether a computer waits for the button before each of its moves
 * @param pauseBeforeStep whether each step of a cascade waits for the button
 * @param game which game is the next new one, and with which options
 * @param master how a Master thinks, in whichever game
 * @param clock the clocks of the next new game
 */
public record Play(
        Seats seats,
        boolean pauseBeforeMove,
        boolean pauseBeforeStep,
        GameChoice game,
        MasterThinking master,
        TimeControls clock) {
    /**
     * As in the original a human against the computer on 6x6, without pauses; but against a Beginner, whom somebody new to
     * the game can beat, and with a good player's hints.
     */
    public static final Play DEFAULT = new Play(
            new Seats(new Seat(false, Style.KEPLER, Skill.STRONG), new Seat(true, Style.KEPLER, Skill.BEGINNER)),
            false,
            false,
            GameChoice.DEFAULT,
            MasterThinking.DEFAULT);

    /** Without clocks. */
    public Play(Seats seats, boolean pauseBeforeMove, boolean pauseBeforeStep, GameChoice game, MasterThinking master) {
        this(seats, pauseBeforeMove, pauseBeforeStep, game, master, TimeControls.OFF);
    }

    /**
     * The seats with the level or strength that was chosen last. While the rival plays they differ from those that play,
     * as the rival's strength is nobody's choice and changes by itself.
     */
    public Seats chosenSeats() {
        if (!game.isRival() || !seats.isOneComputer()) {
            return seats;
        }
        var chosen = new Seat(
                true,
                seats.computer().style(),
                game.level().skill(),
                game.level().elo());
        return seats.one().isComputer() ? new Seats(chosen, seats.two()) : new Seats(seats.one(), chosen);
    }

    public Play withSeats(Seats other) {
        return Components.with(this, "seats", other);
    }

    public Play withPauseBeforeMove(boolean other) {
        return Components.with(this, "pauseBeforeMove", other);
    }

    public Play withPauseBeforeStep(boolean other) {
        return Components.with(this, "pauseBeforeStep", other);
    }

    public Play withGame(GameChoice other) {
        return Components.with(this, "game", other);
    }

    public Play withMaster(MasterThinking other) {
        return Components.with(this, "master", other);
    }

    public Play withClock(TimeControls other) {
        return Components.with(this, "clock", other);
    }
}
