package org.jumpingcube.cube.ai;

import java.util.Optional;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;

/**
 * A computer player's character.
 *
 * @param style what the player leans to, and which of nearly equal moves it prefers; without one it plays the best move
 *     it finds
 * @param skill how far the player looks unless told otherwise, and how much it overlooks
 * @param seed players with different seeds prefer different moves among near equals, and overlook different things
 */
public record Personality(Optional<Style> style, Skill skill, long seed) {
    /** The player of this style and skill. */
    public static Personality of(Style style, Skill skill, long seed) {
        return new Personality(Optional.of(style), skill, seed);
    }
}
