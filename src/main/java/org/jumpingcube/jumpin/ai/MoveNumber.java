package org.jumpingcube.jumpin.ai;

import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.Square;

/** Moves as numbers. A jump is from * 66 + to; the swaps follow in the same way, then the pass. */
final class MoveNumber {
    static final int PASS = 2 * Square.COUNT * Square.COUNT;

    private static final int FIRST_SWAP = Square.COUNT * Square.COUNT;

    private MoveNumber() {}

    static int of(JumpinMove move) {
        if (move instanceof Jump jump) {
            return ofJump(jump.from().index(), jump.to().index());
        }
        return move instanceof Swap swap ? ofSwap(swap.from().index(), swap.to().index()) : PASS;
    }

    static JumpinMove move(int number) {
        if (number == PASS) {
            return JumpinMove.PASS;
        }
        var from = Square.at(from(number));
        var to = Square.at(to(number));
        return isJump(number) ? new Jump(from, to) : new Swap(from, to);
    }

    static int ofJump(int from, int to) {
        return from * Square.COUNT + to;
    }

    static int ofSwap(int from, int to) {
        return FIRST_SWAP + ofJump(from, to);
    }

    static boolean isJump(int number) {
        return number < FIRST_SWAP;
    }

    /** The square where a jump or swap begins. */
    static int from(int number) {
        return number % FIRST_SWAP / Square.COUNT;
    }

    /** The square where a jump or swap ends. */
    static int to(int number) {
        return number % Square.COUNT;
    }
}
