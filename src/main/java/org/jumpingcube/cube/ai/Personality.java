package org.jumpingcube.cube.ai;

import java.util.Optional;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * Who plays.
 *
 * @param style what the player leans to and which of nearly equal moves it prefers; without one it plays the best move
 *     that it finds
 * @param skill how far the player looks if nothing else is said, and how much it overlooks
 * @param seed players of different seeds prefer different ones of nearly equal moves, and overlook different things
 */
public record Personality(Optional<Style> style, Skill skill, long seed) {
    /** The player of this style and skill. */
    public static Personality of(Style style, Skill skill, long seed) {
        return new Personality(Optional.of(style), skill, seed);
    }
}
