package org.jumpingcube.desktop.jumpin;

import org.jumpingcube.game.Square;

/**
 * A pawn in the air.
 *
 * @param progress how much of its jump the pawn has made, 0 to 1
 * @param height how high it is at the top of its jump, in squares
 */
record Hop(Square from, Square to, double progress, double height) {
    /** How high the pawn is now. */
    double rise() {
        return height * 4 * progress * (1 - progress);
    }
}
