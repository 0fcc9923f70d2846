package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.function.ToLongFunction;

/** Weighs the features of a wide board, long by long. For one thread at a time. */
final class WideFeatures {
    private static final int OTHER = WideLayout.OTHER;
    private static final int LOW = WideLayout.LOW;
    private static final int HIGH = WideLayout.HIGH;

    private final WideLayout layout;
    private final int longs;
    private final long[] full;
    private final long[] corners;
    private final long[] rim;

    // With an empty long before the first, and after the last:
    private final long[] ownCritical = new long[WideLayout.PLANE + 1];
    private final long[] otherCritical = new long[WideLayout.PLANE + 1];
    private final long[] mixed = new long[WideLayout.PLANE + 1]; // chains that critical cubes of both sides belong to

    WideFeatures(WideLayout layout) {
        longs = layout.longs;
        this.layout = layout;
        full = of(layout.strips, strip -> strip.full);
        corners = of(layout.strips, strip -> strip.corners);
        rim = of(layout.strips, strip -> strip.rim);
    }

    // Not asked of the strips themselves: that would take longer.
    private static long[] of(Strip[] strips, ToLongFunction<Strip> squares) {
        return Arrays.stream(strips).mapToLong(squares).toArray();
    }

    /** The sum of what the features of a position are worth that lies at a place of a {@linkplain WideLayout stack}. */
    int weigh(long[] stack, int at, int[] weights) {
        int sum = weights[Columns.CONSTANT];
        long touching = 0;
        long ownAbove = 0;
        long otherAbove = 0;
        long critical = stack[at + LOW] & stack[at + HIGH];
        long own = stack[at] & critical;
        long other = stack[at + OTHER] & critical;
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            long criticalBelow = stack[here + LOW + 1] & stack[here + HIGH + 1];
            long ownBelow = stack[here + 1] & criticalBelow;
            long otherBelow = stack[here + OTHER + 1] & criticalBelow;
            long besideOwn = layout.beside(ownAbove, own, ownBelow);
            long besideOther = layout.beside(otherAbove, other, otherBelow);
            sum += weighContacts(stack, here, i, own, other, besideOwn, besideOther, weights)
                    + weighCharges(stack, here, i, own, other, weights);
            ownCritical[i + 1] = own;
            otherCritical[i + 1] = other;
            mixed[i + 1] = (own & besideOther) | (other & besideOwn);
            touching |= mixed[i + 1];
            ownAbove = own;
            otherAbove = other;
            own = ownBelow;
            other = otherBelow;
        }
        return touching == 0 ? sum : sum + weighChains(stack, at, weights);
    }

    private int weighCharges(long[] stack, int here, int i, long critical, long otherCriticals, int[] weights) {
        long own = stack[here];
        long other = stack[here + OTHER];
        long weak = stack[here + HIGH] & ~stack[here + LOW];
        long third = stack[here + LOW] & ~stack[here + HIGH];
        return CubeBoard.worth(own, other, weights, Columns.CUBES)
                + weighCritical(critical, otherCriticals, i, weights)
                + weighWeak(own & weak, other & weak, i, weights)
                + weighLow(own & third, other & third, i, weights);
    }

    private int weighCritical(long own, long other, int i, int[] weights) {
        return CubeBoard.worth(own, other, weights, Columns.CRITICAL)
                + CubeBoard.worth(own & rim[i], other & rim[i], weights, Columns.CRITICAL_ON_RIM)
                + CubeBoard.worth(own & corners[i], other & corners[i], weights, Columns.CRITICAL_IN_CORNER);
    }

    private int weighWeak(long own, long other, int i, int[] weights) {
        return CubeBoard.worth(own, other, weights, Columns.WEAK)
                + CubeBoard.worth(own & rim[i], other & rim[i], weights, Columns.WEAK_ON_RIM)
                + CubeBoard.worth(own & corners[i], other & corners[i], weights, Columns.WEAK_IN_CORNER);
    }

    private int weighLow(long own, long other, int i, int[] weights) {
        return CubeBoard.worth(own, other, weights, Columns.LOW)
                + CubeBoard.worth(own & rim[i], other & rim[i], weights, Columns.LOW_ON_RIM);
    }

    private int weighContacts(
            long[] stack,
            int here,
            int i,
            long critical,
            long otherCriticals,
            long besideCritical,
            long besideOtherCritical,
            int[] weights) {
        long own = stack[here];
        long other = stack[here + OTHER];
        long weak = stack[here + HIGH] & ~stack[here + LOW];
        long besideOwn = layout.beside(stack[here - 1], own, stack[here + 1]);
        long besideOther = layout.beside(stack[here + OTHER - 1], other, stack[here + OTHER + 1]);
        long neutral = full[i] & ~own & ~other;
        return CubeBoard.worth(own & besideOther, other & besideOwn, weights, Columns.BORDER)
                + CubeBoard.worth(critical & besideOther, otherCriticals & besideOwn, weights, Columns.ATTACKER)
                + CubeBoard.worth(own & besideOtherCritical, other & besideCritical, weights, Columns.ATTACKED)
                + CubeBoard.worth(
                        critical & besideOtherCritical,
                        otherCriticals & besideCritical,
                        weights,
                        Columns.CRITICAL_CONTACT)
                + CubeBoard.worth(
                        own & weak & besideCritical, other & weak & besideOtherCritical, weights, Columns.SUPPORT)
                + CubeBoard.worth(neutral & besideOwn, neutral & besideOther, weights, Columns.FRONTIER);
    }

    private int weighChains(long[] stack, int at, int[] weights) {
        layout.grow(mixed, ownCritical, otherCritical);
        int sum = 0;
        for (int i = 0; i < longs; i++) {
            sum += weighReach(stack[at + i], stack[at + i + OTHER], i, weights);
        }
        return sum;
    }

    private int weighReach(long own, long other, int i, int[] weights) {
        long chains = mixed[i + 1];
        long reached = chains | beside(mixed, i);
        if (reached == 0) {
            return 0;
        }
        return CubeBoard.worth(other & chains, own & chains, weights, Columns.CHAIN_REACH)
                + CubeBoard.worth(
                        other & reached & ~beside(ownCritical, i),
                        own & reached & ~beside(otherCritical, i),
                        weights,
                        Columns.FAR_REACH);
    }

    private long beside(long[] squares, int i) {
        return layout.beside(squares[i], squares[i + 1], squares[i + 2]);
    }
}
