package org.jumpingcube.desktop.setup;

import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.desktop.model.PositionSetup;
import org.jumpingcube.desktop.model.SetupBoard;
import org.jumpingcube.game.Draft;
import org.jumpingcube.game.Position;

/**
 * What setting up needs to know of a game.
 *
 * @param open the game in the window
 * @param how its positions are set up
 */
record SetupGame<P extends Position<P, M>, M, D extends Draft<D, P>>(
        OpenGame<P, M> open, SetupBoard<D> board, PositionSetup<P, D> how) {}
