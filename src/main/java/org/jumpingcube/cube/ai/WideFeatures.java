package org.jumpingcube.cube.ai;

/**
 * Counts the features of a wide board, long by long. Writes what lies between into arrays of its own, since planes as
 * objects are garbage until the compiler has taken them apart. For one thread at a time.
 */
final class WideFeatures {
    private static final int PADDED = WidePlane.LONGS + 2; // an empty long before the first and after the last
    private static final int ROWS_IN_LONG = Long.SIZE / WidePlane.ROW_BITS;
    private static final int TO_NEXT_LONG = Long.SIZE - WidePlane.ROW_BITS;

    private final int last; // of the longs that hold squares; the first is 1
    private final long[] full;
    private final long[] corners;
    private final long[] edges;
    private final long[] centre;
    private final long[] low = new long[PADDED];
    private final long[] high = new long[PADDED];
    private final Side mover = new Side();
    private final Side other = new Side();

    /** The cubes of one side; chains are what its critical cubes reach. */
    private static final class Side {
        final long[] cubes = new long[PADDED];
        final long[] critical = new long[PADDED];
        final long[] weak = new long[PADDED];
        final long[] chains = new long[PADDED];
    }

    WideFeatures(WideMasks masks, int side) {
        last = (side + ROWS_IN_LONG - 1) / ROWS_IN_LONG;
        full = padded(masks.full);
        corners = padded(masks.corners);
        edges = padded(masks.edges);
        centre = padded(masks.centre);
    }

    private static long[] padded(WidePlane plane) {
        long[] longs = new long[PADDED];
        plane.copyTo(longs, 1);
        return longs;
    }

    /**
     * Counts what lies at a place of an array: the planes of own cubes, other cubes, low and high bit of the charge.
     */
    void count(long[] planes, int at, int[] into) {
        System.arraycopy(planes, at + 2 * WidePlane.LONGS, low, 1, WidePlane.LONGS);
        System.arraycopy(planes, at + 3 * WidePlane.LONGS, high, 1, WidePlane.LONGS);
        load(mover, planes, at);
        load(other, planes, at + WidePlane.LONGS);
        countSide(mover, other, into, 0);
        countSide(other, mover, into, Columns.OTHER_SIDE);
        into[Columns.CONSTANT] = 1;
    }

    private void load(Side side, long[] planes, int at) {
        for (int i = 1; i <= last; i++) {
            long cubes = planes[at + i - 1];
            long critical = cubes & low[i] & high[i];
            side.cubes[i] = cubes;
            side.critical[i] = critical;
            side.weak[i] = cubes & high[i] & ~low[i];
            side.chains[i] = critical;
        }
    }

    private void countSide(Side own, Side enemy, int[] into, int from) {
        countCorners(own, into, from);
        countCentre(own, into, from);
        countCriticalContacts(own, enemy, into, from);
        countContacts(own, enemy, into, from);
        grow(own.chains);
        countChains(own, enemy, into, from);
    }

    private void countCorners(Side own, int[] into, int from) {
        int cornerCritical = 0;
        int cornerWeak = 0;
        int edgeCritical = 0;
        int edgeWeak = 0;
        int edgeLow = 0;
        for (int i = 1; i <= last; i++) {
            cornerCritical += Long.bitCount(own.critical[i] & corners[i]);
            cornerWeak += Long.bitCount(own.weak[i] & corners[i]);
            edgeCritical += Long.bitCount(own.critical[i] & edges[i]);
            edgeWeak += Long.bitCount(own.weak[i] & edges[i]);
            edgeLow += Long.bitCount(own.cubes[i] & low[i] & ~high[i] & edges[i]);
        }
        into[from + Columns.CORNER_CRITICAL] = cornerCritical;
        into[from + Columns.CORNER_WEAK] = cornerWeak;
        into[from + Columns.EDGE_CRITICAL] = edgeCritical;
        into[from + Columns.EDGE_WEAK] = edgeWeak;
        into[from + Columns.EDGE_LOW] = edgeLow;
    }

