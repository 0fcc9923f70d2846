package org.jumpingcube.desktop.friend;

import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;

/**
 * The game to which the user invites a friend.
 *
 * @param hostSide the side that the user plays
 * @param bestOf how many games make a series, 1 or more
 * @param isGoingOn whether the game in the window goes on with the friend
 */
record InvitedGame(GameView<?, ?> view, GameOptions options, Player hostSide, int bestOf, boolean isGoingOn) {}
