package org.jumpingcube.storage;

import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seats;

/**
 * What a saved game holds.
 *
 * @param kind what is played
 * @param history the game from its start position on, with what is undone
 * @param seats who sat on the two sides
 * @param series how the series stood that the game belongs to, before it
 */
public record SavedGame<P extends Position<P, M>, M>(
        GameKind<P, M> kind, History<P, M> history, Seats seats, BestOf series) {
    /** A game that stands alone. */
    public SavedGame(GameKind<P, M> kind, History<P, M> history, Seats seats) {
        this(kind, history, seats, BestOf.ONE);
    }
}
