package org.jumpingcube.game;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * How strong the computer players of a game can be, in Elo: a player who is 200 above another wins three games in four.
 * A Beginner has 800 in every game; the other levels stand where matches have put them, so that they differ from game
 * to game.
 *
 * @param least the weakest player there is
 * @param marks what each level has; they rise from Beginner to Expert, and a Master, whose strength depends on its time,
 *     has as much as an Expert
 */
public record EloScale(int least, Map<Skill, Integer> marks) {
    /** Differences below this are too small to be felt or measured; choices of strength go in such steps. */
    public static final int FINEST = 50;

    private static final List<Skill> SKILLS = List.of(Skill.values());

    /** The levels whose strength is a number, the weakest first: all but a Master, whose strength is its time. */
    public static final List<Skill> LEVELS =
            SKILLS.stream().filter(skill -> skill != Skill.MASTER).toList();

    /**
     * A scale.
     *
     * @throws IllegalArgumentException if a level is missing or the marks do not rise
     */
    public EloScale {
        marks = Collections.unmodifiableMap(new EnumMap<>(marks));
        int below = least;
        for (Skill skill : SKILLS) {
            int mark = marks.getOrDefault(skill, Integer.MIN_VALUE);
            if (skill == Skill.MASTER ? mark != below : mark <= below) {
                throw new IllegalArgumentException("marks " + marks + " above " + least);
            }
            below = mark;
        }
    }

    /**
     * A scale whose levels have these marks.
     *
     * @param expert also a Master's
     */
    public static EloScale of(int least, int beginner, int novice, int average, int strong, int expert) {
        return new EloScale(
                least,
                Map.of(
                        Skill.BEGINNER, beginner,
                        Skill.NOVICE, novice,
                        Skill.AVERAGE, average,
                        Skill.STRONG, strong,
                        Skill.EXPERT, expert,
                        Skill.MASTER, expert));
    }

    /** The strongest player whose strength is a number: the Expert. */
    public int most() {
        return of(Skill.EXPERT);
    }

    /** The mark of a level. */
    public int of(Skill skill) {
        return marks.getOrDefault(skill, least);
    }

    /** The strength of the seat's computer player in this game: its own, or the nearest that there is. */
    public int of(Seat seat) {
        return seat.elo().isPresent() ? nearest(seat.elo().getAsInt()) : of(seat.skill());
    }

    /** The strength of the player that is nearest to this one. */
    public int nearest(int elo) {
        return Math.max(least, Math.min(most(), elo));
    }

    /** A strength to the nearest {@value #FINEST}, which the scale need not have. */
    public static int rounded(double elo) {
        return FINEST * (int) Math.round(elo / FINEST);
    }

    /** The highest level, up to Expert, that is not above this strength; Beginner below all of them. */
    public Skill levelAt(int elo) {
        return LEVELS.stream().filter(skill -> of(skill) <= elo).reduce(Skill.BEGINNER, (lower, higher) -> higher);
    }

    /** Whether there is a player of this strength. */
    public boolean contains(int elo) {
        return least <= elo && elo <= most();
    }

    /**
     * The seat of a computer player of this strength. One that is as strong as a level is of that level.
     *
     * @param elo one that the scale {@link #contains}
     */
    public Seat seat(Style style, int elo) {
        if (!contains(elo)) {
            throw new IllegalArgumentException("elo " + elo);
        }
        Skill level = levelAt(elo);
        var own = elo == of(level) ? OptionalInt.empty() : OptionalInt.of(elo);
        return new Seat(Seat.Sitter.COMPUTER, style, level, own);
    }
}
