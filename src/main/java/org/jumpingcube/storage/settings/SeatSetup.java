package org.jumpingcube.storage.settings;

import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * Who sits on one side of a game. A computer player that is not playing still gives hints to the human on its side.
 *
 * @param computer whether the computer plays this side
 * @param style the character of this side's computer player
 * @param skill the strength of this side's computer player
 */
public record SeatSetup(boolean computer, Style style, Skill skill) {
    /** A human with the usual computer player for hints. */
    public static final SeatSetup HUMAN = new SeatSetup(false, Style.KEPLER, Skill.AVERAGE);

    /** The usual computer player. */
    public static final SeatSetup COMPUTER = new SeatSetup(true, Style.KEPLER, Skill.AVERAGE);

    public SeatSetup withComputer(boolean playing) {
        return new SeatSetup(playing, style, skill);
    }

    public SeatSetup withStyle(Style other) {
        return new SeatSetup(computer, other, skill);
    }

    public SeatSetup withSkill(Skill other) {
        return new SeatSetup(computer, style, other);
    }
}
