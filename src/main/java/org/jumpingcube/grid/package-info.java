/**
 * Games on a grid of squares: {@link org.jumpingcube.grid.GridGame} is all that such a game has to say of itself. How its
 * moves and boards are written, its computer players, setting up a position and how it is painted follow from that.
 */
@NullMarked
package org.jumpingcube.grid;

import org.jspecify.annotations.NullMarked;
