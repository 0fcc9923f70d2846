package org.jumpingcube.jumpin.ai;

import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.Squares;

/** Moves as numbers. A jump is from * 66 + to; the swaps follow in the same way, then the pass. */
final class MoveNumber {
    static final int PASS = 2 * Squares.COUNT * Squares.COUNT;

    private static final int FIRST_SWAP = Squares.COUNT * Squares.COUNT;

    private MoveNumber() {}

    static int of(JumpinMove move) {
        if (move instanceof Jump jump) {
            return ofJump(Squares.index(jump.from()), Squares.index(jump.to()));
        }
        return move instanceof Swap swap ? ofSwap(Squares.index(swap.from()), Squares.index(swap.to())) : PASS;
    }

    static JumpinMove move(int number) {
        if (number == PASS) {
            return JumpinMove.PASS;
        }
        var from = Squares.at(from(number));
        var to = Squares.at(to(number));
        return isJump(number) ? new Jump(from, to) : new Swap(from, to);
    }

    static int ofJump(int from, int to) {
        return from * Squares.COUNT + to;
    }

    static int ofSwap(int from, int to) {
        return FIRST_SWAP + ofJump(from, to);
    }

    static boolean isJump(int number) {
        return number < FIRST_SWAP;
    }

    /** The square where a jump or swap begins. */
    static int from(int number) {
        return number % FIRST_SWAP / Squares.COUNT;
    }

    /** The square where a jump or swap ends. */
    static int to(int number) {
        return number % Squares.COUNT;
    }
}
