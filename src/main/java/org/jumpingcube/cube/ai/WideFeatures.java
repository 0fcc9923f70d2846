package org.jumpingcube.cube.ai;

import java.util.Arrays;

/**
 * Counts the features of a wide board, long by long. Chains are followed only where critical cubes of both sides touch;
 * else each side's are its own critical cubes, for no neutral cube is ever critical. For one thread at a time.
 */
final class WideFeatures {
    private static final int OTHER = WideLayout.OTHER;
    private static final int LOW = WideLayout.LOW;
    private static final int HIGH = WideLayout.HIGH;

    private final WideLayout layout;
    private final int longs;
    private final long[] full;
    private final long[] corners;
    private final long[] edges;
    private final long[] centre;

    // With an empty long before the first, and after the last:
    private final long[] ownCritical = new long[WideLayout.PLANE + 1];
    private final long[] otherCritical = new long[WideLayout.PLANE + 1];
    private final long[] mixed = new long[WideLayout.PLANE + 1]; // chains that critical cubes of both sides belong to

    WideFeatures(WideLayout layout) {
        longs = layout.longs;
        this.layout = layout;
        full = layout.full();
        corners = layout.corners();
        edges = layout.edges();
        centre = layout.centre();
    }

    /** Counts what lies at a place of a {@linkplain WideLayout stack}. */
    void count(long[] stack, int at, int[] into) {
        Arrays.fill(into, 0);
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            long critical = stack[here + LOW] & stack[here + HIGH];
            ownCritical[i + 1] = stack[here] & critical;
            otherCritical[i + 1] = stack[here + OTHER] & critical;
        }
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            countCharges(stack[here], stack[here + LOW], stack[here + HIGH], i, into, 0);
            countCharges(stack[here + OTHER], stack[here + LOW], stack[here + HIGH], i, into, Columns.OTHER_SIDE);
            countNeighbours(stack, here, i, into);
        }
        if (into[Columns.CRITICAL_CONTACT] > 0) {
            findMixedChains();
            countChains(stack, at, ownCritical, OTHER, into, 0);
            countChains(stack, at, otherCritical, 0, into, Columns.OTHER_SIDE);
        }
        into[Columns.CONSTANT] = 1;
    }

    private void countCharges(long cubes, long low, long high, int i, int[] into, int from) {
        long critical = cubes & low & high;
        long weak = cubes & high & ~low;
        long third = cubes & low & ~high;
        into[from + Columns.CORNER_CRITICAL] += Long.bitCount(critical & corners[i]);
        into[from + Columns.CORNER_WEAK] += Long.bitCount(weak & corners[i]);
        into[from + Columns.EDGE_CRITICAL] += Long.bitCount(critical & edges[i]);
        into[from + Columns.EDGE_WEAK] += Long.bitCount(weak & edges[i]);
        into[from + Columns.EDGE_LOW] += Long.bitCount(third & edges[i]);
        into[from + Columns.CENTRE_CRITICAL] += Long.bitCount(critical & centre[i]);
        into[from + Columns.CENTRE_WEAK] += Long.bitCount(weak & centre[i]);
        into[from + Columns.CENTRE_LOW] += Long.bitCount(third & centre[i]);
        into[from + Columns.CENTRE_LOWEST] += Long.bitCount(cubes & ~low & ~high);
    }

    /** Counts what the neighbours of cubes decide, as if no chain went from side to side. */
    private void countNeighbours(long[] stack, int here, int i, int[] into) {
        long own = stack[here];
        long ownAbove = stack[here - 1];
        long ownBelow = stack[here + 1];
        long other = stack[here + OTHER];
        long otherAbove = stack[here + OTHER - 1];
        long otherBelow = stack[here + OTHER + 1];
        long weak = stack[here + HIGH] & ~stack[here + LOW];
        long weakAbove = stack[here + HIGH - 1] & ~stack[here + LOW - 1];
        long weakBelow = stack[here + HIGH + 1] & ~stack[here + LOW + 1];

        long besideOwn = layout.beside(ownAbove, own, ownBelow);
        long besideOther = layout.beside(otherAbove, other, otherBelow);
        long besideCritical = beside(ownCritical, i);
        long besideOtherCritical = beside(otherCritical, i);
        long besideWeak = layout.beside(ownAbove & weakAbove, own & weak, ownBelow & weakBelow);
        long besideOtherWeak = layout.beside(otherAbove & weakAbove, other & weak, otherBelow & weakBelow);

        countContacts(own, ownCritical[i + 1], besideOther, besideOtherCritical, into, 0);
        countContacts(other, otherCritical[i + 1], besideOwn, besideCritical, into, Columns.OTHER_SIDE);
        into[Columns.WEAK_CONTACT] += Long.bitCount(own & weak & besideOtherWeak & ~besideOtherCritical);
        into[Columns.OTHER_SIDE + Columns.WEAK_CONTACT] += Long.bitCount(other & weak & besideWeak & ~besideCritical);
        into[Columns.SUPPORT] += Long.bitCount(own & weak & besideCritical);
        into[Columns.OTHER_SIDE + Columns.SUPPORT] += Long.bitCount(other & weak & besideOtherCritical);
        long neutral = full[i] & ~own & ~other;
        into[Columns.FRONTIER] += Long.bitCount(neutral & besideOwn);
        into[Columns.OTHER_SIDE + Columns.FRONTIER] += Long.bitCount(neutral & besideOther);
        into[Columns.REACH] += Long.bitCount(other & besideCritical);
        into[Columns.OTHER_SIDE + Columns.REACH] += Long.bitCount(own & besideOtherCritical);
        into[Columns.SECOND_WAVE] += Long.bitCount(weak & besideTwice(ownCritical, i));
        into[Columns.OTHER_SIDE + Columns.SECOND_WAVE] += Long.bitCount(weak & besideTwice(otherCritical, i));
    }

    private static void countContacts(
            long cubes, long critical, long besideEnemy, long besideEnemyCritical, int[] into, int from) {
        into[from + Columns.BORDER] += Long.bitCount(cubes & besideEnemy);
        into[from + Columns.CRITICAL_CONTACT] += Long.bitCount(critical & besideEnemyCritical);
        into[from + Columns.ATTACKER] += Long.bitCount(critical & besideEnemy & ~besideEnemyCritical);
        into[from + Columns.ATTACKED] += Long.bitCount(cubes & ~critical & besideEnemyCritical);
    }

    /** Finds the chains that go from side to side: each has a place where critical cubes of both sides touch. */
    private void findMixedChains() {
        for (int i = 0; i < longs; i++) {
            mixed[i + 1] = ownCritical[i + 1] & beside(otherCritical, i);
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < longs; i++) {
                long known = mixed[i + 1];
                mixed[i + 1] = grown(known, ownCritical[i + 1] | otherCritical[i + 1], i);
                grows |= mixed[i + 1] != known;
            }
        }
    }

    /** Lets chains grow within a long, from neighbour to neighbour over all critical cubes. */
    private long grown(long chains, long critical, int i) {
        long above = mixed[i];
        long below = mixed[i + 2];
        long known;
        long grown = chains;
        do {
            known = grown;
            grown |= layout.beside(above, known, below) & critical;
        } while (grown != known);
        return grown;
    }

    /** @param critical of one side; is made the chains that those belong to */
    private void countChains(long[] stack, int at, long[] critical, int enemy, int[] into, int from) {
        int chainReach = 0;
        for (int i = 1; i <= longs; i++) {
            chainReach += Long.bitCount(mixed[i] & ~critical[i]);
            critical[i] |= mixed[i];
        }
        int reach = 0;
        int secondWave = 0;
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            reach += Long.bitCount(stack[here + enemy] & (critical[i + 1] | beside(critical, i)));
            secondWave += Long.bitCount(stack[here + HIGH] & ~stack[here + LOW] & besideTwice(critical, i));
        }
        into[from + Columns.REACH] = reach;
        into[from + Columns.CHAIN_REACH] = chainReach;
        into[from + Columns.SECOND_WAVE] = secondWave;
    }

    private long beside(long[] squares, int i) {
        return layout.beside(squares[i], squares[i + 1], squares[i + 2]);
    }

    private long besideTwice(long[] squares, int i) {
        long here = squares[i + 1];
        long down = layout.down(squares[i], here);
        long up = layout.up(here, squares[i + 2]);
        long east = here << 1;
        long west = here >>> 1;
        return (down & up) | (east & west) | ((down | up) & (east | west));
    }
}