    private void countCentre(Side own, int[] into, int from) {
        int critical = 0;
        int weak = 0;
        int third = 0;
        int lowest = 0;
        for (int i = 1; i <= last; i++) {
            critical += Long.bitCount(own.critical[i] & centre[i]);
            weak += Long.bitCount(own.weak[i] & centre[i]);
            third += Long.bitCount(own.cubes[i] & low[i] & ~high[i] & centre[i]);
            lowest += Long.bitCount(own.cubes[i] & ~low[i] & ~high[i]);
        }
        into[from + Columns.CENTRE_CRITICAL] = critical;
        into[from + Columns.CENTRE_WEAK] = weak;
        into[from + Columns.CENTRE_LOW] = third;
        into[from + Columns.CENTRE_LOWEST] = lowest;
    }

    private void countCriticalContacts(Side own, Side enemy, int[] into, int from) {
        int contacts = 0;
        int attackers = 0;
        int attacked = 0;
        int weakContacts = 0;
        for (int i = 1; i <= last; i++) {
            long besideCritical = beside(enemy.critical, i);
            contacts += Long.bitCount(own.critical[i] & besideCritical);
            attackers += Long.bitCount(own.critical[i] & beside(enemy.cubes, i) & ~besideCritical);
            attacked += Long.bitCount(own.cubes[i] & ~own.critical[i] & besideCritical);
            weakContacts += Long.bitCount(own.weak[i] & beside(enemy.weak, i) & ~besideCritical);
        }
        into[from + Columns.CRITICAL_CONTACT] = contacts;
        into[from + Columns.ATTACKER] = attackers;
        into[from + Columns.ATTACKED] = attacked;
        into[from + Columns.WEAK_CONTACT] = weakContacts;
    }

    private void countContacts(Side own, Side enemy, int[] into, int from) {
        int border = 0;
        int support = 0;
        int frontier = 0;
        for (int i = 1; i <= last; i++) {
            border += Long.bitCount(own.cubes[i] & beside(enemy.cubes, i));
            support += Long.bitCount(own.weak[i] & beside(own.critical, i));
            frontier += Long.bitCount(full[i] & beside(own.cubes, i) & ~own.cubes[i] & ~enemy.cubes[i]);
        }
        into[from + Columns.BORDER] = border;
        into[from + Columns.SUPPORT] = support;
        into[from + Columns.FRONTIER] = frontier;
    }

    private void countChains(Side own, Side enemy, int[] into, int from) {
        int reach = 0;
        int chainReach = 0;
        int secondWave = 0;
        for (int i = 1; i <= last; i++) {
            long chains = own.chains[i];
            reach += Long.bitCount(enemy.cubes[i] & (chains | beside(own.chains, i)));
            chainReach += Long.bitCount(enemy.cubes[i] & chains);
            secondWave += Long.bitCount(high[i] & ~low[i] & besideTwice(own.chains, i));
        }
        into[from + Columns.REACH] = reach;
        into[from + Columns.CHAIN_REACH] = chainReach;
        into[from + Columns.SECOND_WAVE] = secondWave;
    }

    /** Lets chains grow from neighbour to neighbour over all critical cubes. */
    private void grow(long[] chains) {
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 1; i <= last; i++) {
                long next = chains[i] | (beside(chains, i) & low[i] & high[i]);
                grows |= next != chains[i];
                chains[i] = next;
            }
        }
    }

    /** What lies beside squares of a plane, and is in one of its longs; maybe where no board has a square. */
    private static long beside(long[] plane, int i) {
        long here = plane[i];
        return down(plane, i) | up(plane, i) | here << 1 | here >>> 1;
    }

    private static long besideTwice(long[] plane, int i) {
        long down = down(plane, i);
        long up = up(plane, i);
        long east = plane[i] << 1;
        long west = plane[i] >>> 1;
        return (down & up) | (east & west) | ((down | up) & (east | west));
    }

    private static long down(long[] plane, int i) {
        return plane[i] << WidePlane.ROW_BITS | plane[i - 1] >>> TO_NEXT_LONG;
    }

    private static long up(long[] plane, int i) {
        return plane[i] >>> WidePlane.ROW_BITS | plane[i + 1] << TO_NEXT_LONG;
    }
}
