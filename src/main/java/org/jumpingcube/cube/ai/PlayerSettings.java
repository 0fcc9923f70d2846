package org.jumpingcube.cube.ai;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.search.SearchLimits;

/**
 * Who plays, and how hard they may think.
 *
 * @param seed players of different seeds prefer different ones of equally good moves, and overlook different things
 * @param depth the greatest depth in plies, 1 to {@value SearchLimits#MAX_DEPTH}; if empty, what belongs to the skill
 * @param nodes how many positions may be visited, 1 or more; if empty, what belongs to the skill
 */
public record PlayerSettings(Style style, Skill skill, long seed, OptionalInt depth, OptionalLong nodes) {
    public PlayerSettings {
        if (depth.isPresent() && (depth.getAsInt() < 1 || depth.getAsInt() > SearchLimits.MAX_DEPTH)) {
            throw new IllegalArgumentException("depth " + depth.getAsInt() + " outside 1.." + SearchLimits.MAX_DEPTH);
        }
        if (nodes.isPresent() && nodes.getAsLong() < 1) {
            throw new IllegalArgumentException("nodes " + nodes.getAsLong() + " below 1");
        }
    }

    /** The player of this style and skill with the seed 0. */
    public static PlayerSettings of(Style style, Skill skill) {
        return new PlayerSettings(style, skill, 0, OptionalInt.empty(), OptionalLong.empty());
    }

    public PlayerSettings withSeed(long newSeed) {
        return new PlayerSettings(style, skill, newSeed, depth, nodes);
    }

    /** The same player, who looks this many plies ahead; unless nodes are given too, however many positions it takes. */
    public PlayerSettings withDepth(int newDepth) {
        return new PlayerSettings(style, skill, seed, OptionalInt.of(newDepth), nodes);
    }

    /** The same player, who looks at this many positions; unless a depth is given too, as deep as that goes. */
    public PlayerSettings withNodes(long newNodes) {
        return new PlayerSettings(style, skill, seed, depth, OptionalLong.of(newNodes));
    }
}
