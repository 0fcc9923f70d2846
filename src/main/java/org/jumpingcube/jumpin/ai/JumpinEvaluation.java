package org.jumpingcube.jumpin.ai;

import java.util.Optional;
import org.jumpingcube.game.Style;
import org.jumpingcube.jumpin.Squares;

/**
 * The evaluation: what the pawns of one side are worth as they stand. A row of advance is worth {@value #ROW}. Sides
 * are 0 for Gold and 1 for Silver; a set of squares is two words, as in {@link org.jumpingcube.jumpin.SquareSet}.
 *
 * @param inGoal a pawn in the goal
 * @param alone a pawn without any neighbour, which cannot jump
 * @param distance each square beyond the first from such a pawn to the nearest one of its own side
 * @param lonely a pawn without a neighbour of its own side
 * @param ladder a pawn that can jump straight ahead over one other
 * @param last each row of advance of the last pawn; the last but one counts half
 * @param tempo the right to move
 */
record JumpinEvaluation(int inGoal, int alone, int distance, int lonely, int ladder, int last, int tempo) {
    static final int ROW = 10;

    private static final int WIDTH = Squares.COLUMNS;
    private static final int HIGH_BITS = 3; // the squares 64 and 65
    private static final long COLUMN_A = column(0);
    private static final long COLUMN_F = column(WIDTH - 1);
    private static final int GOAL_ROW = 9;

    // From one word to the other.
    private static final int ROW_UP = Long.SIZE - WIDTH;
    private static final int TWO_ROWS = 2 * WIDTH;
    private static final int TWO_ROWS_UP = Long.SIZE - TWO_ROWS;
    private static final int TOP_BIT = Long.SIZE - 1;

    // The squares with fewer than two rows ahead.
    private static final long FAR_GOLD = -1L << (GOAL_ROW * WIDTH);
    private static final long FAR_SILVER = (1L << TWO_ROWS) - 1;

    static JumpinEvaluation of(Optional<Style> style) {
        return style.map(JumpinEvaluation::of).orElse(new JumpinEvaluation(6, 12, 20, 10, 3, 2, 20));
    }

    /**
     * Kepler races and brings up the rear; Newton keeps the pawns together and leaves the last ones behind to block.
     */
    private static JumpinEvaluation of(Style style) {
        return switch (style) {
            case KEPLER -> new JumpinEvaluation(6, 12, 20, 8, 5, 2, 20);
            case NEWTON -> new JumpinEvaluation(6, 12, 20, 14, 2, 1, 20);
        };
    }

    private static long column(int column) {
        long bits = 0;
        for (int index = column; index < Long.SIZE; index += WIDTH) {
            bits |= 1L << index;
        }
        return bits;
    }

    /** What the square of a single pawn is worth. */
    int place(int side, int square) {
        int rows = rowsAdvanced(side, square);
        return ROW * rows + (rows >= GOAL_ROW ? inGoal : 0);
    }

    static int rowsAdvanced(int side, int square) {
        return side == 0 ? square / WIDTH : Squares.ROWS - 1 - square / WIDTH;
    }

    /** What the arrangement of the pawns is worth. */
    int structure(int side, long low, long high, long otherLow, long otherHigh) {
        long all = low | otherLow;
        long allHigh = high | otherHigh;
        long loneLow = low & ~neighbours(low, high);
        long loneHigh = high & ~neighboursHigh(low, high);
        int sum = -lonely * (Long.bitCount(loneLow) + Long.bitCount(loneHigh));
        long aloneLow = loneLow & ~neighbours(all, allHigh);
        long aloneHigh = loneHigh & ~neighboursHigh(all, allHigh);
        if ((aloneLow | aloneHigh) != 0) {
            sum -= costOfAlone(low, high, aloneLow, aloneHigh);
        }
        return sum + ladder * ladders(side, low, high, all, allHigh) + rear(side, low, high);
    }

    private static long neighbours(long low, long high) {
        return (low << WIDTH)
                | ((low >>> WIDTH) | (high << ROW_UP))
                | (low & ~COLUMN_F) << 1
                | (((low & ~COLUMN_A) >>> 1) | (high << TOP_BIT));
    }

    private static long neighboursHigh(long low, long high) {
        return ((low >>> ROW_UP) | ((high & 1) << 1) | (low >>> TOP_BIT) | (high >>> 1)) & HIGH_BITS;
    }

    private int costOfAlone(long low, long high, long aloneLow, long aloneHigh) {
        int cost = 0;
        for (long rest = aloneLow; rest != 0; rest &= rest - 1) {
            cost += alone + distance * (nearest(Long.numberOfTrailingZeros(rest), low, high) - 1);
        }
        for (long rest = aloneHigh; rest != 0; rest &= rest - 1) {
            cost += alone + distance * (nearest(Long.SIZE + Long.numberOfTrailingZeros(rest), low, high) - 1);
        }
        return cost;
    }

    /** The steps to the nearest other pawn of the set; 1 if there is none. */
    private static int nearest(int square, long low, long high) {
        int least = Integer.MAX_VALUE;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            least = nearer(least, square, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            least = nearer(least, square, Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
        return least == Integer.MAX_VALUE ? 1 : least;
    }

    private static int nearer(int least, int square, int other) {
        int steps = Math.abs(square / WIDTH - other / WIDTH) + Math.abs(square % WIDTH - other % WIDTH);
        return other == square ? least : Math.min(least, steps);
    }

    /** How many pawns have exactly one other straight ahead and an empty square beyond it. */
    private static int ladders(int side, long low, long high, long all, long allHigh) {
        return side == 0
                ? ladders(
                        low,
                        (all >>> WIDTH) | (allHigh << ROW_UP),
                        (all >>> TWO_ROWS) | (allHigh << TWO_ROWS_UP) | FAR_GOLD)
                : ladders(low, all << WIDTH, (all << TWO_ROWS) | FAR_SILVER)
                        + ladders(high, all >>> ROW_UP, all >>> TWO_ROWS_UP);
    }

    private static int ladders(long pawns, long ahead, long beyond) {
        return Long.bitCount(pawns & ahead & ~beyond);
    }

    /** The advance of the last two pawns. */
    private int rear(int side, long low, long high) {
        int one;
        int two;
        if (side == 0) {
            long rest = low & (low - 1);
            one = Long.numberOfTrailingZeros(low) / WIDTH;
            two = Long.numberOfTrailingZeros(rest) / WIDTH;
        } else {
            int first = last(low, high);
            one = Squares.ROWS - 1 - Math.max(first, 0) / WIDTH;
            int second = first >= Long.SIZE
                    ? last(low, high ^ (1L << first))
                    : last(first < 0 ? low : low ^ (1L << first), high);
            two = Squares.ROWS - 1 - Math.max(second, 0) / WIDTH;
        }
        return last * one + last * two / 2;
    }

    private static int last(long low, long high) {
        return high != 0
                ? 2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high)
                : Long.SIZE - 1 - Long.numberOfLeadingZeros(low);
    }
}
