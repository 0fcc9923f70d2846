package org.jumpingcube.cube.ai;

/**
 * A set of squares of a board of up to 16x16: four longs, four rows of sixteen bits a long. Immutable; planes that
 * live only within a calculation cost nothing, because the JIT compiler keeps them in registers.
 */
record WidePlane(long first, long second, long third, long fourth) {
    /** The longs of a plane. */
    static final int LONGS = 4;

    static final int ROW_BITS = 16;

    private static final int TO_NEXT_LONG = Long.SIZE - ROW_BITS;

    /** The plane that lies at a place of an array. */
    static WidePlane at(long[] planes, int place) {
        return new WidePlane(planes[place], planes[place + 1], planes[place + 2], planes[place + 3]);
    }

    long[] toArray() {
        return new long[] {first, second, third, fourth};
    }

    /** Writes the plane to a place of an array. */
    void copyTo(long[] planes, int place) {
        planes[place] = first;
        planes[place + 1] = second;
        planes[place + 2] = third;
        planes[place + 3] = fourth;
    }

    WidePlane and(WidePlane with) {
        return new WidePlane(first & with.first, second & with.second, third & with.third, fourth & with.fourth);
    }

    WidePlane andNot(WidePlane without) {
        return new WidePlane(
                first & ~without.first, second & ~without.second, third & ~without.third, fourth & ~without.fourth);
    }

    WidePlane or(WidePlane with) {
        return new WidePlane(first | with.first, second | with.second, third | with.third, fourth | with.fourth);
    }

    int count() {
        return Long.bitCount(first) + Long.bitCount(second) + Long.bitCount(third) + Long.bitCount(fourth);
    }

    boolean isEmpty() {
        return (first | second | third | fourth) == 0;
    }

    /** The squares one row further down; what leaves the board is lost, or lies in rows that no board has. */
    WidePlane down() {
        return new WidePlane(
                first << ROW_BITS,
                second << ROW_BITS | first >>> TO_NEXT_LONG,
                third << ROW_BITS | second >>> TO_NEXT_LONG,
                fourth << ROW_BITS | third >>> TO_NEXT_LONG);
    }

    WidePlane up() {
        return new WidePlane(
                first >>> ROW_BITS | second << TO_NEXT_LONG,
                second >>> ROW_BITS | third << TO_NEXT_LONG,
                third >>> ROW_BITS | fourth << TO_NEXT_LONG,
                fourth >>> ROW_BITS);
    }

    /** The squares one column further right; none of these may be in the last column. */
    WidePlane right() {
        return new WidePlane(first << 1, second << 1, third << 1, fourth << 1);
    }

    /** The squares one column further left; none of these may be in the first column. */
    WidePlane left() {
        return new WidePlane(first >>> 1, second >>> 1, third >>> 1, fourth >>> 1);
    }
}
