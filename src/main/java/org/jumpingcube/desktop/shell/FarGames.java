package org.jumpingcube.desktop.shell;

import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.settings.Play;
import org.jumpingcube.storage.SavedGame;

/** A feature that plays games with somebody elsewhere. */
public interface FarGames {
    /**
     * Asks how and with whom to play.
     *
     * @param shown the game that is chosen at first
     * @param first what else is chosen at first
     * @param back called when the user gives it up
     */
    void open(GameView<?, ?> shown, Play first, Runnable back);

    /** Takes in a game with an id of its own, and runs something once it is sure that it is shown. */
    void receive(SavedGame<?, ?> game, Runnable onTaken);

    /** Goes on with such a game that was left, and runs something once it is shown. */
    void resume(SavedGame<?, ?> game, Runnable onShown);

    /** Looks for the friend of an interrupted game, and runs something once it goes on. */
    void rejoin(SavedGame<?, ?> game, Runnable onShown);

    /** An interrupted game that can be rejoined is on offer: the card of a game with a friend offers it, too. */
    void offer(SavedGame<?, ?> interrupted, Runnable rejoin);

    /** The game that was on offer goes on, or is not wanted. */
    void withdraw();

    /** The user does not want an interrupted game any more. */
    void forget(SavedGame<?, ?> game);

    /** Asks the friend for a rematch, or begins one; returns false if no friend is at the board. */
    boolean askForRematch();

    /** Whether the friend of a game may be at the other end of a connection. */
    static boolean isConnected(SavedGame<?, ?> game) {
        return game.seats().haveFriend() && game.id().isEmpty();
    }
}
