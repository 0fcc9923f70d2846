package org.jumpingcube.cube.ai;

/** Where the squares, edges and corners of a wide board lie. */
final class WideMasks {
    final WidePlane full;
    final WidePlane top;
    final WidePlane bottom;
    final WidePlane left;
    final WidePlane right;
    final WidePlane corners;
    final WidePlane edges;
    final WidePlane centre;

    WideMasks(int side) {
        full = rows(0, side, (1L << side) - 1);
        top = rows(0, 1, (1L << side) - 1);
        bottom = rows(side - 1, side, (1L << side) - 1);
        left = rows(0, side, 1);
        right = rows(0, side, 1L << (side - 1));
        corners = top.or(bottom).and(left.or(right));
        edges = top.or(bottom).or(left).or(right).andNot(corners);
        centre = full.andNot(edges).andNot(corners);
    }

    private static WidePlane rows(int from, int to, long row) {
        long[] plane = new long[WidePlane.LONGS];
        int rowsInLong = Long.SIZE / WidePlane.ROW_BITS;
        for (int r = from; r < to; r++) {
            plane[r / rowsInLong] |= row << (WidePlane.ROW_BITS * (r % rowsInLong));
        }
        return WidePlane.at(plane, 0);
    }

    /** The squares that are beside a square of the plane. */
    WidePlane beside(WidePlane plane) {
        return plane.beside(full);
    }
}
