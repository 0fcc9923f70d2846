package org.jumpingcube.cube.solver;

import org.jumpingcube.cube.Square;

/**
 * A move that is known to win.
 *
 * @param plies with which ply the game ends at the latest, this move counted: an odd number; exact up to 5
 */
public record KnownMove(Square square, int plies) {}
