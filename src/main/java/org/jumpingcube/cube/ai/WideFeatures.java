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
    private final long[] chains =
            new long[WideLayout.PLANE + 1]; // with an empty long before the first, and after the last

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
            countCharges(stack[here], stack[here + LOW], stack[here + HIGH], i, into, 0);
            countCharges(stack[here + OTHER], stack[here + LOW], stack[here + HIGH], i, into, Columns.OTHER_SIDE);
            countNeighbours(stack, here, full[i], into);
        }
        if (into[Columns.CRITICAL_CONTACT] > 0) {
            countChains(stack, at, 0, OTHER, into, 0);
            countChains(stack, at, OTHER, 0, into, Columns.OTHER_SIDE);
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
    private void countNeighbours(long[] stack, int here, long squares, int[] into) {
        long own = stack[here];
        long ownAbove = stack[here - 1];
        long ownBelow = stack[here + 1];
        long other = stack[here + OTHER];
        long otherAbove = stack[here + OTHER - 1];
        long otherBelow = stack[here + OTHER + 1];
        long critical = stack[here + LOW] & stack[here + HIGH];
        long criticalAbove = stack[here + LOW - 1] & stack[here + HIGH - 1];
        long criticalBelow = stack[here + LOW + 1] & stack[here + HIGH + 1];
        long weak = stack[here + HIGH] & ~stack[here + LOW];
        long weakAbove = stack[here + HIGH - 1] & ~stack[here + LOW - 1];
        long weakBelow = stack[here + HIGH + 1] & ~stack[here + LOW + 1];

        long besideOwn = layout.beside(ownAbove, own, ownBelow);
        long besideOther = layout.beside(otherAbove, other, otherBelow);
        long besideCritical = layout.beside(ownAbove & criticalAbove, own & critical, ownBelow & criticalBelow);
        long besideOtherCritical =
                layout.beside(otherAbove & criticalAbove, other & critical, otherBelow & criticalBelow);
        long besideWeak = layout.beside(ownAbove & weakAbove, own & weak, ownBelow & weakBelow);
        long besideOtherWeak = layout.beside(otherAbove & weakAbove, other & weak, otherBelow & weakBelow);

        countContacts(own, critical, besideOther, besideOtherCritical, into, 0);
        countContacts(other, critical, besideOwn, besideCritical, into, Columns.OTHER_SIDE);
        into[Columns.WEAK_CONTACT] += Long.bitCount(own & weak & besideOtherWeak & ~besideOtherCritical);
        into[Columns.OTHER_SIDE + Columns.WEAK_CONTACT] += Long.bitCount(other & weak & besideWeak & ~besideCritical);
        into[Columns.SUPPORT] += Long.bitCount(own & weak & besideCritical);
        into[Columns.OTHER_SIDE + Columns.SUPPORT] += Long.bitCount(other & weak & besideOtherCritical);
        long neutral = squares & ~own & ~other;
        into[Columns.FRONTIER] += Long.bitCount(neutral & besideOwn);
        into[Columns.OTHER_SIDE + Columns.FRONTIER] += Long.bitCount(neutral & besideOther);
        into[Columns.REACH] += Long.bitCount(other & besideCritical);
        into[Columns.OTHER_SIDE + Columns.REACH] += Long.bitCount(own & besideOtherCritical);
        into[Columns.SECOND_WAVE] +=
                Long.bitCount(weak & besideTwice(ownAbove & criticalAbove, own & critical, ownBelow & criticalBelow));
        into[Columns.OTHER_SIDE + Columns.SECOND_WAVE] += Long.bitCount(
                weak & besideTwice(otherAbove & criticalAbove, other & critical, otherBelow & criticalBelow));
    }

    private static void countContacts(
            long cubes, long critical, long besideEnemy, long besideEnemyCritical, int[] into, int from) {
        into[from + Columns.BORDER] += Long.bitCount(cubes & besideEnemy);
        into[from + Columns.CRITICAL_CONTACT] += Long.bitCount(cubes & critical & besideEnemyCritical);
        into[from + Columns.ATTACKER] += Long.bitCount(cubes & critical & besideEnemy & ~besideEnemyCritical);
        into[from + Columns.ATTACKED] += Long.bitCount(cubes & ~critical & besideEnemyCritical);
    }

    /** @param cubes the plane of one side, and that of its enemy: how far they are from the first one */
    private void countChains(long[] stack, int at, int cubes, int enemy, int[] into, int from) {
        findChains(stack, at, cubes);
        int reach = 0;
        int chainReach = 0;
        int secondWave = 0;
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            long chain = chains[i + 1];
            reach += Long.bitCount(stack[here + enemy] & (chain | layout.beside(chains[i], chain, chains[i + 2])));
            chainReach += Long.bitCount(stack[here + enemy] & chain);
            secondWave += Long.bitCount(
                    stack[here + HIGH] & ~stack[here + LOW] & besideTwice(chains[i], chain, chains[i + 2]));
        }
        into[from + Columns.REACH] = reach;
        into[from + Columns.CHAIN_REACH] = chainReach;
        into[from + Columns.SECOND_WAVE] = secondWave;
    }

    /** Lets chains grow from one side's critical cubes, from neighbour to neighbour over all critical cubes. */
    private void findChains(long[] stack, int at, int cubes) {
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            chains[i + 1] = stack[here + cubes] & stack[here + LOW] & stack[here + HIGH];
        }
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int i = 0; i < longs; i++) {
                long chain = chains[i + 1];
                long beside =
                        layout.beside(chains[i], chain, chains[i + 2]) & stack[at + i + LOW] & stack[at + i + HIGH];
                grows |= (beside & ~chain) != 0;
                chains[i + 1] = chain | beside;
            }
        }
    }

    private long besideTwice(long above, long here, long below) {
        long down = layout.down(above, here);
        long up = layout.up(here, below);
        long east = here << 1;
        long west = here >>> 1;
        return (down & up) | (east & west) | ((down | up) & (east | west));
    }
}
