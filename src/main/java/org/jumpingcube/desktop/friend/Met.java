package org.jumpingcube.desktop.friend;

import java.util.Optional;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.RemoteGame;

/**
 * Two friends have met, and their game begins or goes on.
 *
 * @param kept as what the game is kept; empty if it is new
 * @param goodbye ends the connection, which takes a moment
 */
record Met<P extends Position<P, M>, M>(
        GameView<P, M> view, RemoteGame<P, M> remote, Meeting meeting, Optional<FriendRecord> kept, Runnable goodbye) {}
