package org.jumpingcube.session;

import java.util.concurrent.Executor;
import org.jumpingcube.game.Position;

/**
 * What a {@link GameSession} uses.
 *
 * @param players the engines of the computer's seats
 * @param searches runs their searches
 * @param spare where an engine may ponder while a human thinks
 * @param presenter shows the moves
 * @param time for the clocks
 * @param uiThread runs the answers of searches on the one thread that the session is used on
 */
public record SessionServices<P extends Position<P, M>, M>(
        ComputerPlayers<P, M> players,
        Executor searches,
        SpareTime spare,
        MovePresenter<P, M> presenter,
        SessionTime time,
        Executor uiThread) {}
