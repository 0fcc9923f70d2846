package org.jumpingcube.cube.ai;

import java.util.Arrays;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Mixer;

/**
 * A board of up to 16x16: each plane is four longs, as in {@link WidePlane}. Works like {@link NarrowBoard}, long by
 * long.
 */
final class WideBoard extends CubeBoard {
    private static final int LONGS = WidePlane.LONGS;
    private static final int ROW_BITS = WidePlane.ROW_BITS;
    private static final int TO_NEXT_LONG = Long.SIZE - ROW_BITS;
    private static final int OTHER = LONGS; // where the planes begin in a ply; own cubes come first
    private static final int LOW = 2 * LONGS;
    private static final int HIGH = 3 * LONGS;
    private static final int PLY = 4 * LONGS;

    private final WideMasks masks;
    private final WideFeatures features;
    private final long left; // the same in every long
    private final long right;
    private final long[] full;
    private final long[] top;
    private final long[] bottom;
    private final long[] stack = new long[PLY * (MAX_PLY + 2)];
    private int at; // where the current position begins on the stack

    WideBoard(CubePosition position, Evaluation evaluation) {
        super(position.board(), ROW_BITS, evaluation);
        masks = new WideMasks(side());
        features = new WideFeatures(masks, side());
        left = masks.left.first();
        right = masks.right.first();
        full = masks.full.toArray();
        top = masks.top.toArray();
        bottom = masks.bottom.toArray();
        place(position, (bit, owner, charge) -> {
            int word = bit >> 6;
            if (owner != NEUTRAL) {
                stack[owner * LONGS + word] |= 1L << bit;
            }
            stack[LOW + word] |= (charge & 1L) << bit;
            stack[HIGH + word] |= ((charge >> 1) & 1L) << bit;
        });
    }

    @Override
    int ply() {
        return at / PLY;
    }

    @Override
    long[] planes() {
        return Arrays.copyOfRange(stack, at, at + PLY);
    }

    @Override
    public void undo() {
        at -= PLY;
    }

    @Override
    public boolean isWon() {
        return isFull(at + OTHER);
    }

    private boolean isFull(int plane) {
        long missing = 0;
        for (int word = 0; word < LONGS; word++) {
            missing |= stack[plane + word] ^ full[word];
        }
        return missing == 0;
    }

    @Override
    public int moves(int[] into, int from) {
        int next = from;
        for (int word = 0; word < LONGS; word++) {
            next = list(full[word] & ~stack[at + OTHER + word], word, into, next);
        }
        return next - from;
    }

    @Override
    public boolean canPlay(int move) {
        int word = move >> 6;
        return (((full[word] & ~stack[at + OTHER + word]) >>> move) & 1) != 0;
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        var critical = WidePlane.at(stack, at + LOW).and(WidePlane.at(stack, at + HIGH));
        var otherCritical = WidePlane.at(stack, at + OTHER).and(critical);
        var noisy = WidePlane.at(stack, at).and(critical).and(masks.beside(otherCritical));
        int next = list(noisy.first(), 0, into, from);
        next = list(noisy.second(), 1, into, next);
        next = list(noisy.third(), 2, into, next);
        return list(noisy.fourth(), 3, into, next) - from;
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
        return (int) (((stack[low] >>> move) & 1) | (((stack[low + LONGS] >>> move) & 1) << 1));
    }

    @Override
    public void play(int move) {
        long chosen = 1L << move;
        int word = move >> 6;
        int next = copyToNextPly();
        long carry = stack[next + LOW + word] & chosen;
        long overloaded = stack[next + HIGH + word] & carry;
        stack[next + OTHER + word] |= chosen;
        stack[next + LOW + word] ^= chosen;
        stack[next + HIGH + word] ^= carry;
        if (overloaded != 0) {
            settle(
                    next + OTHER,
                    word == 0 ? overloaded : 0,
                    word == 1 ? overloaded : 0,
                    word == 2 ? overloaded : 0,
                    word == 3 ? overloaded : 0);
        }
        for (int i = 0; i < LONGS; i++) {
            stack[next + i] = stack[at + OTHER + i] & ~stack[next + OTHER + i];
        }
        at = next;
    }

    /** Writes the mover's cubes, as the other side's, and the charges above the current ply. */
    private int copyToNextPly() {
        int next = at + PLY;
        for (int word = 0; word < LONGS; word++) {
            stack[next + OTHER + word] = stack[at + word];
        }
        for (int word = LOW; word < PLY; word++) {
            stack[next + word] = stack[at + word];
        }
        return next;
    }

    @Override
    public boolean mayWinAtOnce() {
        var own = WidePlane.at(stack, at);
        var other = WidePlane.at(stack, at + OTHER);
        if (other.isEmpty() && masks.full.andNot(own).count() == 1) {
            return true; // only one neutral cube is left to take
        }
        var low = WidePlane.at(stack, at + LOW);
        var high = WidePlane.at(stack, at + HIGH);
        var burst = own.and(low).and(high);
        int next = copyToNextPly();
        low.andNot(burst).copyTo(stack, next + LOW);
        high.andNot(burst).copyTo(stack, next + HIGH);
        settle(next + OTHER, burst.first(), burst.second(), burst.third(), burst.fourth());
        return isFull(next + OTHER);
    }

    /**
     * Runs a cascade on the planes of a ply, a wave each time round.
     *
     * @param own where the mover's cubes are on the stack; the charges follow
     */
    private void settle(int own, long overloaded0, long overloaded1, long overloaded2, long overloaded3) {
        long burst0 = overloaded0;
        long burst1 = overloaded1;
        long burst2 = overloaded2;
        long burst3 = overloaded3;
        while ((burst0 | burst1 | burst2 | burst3) != 0 && !isFull(own)) {
            long next0 = burstInto(0, 0, burst0, burst1, own);
            long next1 = burstInto(1, burst0, burst1, burst2, own + 1);
            long next2 = burstInto(2, burst1, burst2, burst3, own + 2);
            burst3 = burstInto(3, burst2, burst3, 0, own + 3);
            burst0 = next0;
            burst1 = next1;
            burst2 = next2;
        }
    }

    /** Gives one long of the planes its part of a wave, and returns which of its cubes are overloaded then. */
    private long burstInto(int word, long above, long here, long below, int own) {
        if ((above | here | below) == 0) {
            return 0;
        }
        long down = (((here << ROW_BITS) | (above >>> TO_NEXT_LONG)) & full[word]) | (here & top[word]);
        long up = (here >>> ROW_BITS) | (below << TO_NEXT_LONG) | (here & bottom[word]);
        long east = ((here & ~right) << 1) | (here & left);
        long west = ((here & ~left) >>> 1) | (here & right);
        stack[own] |= here | down | up | east | west;
        int low = own + LONGS;
        int high = low + LONGS;
        long vertical = down ^ up;
        long horizontal = east ^ west;
        long two = down & up;
        long twoMore = east & west;
        long ones = vertical ^ horizontal;
        long twos = (two ^ twoMore) | (vertical & horizontal);
        long carry = stack[low] & ones;
        long overloaded = (two & twoMore) | (stack[high] & twos) | (carry & (stack[high] ^ twos));
        stack[low] ^= ones;
        stack[high] ^= twos ^ carry;
        return overloaded;
    }

    @Override
    public long key() {
        long mixed = 0;
        for (int i = at; i < at + PLY; i++) {
            mixed = Mixer.mix(mixed ^ stack[i], Mixer.GOLDEN);
        }
        return Mixer.fold(mixed * Mixer.MURMUR, 31);
    }

    @Override
    public void count(int[] into) {
        features.count(stack, at, into);
    }
}
