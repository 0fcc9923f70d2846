package org.jumpingcube.cube.ai;

import java.util.Arrays;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * A board whose planes take more than one long, laid out by {@link WideLayout}. It works like {@link NarrowBoard}, long
 * by long.
 */
final class WideBoard extends CubeBoard {
    private static final int LONGS =
            WideLayout.MOST_LONGS; // for loops, although a board may use fewer: a constant for the compiler
    private static final int PLANE = WideLayout.PLANE;
    private static final int OTHER = WideLayout.OTHER;
    private static final int LOW = WideLayout.LOW;
    private static final int HIGH = WideLayout.HIGH;
    private static final int PLY = WideLayout.PLY;

    private final WideLayout layout;
    private final int longs;
    private final Strip[] strips;
    private final WideCascade cascade;
    private final WideFeatures features;
    private final long[] stack = new long[PLY * (MAX_PLY + 2) + 1];

    private final long[] chains = new long[PLANE + 1]; // an empty long first, and after the last

    private int at = 1; // where the current position begins on the stack

    WideBoard(CubePosition position, Evaluation evaluation) {
        this(position, evaluation, new WideLayout(position.board().side()));
    }

    private WideBoard(CubePosition position, Evaluation evaluation, WideLayout layout) {
        super(position.board(), layout.rowBits, layout.rowsInLong, evaluation);
        longs = layout.longs;
        this.layout = layout;
        strips = layout.strips;
        cascade = new WideCascade(layout);
        features = new WideFeatures(layout);
        place(position, (bit, owner, charge) -> {
            int here = at + (bit >> 6);
            if (owner != NEUTRAL) {
                stack[here + owner * PLANE] |= 1L << bit;
            }
            stack[here + LOW] |= (charge & 1L) << bit;
            stack[here + HIGH] |= ((charge >> 1) & 1L) << bit;
        });
    }

    @Override
    int ply() {
        return at / PLY;
    }

    @Override
    long[] planes() {
        long[] planes = new long[4 * longs];
        for (int i = 0; i < 4; i++) {
            System.arraycopy(stack, at + i * PLANE, planes, i * longs, longs);
        }
        return planes;
    }

    @Override
    public void undo() {
        at -= PLY;
    }

    @Override
    public boolean isWon() {
        return cascade.isFull(stack, at + OTHER);
    }

    @Override
    public int moves(int[] into, int from) {
        int next = from;
        for (int i = 0; i < LONGS; i++) {
            next = list(strips[i].full & ~stack[at + OTHER + i], i, into, next);
        }
        return next - from;
    }

    @Override
    public boolean canPlay(int move) {
        int i = move >> 6;
        return (((strips[i].full & ~stack[at + OTHER + i]) >>> move) & 1) != 0;
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        int next = from;
        long above = 0;
        long here = critical(OTHER, 0);
        for (int i = 0; i < LONGS; i++) {
            long below = critical(OTHER, i + 1);
            next = list(critical(0, i) & layout.beside(above, here, below), i, into, next);
            above = here;
            here = below;
        }
        return next - from;
    }

    /**
     * The critical cubes of the side whose plane is this far from the first one; there are none below the last long.
     */
    private long critical(int cubes, int i) {
        int here = at + i;
        return stack[here + cubes] & stack[here + LOW] & stack[here + HIGH];
    }

