package org.jumpingcube.cube.ai;

import java.util.Arrays;

/**
 * How the squares of a board of up to 15x15 are laid out in the longs of a plane. A long has as many whole rows as fit,
 * with an empty bit after each, so that nothing runs from one row into the next. On a stack there is an empty long
 * before and after each plane, so that every long has one above and one below.
 */
final class WideLayout {
    /** The room of a plane, in longs. */
    static final int MOST_LONGS = 4;

    /** The distance from a plane to the next one on a stack: its longs, and an empty one. */
    static final int PLANE = MOST_LONGS + 1;

    // Where the planes of a position begin. That of own cubes comes first.
    static final int OTHER = PLANE;
    static final int LOW = 2 * PLANE;
    static final int HIGH = 3 * PLANE;

    /** From a position to the next one on a stack. */
    static final int PLY = 4 * PLANE;

    final int rowBits;
    final int rowsInLong;

    /** How many longs the squares use. */
    final int longs;

    /** The masks of each long, empty where there are no more rows. */
    final Strip[] strips = new Strip[MOST_LONGS];

    private final int toNextLong; // the distance from the first row of a long to its last
    private final int side;

    WideLayout(int side) {
        this.side = side;
        rowBits = side + 1;
        rowsInLong = Long.SIZE / rowBits;
        longs = (side + rowsInLong - 1) / rowsInLong;
        toNextLong = rowBits * (rowsInLong - 1);
        Arrays.setAll(strips, this::strip);
    }

    /** The squares below those of a long and of the one above it; may include bits off the board. */
    long down(long above, long here) {
        return here << rowBits | above >>> toNextLong;
    }

    /** The squares above those of a long and of the one below it; may include bits off the board. */
    long up(long here, long below) {
        return here >>> rowBits | below << toNextLong;
    }

    /** The neighbours of the squares of a long and of those above and below it; may include bits off the board. */
    long beside(long above, long here, long below) {
        return down(above, here) | up(here, below) | here << 1 | here >>> 1;
    }

    /**
     * Grows chains, from neighbour to neighbour, over the critical cubes of both sides.
     *
     * @param chains with an empty long first and one after the last
     * @param at where the position begins on the stack
     */
    // Written out at length: any shorter, and the JIT compiler would inline it into the evaluation, which must not
    // happen, see WideFeatures.
    void grow(long[] chains, long[] stack, int at) {
        long critical0 = stack[at + LOW] & stack[at + HIGH];
        long critical1 = stack[at + LOW + 1] & stack[at + HIGH + 1];
        long critical2 = stack[at + LOW + 2] & stack[at + HIGH + 2];
        long critical3 = stack[at + LOW + 3] & stack[at + HIGH + 3];
        long chain0 = chains[1];
        long chain1 = chains[2];
        long chain2 = chains[3];
        long chain3 = chains[4];
        long grown;
        do {
            long known0 = chain0;
            long known1 = chain1;
            long known2 = chain2;
            long known3 = chain3;
            chain0 |= (chain0 << rowBits | chain0 >>> rowBits | chain0 << 1 | chain0 >>> 1 | chain1 << toNextLong)
                    & critical0;
            chain1 |= (chain1 << rowBits
                            | chain1 >>> rowBits
                            | chain1 << 1
                            | chain1 >>> 1
                            | chain0 >>> toNextLong
                            | chain2 << toNextLong)
                    & critical1;
            chain2 |= (chain2 << rowBits
                            | chain2 >>> rowBits
                            | chain2 << 1
                            | chain2 >>> 1
                            | chain1 >>> toNextLong
                            | chain3 << toNextLong)
                    & critical2;
            chain3 |= (chain3 << rowBits | chain3 >>> rowBits | chain3 << 1 | chain3 >>> 1 | chain2 >>> toNextLong)
                    & critical3;
            chain2 |= (chain2 << rowBits
                            | chain2 >>> rowBits
                            | chain2 << 1
                            | chain2 >>> 1
                            | chain1 >>> toNextLong
                            | chain3 << toNextLong)
                    & critical2;
            chain1 |= (chain1 << rowBits
                            | chain1 >>> rowBits
                            | chain1 << 1
                            | chain1 >>> 1
                            | chain0 >>> toNextLong
                            | chain2 << toNextLong)
                    & critical1;
            chain0 |= (chain0 << rowBits | chain0 >>> rowBits | chain0 << 1 | chain0 >>> 1 | chain1 << toNextLong)
                    & critical0;
            grown = (chain0 ^ known0) | (chain1 ^ known1) | (chain2 ^ known2) | (chain3 ^ known3);
        } while (grown != 0);
        chains[1] = chain0;
        chains[2] = chain1;
        chains[3] = chain2;
        chains[4] = chain3;
    }

    private Strip strip(int i) {
        int rows = Math.max(Math.min(side - i * rowsInLong, rowsInLong), 0);
        boolean isFirst = i == 0;
        boolean isLast = i >= longs - 1;
        long row = (1L << side) - 1;
        long lastRow = rows == 0 ? 0 : row << (rowBits * (rows - 1));
        long left = 0;
        for (int r = 0; r < rows; r++) {
            left |= 1L << (rowBits * r);
        }
        return new Strip(
                left * row,
                isFirst ? row : 0,
                isLast ? lastRow : 0,
                left,
                left << (side - 1),
                isFirst ? 0 : row,
                isLast ? 0 : lastRow);
    }
}
