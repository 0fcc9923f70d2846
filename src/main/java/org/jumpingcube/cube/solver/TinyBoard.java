package org.jumpingcube.cube.solver;

import java.util.stream.IntStream;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;

/**
 * The rules on a board of up to 16 squares, with a whole position in one {@code long}: four lanes of 16 bits, with one
 * bit for each square (row * 4 + column up to 4x4; wider boards have longer rows). From the low end the lanes are the
 * low and the high bit of a cube's {@linkplain Board#charge charge}, the squares of the side to move and those of the
 * other side. The game itself only has square boards; other rectangles are only solved.
 *
 * <p>Every cube bursts when its charge reaches 4. A burst sends a point in all four directions. Points that would leave
 * the board bounce back, which is the same as sending one to each neighbour only.
 */
public final class TinyBoard {
    /** Stands for the position after a winning move. It equals no real position, since no square has two owners. */
    public static final long WON = -1L;

    public static final int MAX_SIDE = 4;

    /** Stands for no move; a move is one bit. */
    public static final int NO_MOVE = 0;

    private static final int LANE = 0xffff;
    private static final int MINE = 32;
    private static final int THEIRS = 48;

    private final int rows;
    private final int columns;
    private final int stride; // the distance from a square to the one below
    private final int all;
    private final int top;
    private final int bottom;
    private final int left;
    private final int right;
    private final long start;

    /** A board of side {@value Board#MIN_SIDE} to {@value #MAX_SIDE}. */
    public TinyBoard(int side) {
        this(side, side);
    }

    /** A board of at least two rows and two columns that {@link #fits}. */
    public TinyBoard(int rows, int columns) {
        if (!fits(rows, columns)) {
            throw new IllegalArgumentException(rows + " rows and " + columns + " columns");
        }
        this.rows = rows;
        this.columns = columns;
        stride = stride(columns);
        top = (1 << columns) - 1;
        bottom = top << (stride * (rows - 1));
        left = IntStream.range(0, rows).map(row -> 1 << (row * stride)).sum();
        right = left << (columns - 1);
        all = left * top;
        long corners = (top | bottom) & (left | right);
        start = ((top | bottom | left | right) & ~corners) | (corners << 16);
    }

    /** Whether a board fits: a wide one may have up to three rows, any other up to four. */
    public static boolean fits(int rows, int columns) {
        return Math.min(rows, columns) >= Board.MIN_SIDE && rows * stride(columns) <= Short.SIZE;
    }

    private static int stride(int columns) {
        return Math.max(MAX_SIDE, columns);
    }

    /** How many rows the board has. */
    public int rows() {
        return rows;
    }

    /** How many columns the board has. */
    public int columns() {
        return columns;
    }

    int stride() {
        return stride;
    }

    int top() {
        return top;
    }

    int left() {
        return left;
    }

    /** How many squares the board has. */
    public int squares() {
        return rows * columns;
    }

    /** The most plies that a game can last, see docs/rules.md, 4.4. */
    int longestGame() {
        return 3 * squares() - 2 * (rows + columns) + 1;
    }

    /** The position at the start of a game. */
    public long start() {
        return start;
    }

    /** The position from the point of view of the side to move. */
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

    /** The critical squares, which burst with their next point. */
    static int critical(long position) {
        return (int) (position & (position >>> 16)) & LANE;
    }

    /** The neighbours of the given squares. */
    int beside(int squares) {
        return ((squares >>> stride) | (squares << stride) | ((squares & ~left) >>> 1) | ((squares & ~right) << 1))
                & all;
    }

    /**
     * The position after a move, from the point of view of the other side, or {@link #WON}. Several moves are made at
     * once, which takes whatever any one of them would take.
     *
     * @param move one bit of {@link #moves}, or more
     */
    public long play(long position, int move) {
        int low = (int) position & LANE;
        int high = (int) (position >>> 16) & LANE;
        int mine = mine(position) | move;
        int bursting = low & high & move;
        high ^= low & move;
        low ^= move;
        while (bursting != 0 && mine != all) { // a won board may never settle
            // What would leave the board bounces back in a lane that is otherwise unused there.
            int up = (bursting >>> stride) | (bursting & bottom);
            int down = ((bursting & ~bottom) << stride) | (bursting & top);
            int toLeft = ((bursting & ~left) >>> 1) | (bursting & right);
            int toRight = ((bursting & ~right) << 1) | (bursting & left);
            mine |= up | down | toLeft | toRight;
            // Adds the four directions to the charge, bitwise: two full adders for the ones, one for the twos.
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

    /** The points on the board, including neutral ones. They grow by one with every move. */
    int points(long position) {
        return charge(position) - charge(start) + squares();
    }

    private static int charge(long position) {
        return Long.bitCount(position & LANE) + 2 * Long.bitCount((position >>> 16) & LANE);
    }
}
