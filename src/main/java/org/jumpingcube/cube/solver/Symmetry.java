package org.jumpingcube.cube.solver;

/**
 * The eight ways to turn and mirror a tiny board. All lanes of a position turn at once; a set of squares is a position
 * of which only the lowest lane is used.
 */
public final class Symmetry {
    /** How many ways there are. */
    static final int COUNT = 8;

    private final int shortfall; // rows and columns that a board of side 4 would have besides

    /** The ways of a board of this side. */
    public Symmetry(TinyBoard board) {
        shortfall = TinyBoard.MAX_SIDE - board.side();
    }

    /**
     * The least of a position's eight images: the same for all positions that are equal but for turning and mirroring.
     */
    public long canonical(long position) {
        long turned = transposed(position);
        return Math.min(leastMirrored(position), leastMirrored(turned));
    }

    private long leastMirrored(long position) {
        long leftRight = mirroredLeftRight(position);
        return Math.min(
                Math.min(position, leftRight), Math.min(mirroredTopBottom(position), mirroredTopBottom(leftRight)));
    }

    /**
     * One of the images.
     *
     * @param way 0 to {@link #COUNT} - 1; 0 leaves the position as it is
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

    /** The first way that takes the position to its canonical image. */
    int wayToCanonical(long position) {
        long canonical = canonical(position);
        int way = 0;
        while (image(position, way) != canonical) {
            way++;
        }
        return way;
    }

    private long mirroredLeftRight(long x) {
        long pairs = ((x >>> 1) & 0x5555555555555555L) | ((x & 0x5555555555555555L) << 1);
        return (((pairs >>> 2) & 0x3333333333333333L) | ((pairs & 0x3333333333333333L) << 2)) >>> shortfall;
    }

    private long mirroredTopBottom(long x) {
        long pairs = ((x >>> 4) & 0x0f0f0f0f0f0f0f0fL) | ((x & 0x0f0f0f0f0f0f0f0fL) << 4);
        return (((pairs >>> 8) & 0x00ff00ff00ff00ffL) | ((pairs & 0x00ff00ff00ff00ffL) << 8)) >>> (4 * shortfall);
    }

    private static long transposed(long x) {
        long swap = (x ^ (x >>> 3)) & 0x0a0a0a0a0a0a0a0aL; // within each 2x2 quarter
        long quarters = x ^ swap ^ (swap << 3);
        swap = (quarters ^ (quarters >>> 6)) & 0x00cc00cc00cc00ccL; // the quarters themselves
        return quarters ^ swap ^ (swap << 6);
    }
}
