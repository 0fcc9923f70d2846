package org.jumpingcube.cube.ai;

import java.util.function.ToLongFunction;

/** Weighs the features of a wide board, long by long. Not thread-safe. */
final class WideFeatures {
    private static final int OTHER = WideLayout.OTHER;
    private static final int LOW = WideLayout.LOW;
    private static final int HIGH = WideLayout.HIGH;

    // Where each kind of squares begins in the array of squares; those of the whole board come first.
    private static final int RIM = WideLayout.MOST_LONGS;
    private static final int CORNERS = 2 * WideLayout.MOST_LONGS;

    // Where the cubes not beside a critical cube of the other side begin; the chains come first.
    private static final int OWN_FAR = WideLayout.PLANE + 1;
    private static final int OTHER_FAR = OWN_FAR + WideLayout.MOST_LONGS;

    private final WideLayout layout;
    private final int longs;

    // In one array each: every further one would take a register, or be reloaded for every long. The chains have an
    // empty long before them and one after them.
    private final long[] squares = new long[3 * WideLayout.MOST_LONGS];
    private final long[] chains = new long[OTHER_FAR + WideLayout.MOST_LONGS];

    WideFeatures(WideLayout layout) {
        longs = layout.longs;
        this.layout = layout;
        gather(0, strip -> strip.full);
        gather(RIM, strip -> strip.rim);
        gather(CORNERS, strip -> strip.corners);
    }

    // Copied, since reading the strips themselves takes longer.
    private void gather(int from, ToLongFunction<Strip> kind) {
        for (int i = 0; i < longs; i++) {
            squares[from + i] = kind.applyAsLong(layout.strips[i]);
        }
    }

    /** The weighed sum of the features of the position at this place of a {@linkplain WideLayout stack}. */
    // In one piece, as in NarrowBoard. It must contain a call that is not inlined, here the one that grows the chains.
    // Otherwise the JIT compiler spills to vector registers, which takes a quarter longer.
    int weigh(long[] stack, int at, int[] weights) {
        int sum = weights[Columns.CONSTANT];
        long touching = 0;
        long ownCriticalAbove = 0;
        long otherCriticalAbove = 0;
        long critical = stack[at + LOW] & stack[at + HIGH];
        long ownCritical = stack[at] & critical;
        long otherCritical = stack[at + OTHER] & critical;
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            long own = stack[here];
            long other = stack[here + OTHER];
            long low = stack[here + LOW];
            long high = stack[here + HIGH];
            long criticalBelow = stack[here + LOW + 1] & stack[here + HIGH + 1];
            long ownCriticalBelow = stack[here + 1] & criticalBelow;
            long otherCriticalBelow = stack[here + OTHER + 1] & criticalBelow;
            long besideOwn = layout.beside(stack[here - 1], own, stack[here + 1]);
            long besideOther = layout.beside(stack[here + OTHER - 1], other, stack[here + OTHER + 1]);
            long besideCritical = layout.beside(ownCriticalAbove, ownCritical, ownCriticalBelow);
            long besideOtherCritical = layout.beside(otherCriticalAbove, otherCritical, otherCriticalBelow);
            long weak = high & ~low;
            long lowCubes = low & ~high;
            long ownWeak = own & weak;
            long otherWeak = other & weak;
            long ownLow = own & lowCubes;
            long otherLow = other & lowCubes;
            long neutral = squares[i] & ~own & ~other;
            long rim = squares[RIM + i];
            long corners = squares[CORNERS + i];
            sum += CubeBoard.worth(own, other, weights, Columns.CUBES)
                    + CubeBoard.worth(ownCritical, otherCritical, weights, Columns.CRITICAL)
                    + CubeBoard.worth(ownCritical & rim, otherCritical & rim, weights, Columns.CRITICAL_ON_RIM)
                    + CubeBoard.worth(
                            ownCritical & corners, otherCritical & corners, weights, Columns.CRITICAL_IN_CORNER)
                    + CubeBoard.worth(ownWeak, otherWeak, weights, Columns.WEAK)
                    + CubeBoard.worth(ownWeak & rim, otherWeak & rim, weights, Columns.WEAK_ON_RIM)
                    + CubeBoard.worth(ownWeak & corners, otherWeak & corners, weights, Columns.WEAK_IN_CORNER)
                    + CubeBoard.worth(ownLow, otherLow, weights, Columns.LOW)
                    + CubeBoard.worth(ownLow & rim, otherLow & rim, weights, Columns.LOW_ON_RIM)
                    + CubeBoard.worth(own & besideOther, other & besideOwn, weights, Columns.BORDER)
                    + CubeBoard.worth(ownCritical & besideOther, otherCritical & besideOwn, weights, Columns.ATTACKER)
                    + CubeBoard.worth(own & besideOtherCritical, other & besideCritical, weights, Columns.ATTACKED)
                    + CubeBoard.worth(
                            ownCritical & besideOtherCritical,
                            otherCritical & besideCritical,
                            weights,
                            Columns.CRITICAL_CONTACT)
                    + CubeBoard.worth(
                            ownWeak & besideCritical, otherWeak & besideOtherCritical, weights, Columns.SUPPORT)
                    + CubeBoard.worth(neutral & besideOwn, neutral & besideOther, weights, Columns.FRONTIER);
            long mixed = (ownCritical & besideOtherCritical) | (otherCritical & besideCritical);
            chains[OWN_FAR + i] = own & ~besideOtherCritical;
            chains[OTHER_FAR + i] = other & ~besideCritical;
            chains[i + 1] = mixed;
            touching |= chains[i + 1];
            ownCriticalAbove = ownCritical;
            otherCriticalAbove = otherCritical;
            ownCritical = ownCriticalBelow;
            otherCritical = otherCriticalBelow;
        }
        return touching == 0 ? sum : sum + weighChains(stack, at, weights);
    }

    /** The weighed sum of what the chains with critical cubes of both sides reach. */
    private int weighChains(long[] stack, int at, int[] weights) {
        layout.grow(chains, stack, at);
        int sum = 0;
        for (int i = 0; i < longs; i++) {
            sum += weighReach(stack[at + i], stack[at + i + OTHER], i, weights);
        }
        return sum;
    }

    private int weighReach(long own, long other, int i, int[] weights) {
        long mixed = chains[i + 1];
        long reached = mixed | layout.beside(chains[i], mixed, chains[i + 2]);
        if (reached == 0) {
            return 0;
        }
        return CubeBoard.worth(other & mixed, own & mixed, weights, Columns.CHAIN_REACH)
                + CubeBoard.worth(
                        reached & chains[OTHER_FAR + i], reached & chains[OWN_FAR + i], weights, Columns.FAR_REACH);
    }
}
