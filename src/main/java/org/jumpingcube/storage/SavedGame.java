package org.jumpingcube.storage;

import java.util.Optional;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.GameClock;
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
 * @param id of a game that is played by message; empty for any other
 * @param clock its clocks, standing still; a side to move that has no time left has lost
 */
public record SavedGame<P extends Position<P, M>, M>(
        GameKind<P, M> kind, History<P, M> history, Seats seats, BestOf series, Optional<GameId> id, GameClock clock) {
    /** A game without clocks. */
    public SavedGame(GameKind<P, M> kind, History<P, M> history, Seats seats, BestOf series, Optional<GameId> id) {
        this(kind, history, seats, series, id, GameClock.OFF);
    }

    /** A game that is not played by message, without clocks. */
    public SavedGame(GameKind<P, M> kind, History<P, M> history, Seats seats, BestOf series) {
        this(kind, history, seats, series, Optional.empty());
    }

    /** A game that stands alone. */
    public SavedGame(GameKind<P, M> kind, History<P, M> history, Seats seats) {
        this(kind, history, seats, BestOf.ONE);
    }

    /** Whether the game began as usual: see {@link GameKind#isEven}. */
    public boolean isEven() {
        return kind.isEven(history.start());
    }

    /** The same game under this id, or under none. */
    public SavedGame<P, M> with(Optional<GameId> other) {
        return new SavedGame<>(kind, history, seats, series, other, clock);
    }

    /** The same game with others on its sides. */
    public SavedGame<P, M> with(Seats others) {
        return new SavedGame<>(kind, history, others, series, id, clock);
    }

    /** The same sides, further on or further back, without clocks. */
    public SavedGame<P, M> with(History<P, M> other) {
        return new SavedGame<>(kind, other, seats, series, id);
    }
}
