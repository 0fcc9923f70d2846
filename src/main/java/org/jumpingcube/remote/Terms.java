package org.jumpingcube.remote;

import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;

/**
 * What the host has chosen before the first game.
 *
 * @param hostSide the side that the host plays in the first game
 * @param bestOf how many games make a series, 1 to {@value BestOf#MOST_GAMES}
 */
public record Terms(GameOptions options, Player hostSide, int bestOf) {
    public Terms {
        if (bestOf < 1 || bestOf > BestOf.MOST_GAMES) {
            throw new IllegalArgumentException("best of " + bestOf);
        }
    }
}
