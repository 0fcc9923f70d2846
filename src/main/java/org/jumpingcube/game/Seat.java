package org.jumpingcube.game;

/**
 * Who sits on one side of a game. A computer player that is not playing still gives hints to the human on its side.
 *
 * @param isComputer whether the computer plays this side
 * @param style the character of this side's computer player
 * @param skill the strength of this side's computer player
 */
public record Seat(boolean isComputer, Style style, Skill skill) {
    /** A human, with the default computer player for hints. */
    public static final Seat HUMAN = new Seat(false, Style.KEPLER, Skill.AVERAGE);

    /** The default computer player. */
    public static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.AVERAGE);
}
