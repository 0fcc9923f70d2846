package org.jumpingcube.cube.ai;

import java.util.Arrays;

/**
 * How the squares of a board of up to 15x15 lie in the longs of a plane: as many whole rows in a long as have room, and
 * an empty bit after each row, so that what leaves a row at the side does not come into the next one. On a stack an
 * empty long lies before and after each plane, so that every long has one above and one below.
 */
final class WideLayout {
    /** The longs that a plane has room for. */
    static final int MOST_LONGS = 4;

    /** From a plane to the next one on a stack: its longs, and an empty one. */
    static final int PLANE = MOST_LONGS + 1;

    // Where the planes of a position begin; own cubes come first.
    static final int OTHER = PLANE;
    static final int LOW = 2 * PLANE;
    static final int HIGH = 3 * PLANE;

    /** From a position to the next one on a stack. */
    static final int PLY = 4 * PLANE;

    final int rowBits;
    final int rowsInLong;

    /** How many longs the squares take. */
    final int longs;

    /** The squares of each long; none where there are no more rows. */
    final Strip[] strips = new Strip[MOST_LONGS];

    private final int toNextLong; // how far the last row of a long is from its first one
    private final int side;

    WideLayout(int side) {
        this.side = side;
        rowBits = side + 1;
        rowsInLong = Long.SIZE / rowBits;
        longs = (side + rowsInLong - 1) / rowsInLong;
        toNextLong = rowBits * (rowsInLong - 1);
        Arrays.setAll(strips, this::strip);
    }

    /** The squares below those of a long and of the one above it; maybe where no board has a square. */
    long down(long above, long here) {
        return here << rowBits | above >>> toNextLong;
    }

    /** The squares above those of a long and of the one below it; maybe where no board has a square. */
    long up(long here, long below) {
        return here >>> rowBits | below << toNextLong;
    }

    /** What lies beside squares of a long, and of those above and below it; maybe where no board has a square. */
    long beside(long above, long here, long below) {
        return down(above, here) | up(here, below) | here << 1 | here >>> 1;
    }

    /** Lets chains grow, from neighbour to neighbour, over the critical cubes of both sides. */
    void grow(long[] chains, long[] ownCritical, long[] otherCritical) {
        long grown;
        do {
            grown = 0;
            for (int i = 1; i <= longs; i++) {
                long known = chains[i];
                chains[i] |= beside(chains[i - 1], known, chains[i + 1]) & (ownCritical[i] | otherCritical[i]);
                grown |= chains[i] ^ known;
            }
        } while (grown != 0);
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
