package org.jumpingcube.session;

import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * Who sits on one side.
 *
 * @param isComputer whether the side's computer player is playing; if not, a human plays and it only gives hints
 */
public record Seat(boolean isComputer, Style style, Skill skill) {
    public static Seat human() {
        return new Seat(false, Style.KEPLER, Skill.AVERAGE);
    }

    public static Seat computer(Style style, Skill skill) {
        return new Seat(true, style, skill);
    }
}
