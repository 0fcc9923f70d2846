package org.jumpingcube.cube.solver;

import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;

/**
 * The rules of a board of side 2 to 4 whose whole position is one {@code long}: four lanes of 16 bits, in each of them
 * a bit a square (row * 4 + column). From the low end: the two binary digits of a cube's {@linkplain Board#charge
 * charge}, the squares of the side to move, the squares of the other side.
 *
 * <p>Every cube bursts when its charge reaches 4. A burst sends a point in all four directions; those that would leave
 * the board bounce back, which is the same as sending only as many as it has neighbours.
 */
public final class TinyBoard {
    /** Stands for the position after a winning move; no position looks like it, because no square has two owners. */
    public static final long WON = -1L;

    public static final int MAX_SIDE = 4;

    /** What a search for a move returns when there is none; a move is one bit. */
    public static final int NO_MOVE = 0;

    private static final int LANE = 0xffff;
    private static final int MINE = 32;
    private static final int THEIRS = 48;

    private final int side;
    private final int all;
    private final int top;
    private final int bottom;
    private final int left;
    private final int right;
    private final long start;

    /** A board of side {@value Board#MIN_SIDE} to {@value #MAX_SIDE}. */
    public TinyBoard(int side) {
        if (side < Board.MIN_SIDE || side > MAX_SIDE) {
            throw new IllegalArgumentException("side " + side + " outside " + Board.MIN_SIDE + ".." + MAX_SIDE);
        }
        this.side = side;
        top = (1 << side) - 1;
        bottom = top << (4 * (side - 1));
        left = 0x1111 & ((1 << (4 * side)) - 1);
        right = left << (side - 1);
        all = left * top;
        start = of(CubePosition.start(side));
    }

    int side() {
        return side;
    }

    /** The position at the start of a game. */
    public long start() {
        return start;
    }

    /** The position as the side to move sees it. */
    long of(CubePosition position) {
        long packed = 0;
        for (Square square : position.board().squares()) {
            Cube cube = position.board().at(square);
            long charge = position.board().charge(square);
            long owner = cube.isNeutral() ? 0 : cube.isOwnedBy(position.toMove()) ? 1L << MINE : 1L << THEIRS;
            packed |= ((charge & 1) | ((charge >> 1) << 16) | owner) << bit(square);
        }
        return packed;
    }

    static int bit(Square square) {
        return square.row() * 4 + square.column();
    }

    static Square square(int bit) {
        return new Square(bit / 4, bit % 4);
    }

    /** The squares that the side to move may choose, as a set of bits. */
    public int moves(long position) {
        return all & ~theirs(position);
    }

    static int mine(long position) {
        return (int) (position >>> MINE) & LANE;
    }

    static int theirs(long position) {
        return (int) (position >>> THEIRS);
    }

    /** The squares that burst with one point more. */
    static int critical(long position) {
        return (int) (position & (position >>> 16)) & LANE;
    }

    /** The squares beside the given ones. */
    int beside(int squares) {
        return ((squares >>> 4) | (squares << 4) | ((squares & ~left) >>> 1) | ((squares & ~right) << 1)) & all;
    }

    /**
     * The position after a move, seen by the other side, or {@link #WON}.
     *
     * @param move one bit of {@link #moves}
     */
    public long play(long position, int move) {
        int low = (int) position & LANE;
        int high = (int) (position >>> 16) & LANE;
        int mine = mine(position) | move;
        int bursting = low & high & move;
        high ^= low & move;
        low ^= move;
        while (bursting != 0 && mine != all) { // a won board may never settle
            int up = (bursting >>> 4) | (bursting & top);
            int down = ((bursting & ~bottom) << 4) | (bursting & bottom);
            int toLeft = ((bursting & ~left) >>> 1) | (bursting & left);
            int toRight = ((bursting & ~right) << 1) | (bursting & right);
            mine |= up | down | toLeft | toRight;
            // Adds the four to the charge, a bit a square: two full adders for the ones, one for the twos.
            int ones = up ^ down ^ toLeft;
            int carry = (up & down) | ((up ^ down) & toLeft);
            int lowAndOnes = low ^ ones;
            int carry2 = (low & ones) | (lowAndOnes & toRight);
            low = lowAndOnes ^ toRight;
            int twos = high ^ carry;
            bursting = (high & carry) | (twos & carry2);
            high = twos ^ carry2;
        }
        if (mine == all) {
            return WON;
        }
        long theirs = theirs(position) & ~mine;
        return low | ((long) high << 16) | (theirs << MINE) | ((long) mine << THEIRS);
    }

    /** The points on the board, neutral ones too; they rise by one with every move. */
    int points(long position) {
        return charge(position) - charge(start) + side * side;
    }

    private static int charge(long position) {
        return Long.bitCount(position & LANE) + 2 * Long.bitCount((position >>> 16) & LANE);
    }
}
