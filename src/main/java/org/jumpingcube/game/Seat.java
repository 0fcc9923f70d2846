package org.jumpingcube.game;

/**
 * Who sits on one side of a game. A computer player that is not playing still gives hints to the human on its side.
 *
 * @param sitter who plays this side
 * @param style the character of this side's computer player
 * @param skill the strength of this side's computer player
 */
public record Seat(Sitter sitter, Style style, Skill skill) {
    /** A human, with the default computer player for hints. */
    public static final Seat HUMAN = new Seat(false, Style.KEPLER, Skill.AVERAGE);

    /** The default computer player. */
    public static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.AVERAGE);

    /** A human who is not at this screen. */
    public static final Seat FRIEND = new Seat(Sitter.FRIEND, Style.KEPLER, Skill.AVERAGE);

    /** Who can play a side. */
    public enum Sitter {
        /** Somebody at this screen. */
        HUMAN,
        COMPUTER,
        /** Somebody elsewhere, who answers when they like. */
        FRIEND
    }

    /** A seat at this screen. */
    public Seat(boolean isComputer, Style style, Skill skill) {
        this(isComputer ? Sitter.COMPUTER : Sitter.HUMAN, style, skill);
    }

    public boolean isComputer() {
        return sitter == Sitter.COMPUTER;
    }

    /** Whether somebody at this screen plays the side. */
    public boolean isHuman() {
        return sitter == Sitter.HUMAN;
    }

    /** Whether somebody elsewhere plays the side. */
    public boolean isFriend() {
        return sitter == Sitter.FRIEND;
    }
}
