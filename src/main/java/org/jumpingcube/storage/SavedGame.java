package org.jumpingcube.storage;

import org.jumpingcube.game.History;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;

/**
 * What a saved game holds.
 *
 * @param history the game from its start position on, with what is undone
 * @param playerOne who sat on player one's side
 * @param playerTwo who sat on player two's side
 */
public record SavedGame<P extends Position<P, M>, M>(History<P, M> history, Seat playerOne, Seat playerTwo) {}
