package org.jumpingcube.cube.ai;

import java.util.Arrays;

/** Where the squares, edges and corners of a wide board lie, long by long, with an empty long at either end. */
final class WideMasks {
    final int words;
    final long left; // the same in every long
    final long right;
    final long[] full;
    final long[] top;
    final long[] bottom;
    final long[] corners;
    final long[] edges;
    final long[] centre;

    WideMasks(int side) {
        words = (side + 3) / 4;
        left = 0x0001_0001_0001_0001L;
        right = left << (side - 1);
        full = new long[words + 2];
        top = new long[words + 2];
        bottom = new long[words + 2];
        long row = (1L << side) - 1;
        top[1] = row;
        bottom[words] = row << (16 * ((side - 1) % 4));
        for (int r = 0; r < side; r++) {
            full[1 + r / 4] |= row << (16 * (r % 4));
        }
        corners = full.clone();
        edges = full.clone();
        centre = full.clone();
        Arrays.setAll(corners, word -> (top[word] | bottom[word]) & (left | right));
        Arrays.setAll(edges, word -> (top[word] | bottom[word] | left | right) & full[word] & ~corners[word]);
        Arrays.setAll(centre, word -> full[word] & ~edges[word] & ~corners[word]);
    }

    /** The squares in one long that are beside a square of the plane. */
    long beside(long[] plane, int word) {
        long here = plane[word];
        return (here << 16
                        | plane[word - 1] >>> 48
                        | here >>> 16
                        | plane[word + 1] << 48
                        | (here & ~right) << 1
                        | ((here & ~left) >>> 1))
                & full[word];
    }

    /** The squares in one long that have two or more neighbours on the plane. */
    long besideTwice(long[] plane, int word) {
        long here = plane[word];
        long down = (here << 16) | (plane[word - 1] >>> 48);
        long up = (here >>> 16) | (plane[word + 1] << 48);
        long east = (here & ~right) << 1;
        long west = (here & ~left) >>> 1;
        return ((down & up) | (east & west) | ((down | up) & (east | west))) & full[word];
    }
}
