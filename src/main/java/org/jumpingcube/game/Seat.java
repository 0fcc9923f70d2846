package org.jumpingcube.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Who sits on one side of a game. A computer player that is not playing still gives hints to the human on its side.
 *
 * @param sitter who plays this side
 * @param style the character of this side's computer player
 * @param skill the level of this side's computer player; beside an own strength, the level at or below it
 * @param elo the strength of this side's computer player if that is no level's, {@value #LEAST_ELO} to
 *     {@value #MOST_ELO}; what it means in a game is said by its {@link EloScale}
 * @param name what another program is called that played this side, at most {@value #LONGEST_NAME} characters; empty for
 *     everybody else. If the game goes on, the computer player of this seat plays in its place
 */
public record Seat(Sitter sitter, Style style, Skill skill, OptionalInt elo, String name) {
    /** Less than the weakest player of any game has. */
    public static final int LEAST_ELO = 100;

    /** More than the strongest player of any game has. */
    public static final int MOST_ELO = 4_000;

    public static final int LONGEST_NAME = 40;

    /** A human, with the default computer player for hints. */
    public static final Seat HUMAN = new Seat(false, Style.KEPLER, Skill.AVERAGE);

    /** The default computer player. */
    public static final Seat COMPUTER = new Seat(true, Style.KEPLER, Skill.AVERAGE);

    /** A human who is not at this screen. */
    public static final Seat FRIEND = new Seat(Sitter.FRIEND, Style.KEPLER, Skill.AVERAGE, OptionalInt.empty());

    /** Who can play a side. */
    public enum Sitter {
        /** Somebody at this screen. */
        HUMAN,
        COMPUTER,
        /** Somebody elsewhere, who answers when they like. */
        FRIEND
    }

    /**
     * A seat.
     *
     * @throws IllegalArgumentException if no player can have this strength, or the name is too long
     */
    public Seat {
        if (name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("name " + name);
        }
        if (elo.isPresent() && !isElo(elo.getAsInt())) {
            throw new IllegalArgumentException("elo " + elo.getAsInt());
        }
    }

    private static boolean isElo(int elo) {
        return LEAST_ELO <= elo && elo <= MOST_ELO;
    }

    /** A seat of somebody without a name. */
    public Seat(Sitter sitter, Style style, Skill skill, OptionalInt elo) {
        this(sitter, style, skill, elo, "");
    }

    /** A seat at this screen, with a player of a level. */
    public Seat(boolean isComputer, Style style, Skill skill) {
        this(isComputer, style, skill, OptionalInt.empty());
    }

    /** A seat at this screen. */
    public Seat(boolean isComputer, Style style, Skill skill, OptionalInt elo) {
        this(isComputer ? Sitter.COMPUTER : Sitter.HUMAN, style, skill, elo);
    }

    /** The same seat for a program of this name, without what is invisible in it, and cut to its length. */
    public Seat named(String program) {
        String visible = program.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "").strip();
        int length = Math.min(visible.length(), LONGEST_NAME);
        boolean isHalf = length < visible.length() && Character.isHighSurrogate(visible.charAt(length - 1));
        return new Seat(sitter, style, skill, elo, visible.substring(0, isHalf ? length - 1 : length));
    }

    /** The same seat without a name. */
    public Seat unnamed() {
        return new Seat(sitter, style, skill, elo);
    }

    /**
     * Who plays this side, in a text that {@link #parse} reads: "human", "friend", or "computer" and the
     * {@link #player()}.
     */
    public String words() {
        String word = sitter.name().toLowerCase(Locale.ROOT);
        return isComputer() ? word + " " + player() : word;
    }

    /** Style and level or strength of this side's computer player: "kepler expert", "kepler 1450". */
    public String player() {
        return style.word() + " " + (elo.isPresent() ? Integer.toString(elo.getAsInt()) : skill.word());
    }

    /** The seat of these {@link #words()}; a strength does not say which level is below it. Empty for any other text. */
    public static Optional<Seat> parse(String words) {
        var parts = List.of(words.split(" ", -1));
        return parts.size() == 3 && parts.get(0).equals("computer")
                ? Style.of(parts.get(1)).flatMap(style -> parse(style, parts.get(2)))
                : Stream.of(HUMAN, FRIEND)
                        .filter(seat -> seat.words().equals(words))
                        .findFirst();
    }

    private static Optional<Seat> parse(Style style, String strength) {
        return strength.matches("[0-9]{3,4}")
                ? Optional.of(Integer.valueOf(strength))
                        .filter(Seat::isElo)
                        .map(elo -> new Seat(true, style, COMPUTER.skill, OptionalInt.of(elo)))
                : Skill.of(strength).map(skill -> new Seat(true, style, skill));
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