    private static int list(long squares, int word, int[] into, int from) {
        int next = from;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            into[next++] = (word << 6) | Long.numberOfTrailingZeros(rest);
        }
        return next;
    }

    @Override
    public int kind(int move) {
        int low = at + LOW + (move >> 6);
        return (int) (((stack[low] >>> move) & 1) | (((stack[low + PLANE] >>> move) & 1) << 1));
    }

    @Override
    public void play(int move) {
        int next = at + PLY;
        copyToNextPly(next);
        long chosen = 1L << move;
        int word = move >> 6;
        int low = next + LOW + word;
        long carry = stack[low] & chosen;
        long overloaded = stack[low + PLANE] & carry;
        stack[low - PLANE] |= chosen;
        stack[low] ^= chosen;
        stack[low + PLANE] ^= carry;
        if (overloaded != 0) {
            cascade.run(stack, next + OTHER, move);
            for (int i = 0; i < LONGS; i++) {
                stack[next + i] &= ~stack[next + OTHER + i];
            }
        }
        at = next;
    }

    /** Copies the planes to the next ply, where the mover's cubes are the other side's. */
    private void copyToNextPly(int next) {
        copyPlane(at + OTHER, next);
        copyPlane(at, next + OTHER);
        copyPlane(at + LOW, next + LOW);
        copyPlane(at + HIGH, next + HIGH);
    }

    /** Written out, since the JIT compiler would not unroll a loop over all planes. */
    private void copyPlane(int from, int to) {
        long long0 = stack[from];
        long long1 = stack[from + 1];
        long long2 = stack[from + 2];
        long long3 = stack[from + 3];
        stack[to] = long0;
        stack[to + 1] = long1;
        stack[to + 2] = long2;
        stack[to + 3] = long3;
    }

    @Override
    boolean reachesFar() {
        int reach = 0;
        int missing = 0;
        long above = 0;
        long here = critical(0, 0);
        for (int i = 0; i < longs; i++) {
            long below = critical(0, i + 1);
            long wanted = strips[i].full & ~stack[at + i];
            reach += Long.bitCount(wanted & layout.beside(above, here, below));
            missing += Long.bitCount(wanted);
            above = here;
            here = below;
        }
        return isFar(reach, missing);
    }

    @Override
    public boolean mayWinAtOnce() {
        // Bursting all own critical cubes together takes whatever any one of them would.
        return isOneToTake()
                || takesAll(
                        critical(0, 0), critical(0, 1), longs > 2 ? critical(0, 2) : 0, longs > 3 ? critical(0, 3) : 0);
    }

    @Override
    public int movesThatMayWinAtOnce(int[] into, int from) {
        boolean isOneToTake = isOneToTake();
        int next = from;
        for (int i = 0; i < longs; i++) {
            next = list(critical(0, i) | (isOneToTake ? strips[i].full & ~stack[at + i] : 0), i, into, next);
        }
        return next - from;
    }

    // One cube of each chain, since the chain bursts as a whole whichever is chosen.
    @Override
    public int likelyWins(int[] into, int from) {
        Arrays.fill(chains, 0);
        int next = from;
        for (int i = 0; i < longs; i++) {
            long rest = critical(0, i) & ~chains[i + 1];
            while (rest != 0) {
                into[next++] = (i << 6) | Long.numberOfTrailingZeros(rest);
                chains[i + 1] |= Long.lowestOneBit(rest);
                layout.grow(chains, stack, at);
                rest &= ~chains[i + 1];
            }
        }
        return next - from;
    }

    @Override
    public boolean mayWinAtOnce(int[] moves, int from, int to) {
        long burst0 = 0;
        long burst1 = 0;
        long burst2 = 0;
        long burst3 = 0;
        for (int i = from; i < to; i++) {
            long chosen = 1L << moves[i];
            int word = moves[i] >> 6;
            burst0 |= word == 0 ? chosen : 0;
            burst1 |= word == 1 ? chosen : 0;
            burst2 |= word == 2 ? chosen : 0;
            burst3 |= word == 3 ? chosen : 0;
        }
        return isOneToTake() || takesAll(burst0, burst1, burst2, burst3);
    }

    /** Whether a single neutral cube is left to take. */
    private boolean isOneToTake() {
        int other = 0;
        int missing = 0;
        for (int i = 0; i < LONGS; i++) {
            other += Long.bitCount(stack[at + OTHER + i]);
            missing += Long.bitCount(strips[i].full & ~stack[at + i]);
        }
        return other == 0 && missing == 1;
    }

    /** Whether own critical cubes would take the whole board by bursting together. */
    private boolean takesAll(long critical0, long critical1, long critical2, long critical3) {
        int next = at + PLY;
        copyToNextPly(next);
        uncharge(next, critical0);
        uncharge(next + 1, critical1);
        if (longs > 2) {
            uncharge(next + 2, critical2);
            uncharge(next + 3, critical3);
        }
        cascade.run(stack, next + OTHER, critical0, critical1, critical2, critical3);
        return cascade.isFull(stack, next + OTHER);
    }

    /** Removes the charge of critical cubes in a long of the planes. */
    private void uncharge(int here, long critical) {
        stack[here + LOW] ^= critical;
        stack[here + HIGH] ^= critical;
    }

    @Override
    public long key() {
        long hash = 0;
        for (int i = 0; i < longs; i++) {
            int here = at + i;
            long squares = hash(stack[here], stack[here + OTHER], stack[here + LOW], stack[here + HIGH]);
            hash = Mixer.mix(hash ^ squares, Mixer.STAFFORD_1);
        }
        return Mixer.mix(hash, Mixer.MURMUR);
    }

    @Override
    int weigh(int[] weights) {
        return features.weigh(stack, at, weights);
    }
}
