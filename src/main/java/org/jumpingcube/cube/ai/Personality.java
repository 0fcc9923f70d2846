package org.jumpingcube.cube.ai;

import java.util.Optional;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * A computer player's character.
 *
 * @param style what the player leans to, and which of nearly equal moves it prefers; without one it plays the best move
 *     it finds
 * @param skill the player's level, or the one at or below its strength
 * @param elo how far the player looks unless told otherwise, and how much it overlooks, see {@link Sight}
 * @param seed players with different seeds prefer different moves among near equals, and overlook different things
 */
public record Personality(Optional<Style> style, Skill skill, int elo, long seed) {
    /** A player of a level. */
    public Personality(Optional<Style> style, Skill skill, long seed) {
        this(style, skill, Sight.ELO.of(skill), seed);
    }

    /** The computer player of a seat. */
    static Personality of(Seat seat, long seed) {
        int elo = Sight.ELO.of(seat);
        var skill = seat.elo().isPresent() ? Sight.ELO.levelAt(elo) : seat.skill();
        return new Personality(Optional.of(seat.style()), skill, elo, seed);
    }

    /** The player of this style and skill. */
    public static Personality of(Style style, Skill skill, long seed) {
        return new Personality(Optional.of(style), skill, seed);
    }

    /** The same player with another seed. */
    Personality withSeed(long other) {
        return new Personality(style, skill, elo, other);
    }

    /** Whether the player judges each position as an Expert does, if with fewer positions. */
    boolean judges(int side) {
        return isExpert() || Sight.isJudge(elo, side);
    }

    /** Whether it is an Expert or a Master. */
    boolean isExpert() {
        return skill.compareTo(Skill.EXPERT) >= 0;
    }
}
