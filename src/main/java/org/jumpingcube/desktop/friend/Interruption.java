package org.jumpingcube.desktop.friend;

import org.jumpingcube.storage.SavedGame;

/**
 * A game with a friend elsewhere that was interrupted when the program ended.
 *
 * @param rejoin looks for the friend and goes on with it, if the user agrees to give up the game in the window
 */
public record Interruption(SavedGame<?, ?> saved, Runnable rejoin) {}
