package org.jumpingcube.desktop.cube;

import org.jumpingcube.cube.Square;

/**
 * A point on its way from a bursting cube into a neighbour.
 *
 * @param way how much of the way is behind it, 0 to 1
 */
record Dot(Square from, Square to, double way) {}
