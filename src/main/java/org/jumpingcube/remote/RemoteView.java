package org.jumpingcube.remote;

import java.util.Optional;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Position;

/**
 * A game with a friend elsewhere, as it is at one moment.
 *
 * @param me which of the two this program is
 * @param parting why the friend is away or gone, or what is found instead where they are sought; else empty
 * @param asked what the friend has been asked and has not answered
 * @param question what the friend asks
 * @param isReady whether both have the same game, as far as is known, so that moves can be made
 * @param isSettled whether the friend is known to have all of the log
 * @param news what has just happened
 */
public record RemoteView<P extends Position<P, M>, M>(
        GameLog<P, M> log,
        Role me,
        Presence presence,
        Optional<Parting> parting,
        Optional<Entry<M>> asked,
        Optional<Entry<M>> question,
        boolean isReady,
        boolean isSettled,
        News news) {
    /** The side that this program's user plays in the current game. */
    public Player mySide() {
        return log.side(me);
    }

    /** Whether the user is to move. */
    public boolean isMyMove() {
        return isReady && !log.outcome().isOver() && log.history().current().toMove() == mySide();
    }
}
