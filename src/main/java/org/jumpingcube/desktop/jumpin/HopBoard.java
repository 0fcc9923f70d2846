package org.jumpingcube.desktop.jumpin;

import java.util.List;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.Square;

/** A board on which turns are shown. */
interface HopBoard {
    /** Shows the path of a move that has not been made yet. */
    void showWay(List<Square> way);

    /** Shows a pawn in the middle of a turn, in place of the position. */
    void showHop(JumpinTurn turn, Hop hop);

    /** Shows the position again, instead of anything in motion. */
    void showPosition();
}
