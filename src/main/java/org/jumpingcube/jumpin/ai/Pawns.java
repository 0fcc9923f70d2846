package org.jumpingcube.jumpin.ai;

import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.Occupancy;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.jumpin.Squares;

/**
 * The pawns of both sides while a search makes and unmakes moves, with everything about them that is updated
 * incrementally. Sides are 0 for Gold and 1 for Silver.
 */
final class Pawns {
    private static final long[][] GOALS = {words(PawnBoard.goal(Player.ONE)), words(PawnBoard.goal(Player.TWO))};

    private final JumpinEvaluation evaluation;
    private final Occupancy occupancy;
    private final long[] low = new long[2];
    private final long[] high = new long[2];
    private final long[] keys = new long[2];
    private final int[] placeSums = new int[2];
    private final int[] advances = new int[2];

    Pawns(PawnBoard board, JumpinEvaluation evaluation) {
        this.evaluation = evaluation;
        occupancy = Occupancy.of(board.gold(), board.silver());
        put(0, board.gold());
        put(1, board.silver());
    }

    private static long[] words(SquareSet set) {
        return new long[] {set.low(), set.high()};
    }

    private void put(int side, SquareSet pawns) {
        low[side] = pawns.low();
        high[side] = pawns.high();
        keys[side] = ZobristKeys.pawns(side, pawns);
        for (Square square : pawns.squares()) {
            placeSums[side] += evaluation.place(side, Squares.index(square));
            advances[side] += JumpinEvaluation.rowsAdvanced(side, Squares.index(square));
        }
    }

    // Moving

    /** Moves a pawn to an empty square. */
    void jump(int side, int from, int to) {
        carry(side, from, to);
        occupancy.toggle(from);
        occupancy.toggle(to);
    }

    /** Swaps a side's pawn with one of the other side. */
    void swap(int side, int from, int to) {
        carry(side, from, to);
        carry(1 - side, to, from);
    }

    private void carry(int side, int from, int to) {
        toggle(side, from);
        toggle(side, to);
        keys[side] ^= ZobristKeys.pawn(side, from) ^ ZobristKeys.pawn(side, to);
        placeSums[side] += evaluation.place(side, to) - evaluation.place(side, from);
        advances[side] += JumpinEvaluation.rowsAdvanced(side, to) - JumpinEvaluation.rowsAdvanced(side, from);
    }

    private void toggle(int side, int square) {
        if (square < Long.SIZE) {
            low[side] ^= 1L << square;
        } else {
            high[side] ^= 1L << square;
        }
    }

    // Where they stand

    /** A side's pawns on the squares 0 to 63, one bit each. */
    long low(int side) {
        return low[side];
    }

    /** A side's pawns on the squares 64 and 65. */
    long high(int side) {
        return high[side];
    }

    boolean has(int side, int square) {
        return (((square < Long.SIZE ? low[side] : high[side]) >>> square) & 1) != 0;
    }

    static boolean isGoal(int side, int square) {
        return ((GOALS[side][square / Long.SIZE] >>> square) & 1) != 0;
    }

    boolean hasGoal(int side, Rules.Goal goal) {
        long goalLow = GOALS[side][0];
        long goalHigh = GOALS[side][1];
        if (goal == Rules.Goal.CLASSIC) {
            return ((low[side] & ~goalLow) | (high[side] & ~goalHigh)) == 0;
        }
        return ((goalLow & ~(low[0] | low[1])) | (goalHigh & ~(high[0] | high[1]))) == 0
                && ((low[side] & goalLow) | (high[side] & goalHigh)) != 0;
    }

    int inGoal(int side) {
        return Long.bitCount(low[side] & GOALS[side][0]) + Long.bitCount(high[side] & GOALS[side][1]);
    }

    // Jumps

    /** Writes the squares that the pawn can jump to, and returns the place after the last one. */
    int targets(int pawn, int[] into, int from) {
        return occupancy.targets(pawn, into, from);
    }

    boolean canJump(int side) {
        for (long rest = low[side]; rest != 0; rest &= rest - 1) {
            if (occupancy.canJump(Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        for (long rest = high[side]; rest != 0; rest &= rest - 1) {
            if (occupancy.canJump(Long.SIZE + Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    // What is counted

    /** See {@link ZobristKeys#pawns}. */
    long key(int side) {
        return keys[side];
    }

    int advance(int side) {
        return advances[side];
    }

    /** What a side's pawns are worth as they stand. */
    int worth(int side) {
        return placeSums[side] + evaluation.structure(side, low[side], high[side], low[1 - side], high[1 - side]);
    }
}
