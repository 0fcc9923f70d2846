package org.jumpingcube.cube.ai;

/**
 * A set of squares of a board of up to 15x15: four longs, four rows of sixteen bits a long. The last bit of a row is on
 * no board, so that what leaves a row does not come into the next one. Immutable; planes that
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

    /**
     * Those of some squares of the board that are beside these. In one step, because the planes between would be made as
     * objects wherever the compiler has not taken them apart.
     */
    WidePlane beside(WidePlane within) {
        return new WidePlane(
                within.first & (besideIn(0, first) | second << TO_NEXT_LONG),
                within.second & (besideIn(first, second) | third << TO_NEXT_LONG),
                within.third & (besideIn(second, third) | fourth << TO_NEXT_LONG),
                within.fourth & besideIn(third, fourth));
    }

    /** What lies beside squares of the same long, and below those of the long before. */
    private static long besideIn(long before, long here) {
        return here << ROW_BITS | before >>> TO_NEXT_LONG | here >>> ROW_BITS | here << 1 | here >>> 1;
    }
}
