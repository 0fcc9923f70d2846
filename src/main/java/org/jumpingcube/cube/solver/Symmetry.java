package org.jumpingcube.cube.solver;

/**
 * The symmetries of a tiny board: eight of a square, four of another rectangle. All lanes of a position are mapped at
 * once; a set of squares is a position that only uses the lowest lane.
 */
public final class Symmetry {
    private static final long ALL_LANES = 0x0001000100010001L;

    private final int rows;
    private final int columns;
    private final int stride;
    private final long top;
    private final long left;
    private final boolean isWide; // needs a loop over its lines, which is slower than the swaps for other boards
    private final int missingColumns; // of four
    private final int missingBits; // of four rows

    /** The symmetries of this board. */
    public Symmetry(TinyBoard board) {
        rows = board.rows();
        columns = board.columns();
        stride = board.stride();
        top = ALL_LANES * board.top();
        left = ALL_LANES * board.left();
        isWide = stride > TinyBoard.MAX_SIDE;
        missingColumns = TinyBoard.MAX_SIDE - columns;
        missingBits = stride * (TinyBoard.MAX_SIDE - rows);
    }

    /** How many symmetries there are. */
    int count() {
        return rows == columns ? 8 : 4;
    }

    /** The canonical image of a position: the least of its images, the same for all symmetric positions. */
    public long canonical(long position) {
        return rows == columns
                ? Math.min(leastMirrored(position), leastMirrored(transposed(position)))
                : leastMirrored(position);
    }

    private long leastMirrored(long position) {
        long leftRight = mirroredLeftRight(position);
        return Math.min(
                Math.min(position, leftRight), Math.min(mirroredTopBottom(position), mirroredTopBottom(leftRight)));
    }

    /**
     * One of the images.
     *
     * @param way 0 to {@link #count} - 1; 0 leaves the position as it is
     */
    long image(long position, int way) {
        long image = (way & 4) == 0 ? position : transposed(position);
        image = (way & 1) == 0 ? image : mirroredLeftRight(image);
        return (way & 2) == 0 ? image : mirroredTopBottom(image);
    }

    /** Undoes {@link #image}. */
    long preimage(long image, int way) {
        long position = (way & 1) == 0 ? image : mirroredLeftRight(image);
        position = (way & 2) == 0 ? position : mirroredTopBottom(position);
        return (way & 4) == 0 ? position : transposed(position);
    }

    /** The first symmetry that maps the position to its canonical image. */
    int wayToCanonical(long position) {
        long canonical = canonical(position);
        int way = 0;
        while (image(position, way) != canonical) {
            way++;
        }
        return way;
    }

    private long mirroredLeftRight(long x) {
        if (isWide) {
            return mirrored(x, left, columns, 1);
        }
        long pairs = ((x >>> 1) & 0x5555555555555555L) | ((x & 0x5555555555555555L) << 1);
        return (((pairs >>> 2) & 0x3333333333333333L) | ((pairs & 0x3333333333333333L) << 2)) >>> missingColumns;
    }

    private long mirroredTopBottom(long x) {
        if (isWide) {
            return mirrored(x, top, rows, stride);
        }
        long pairs = ((x >>> 4) & 0x0f0f0f0f0f0f0f0fL) | ((x & 0x0f0f0f0f0f0f0f0fL) << 4);
        return (((pairs >>> 8) & 0x00ff00ff00ff00ffL) | ((pairs & 0x00ff00ff00ff00ffL) << 8)) >>> missingBits;
    }

    /** Reverses the order of the lines. */
    private static long mirrored(long x, long first, int lines, int distance) {
        long image = 0;
        for (int line = 0; line < lines; line++) {
            image |= ((x >>> (line * distance)) & first) << ((lines - 1 - line) * distance);
        }
        return image;
    }

    /** Only for square boards, whose rows are four bits apart. */
    private static long transposed(long x) {
        long swap = (x ^ (x >>> 3)) & 0x0a0a0a0a0a0a0a0aL; // within each 2x2 quarter
        long quarters = x ^ swap ^ (swap << 3);
        swap = (quarters ^ (quarters >>> 6)) & 0x00cc00cc00cc00ccL; // the quarters themselves
        return quarters ^ swap ^ (swap << 6);
    }
}
