package org.jumpingcube.cube.ai;

import java.util.Arrays;
import org.jumpingcube.cube.CubePosition;

/**
 * A board of up to 16x16: each plane is three or four longs, four rows of sixteen bits a long. Works like
 * {@link NarrowBoard}, long by long. Scratch planes have an empty long at either end, so that the rows above the first
 * and below the last need no thought.
 */
final class WideBoard extends CubeBoard {
    private static final int ROW_BITS = 16;
    private static final int ROWS = 4; // in a long
    private static final int PLANES = 4; // own, other, low and high bit of the charge
    private static final int TO_NEIGHBOUR = ROW_BITS * (ROWS - 1); // from a row to the nearest of the next long

    private final int words;
    private final int ply; // longs of one ply
    private final WideMasks masks;
    private final long[] stack;
    private int at; // where the current position begins on the stack

    private final WideFeatures features;
    private long[] burst;
    private long[] spill;

    WideBoard(CubePosition position, Evaluation evaluation) {
        super(position.board(), ROW_BITS, evaluation);
        masks = new WideMasks(side());
        words = masks.words;
        ply = PLANES * words;
        stack = new long[ply * (MAX_PLY + 2)];
        features = new WideFeatures(masks);
        burst = new long[words + 2];
        spill = new long[words + 2];
        place(position, (bit, owner, charge) -> {
            int word = bit >> 6;
            if (owner != NEUTRAL) {
                stack[owner * words + word] |= 1L << bit;
            }
            stack[2 * words + word] |= (charge & 1L) << bit;
            stack[3 * words + word] |= ((charge >> 1) & 1L) << bit;
        });
    }

    @Override
    int ply() {
        return at / ply;
    }

    @Override
    long[] planes() {
        return Arrays.copyOfRange(stack, at, at + ply);
    }

    @Override
    public void undo() {
        at -= ply;
    }

    @Override
    public boolean isWon() {
        return ownsAll(at + words);
    }

    private boolean ownsAll(int plane) {
        for (int word = 0; word < words; word++) {
            if (stack[plane + word] != masks.full[word + 1]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int moves(int[] into, int from) {
        int next = from;
        for (int word = 0; word < words; word++) {
            next = list(masks.full[word + 1] & ~stack[at + words + word], word, into, next);
        }
        return next - from;
    }

    @Override
    public int loudMoves(int[] into, int from) {
        features.load(stack, at);
        int next = from;
        for (int word = 0; word < words; word++) {
            next = list(features.ownCriticalBesideOther(word + 1), word, into, next);
        }
        return next - from;
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
        int low = at + 2 * words + (move >> 6);
        return (int) (((stack[low] >>> move) & 1) | (((stack[low + words] >>> move) & 1) << 1));
    }

    @Override
    public void play(int move) {
        long chosen = 1L << move;
        int word = move >> 6;
        int next = copyToNextPly();
        long carry = stack[next + 2 * words + word] & chosen;
        long overloaded = stack[next + 3 * words + word] & carry;
        stack[next + words + word] |= chosen;
        stack[next + 2 * words + word] ^= chosen;
        stack[next + 3 * words + word] ^= carry;
        if (overloaded != 0) {
            burst[word + 1] = overloaded;
            settle(next);
        }
        for (int i = 0; i < words; i++) {
            stack[next + i] = stack[at + words + i] & ~stack[next + words + i];
        }
        at = next;
    }

    /** Writes the mover's cubes, as the other side's, and the charges above the current ply. */
    private int copyToNextPly() {
        int next = at + ply;
        System.arraycopy(stack, at, stack, next + words, words);
        System.arraycopy(stack, at + 2 * words, stack, next + 2 * words, 2 * words);
        return next;
    }

    @Override
    public boolean mayWinAtOnce() {
        int untaken = 0;
        int others = 0;
        for (int word = 0; word < words; word++) {
            untaken += Long.bitCount(masks.full[word + 1] & ~stack[at + word]);
            others += Long.bitCount(stack[at + words + word]);
        }
        if (others == 0 && untaken == 1) {
            return true; // only one neutral cube is left to take
        }
        int next = copyToNextPly();
        for (int word = 0; word < words; word++) {
            int low = next + 2 * words + word;
            long critical = stack[next + words + word] & stack[low] & stack[low + words];
            burst[word + 1] = critical;
            stack[low] ^= critical;
            stack[low + words] ^= critical;
        }
        settle(next);
        return ownsAll(next + words);
    }

    /** Runs the cascade of the cubes in {@code burst} on the planes of a ply, a wave each time round. */
    private void settle(int next) {
        while (isAny(burst) && !ownsAll(next + words)) {
            for (int word = 1; word <= words; word++) {
                if ((burst[word - 1] | burst[word] | burst[word + 1]) != 0) {
                    spill[word] = burstInto(word, next + words + word - 1);
                }
            }
            long[] burstNow = burst;
            burst = spill;
            spill = burstNow;
            Arrays.fill(spill, 0);
        }
        Arrays.fill(burst, 0);
    }

    private boolean isAny(long[] squares) {
        long any = 0;
        for (int word = 1; word <= words; word++) {
            any |= squares[word];
        }
        return any != 0;
    }

    /** Gives one long of the planes its part of a wave, and returns which of its cubes are overloaded then. */
    private long burstInto(int word, int own) {
        long here = burst[word];
        long down = (((here << ROW_BITS) | (burst[word - 1] >>> TO_NEIGHBOUR)) & masks.full[word])
                | (here & masks.top[word]);
        long up = (here >>> ROW_BITS) | (burst[word + 1] << TO_NEIGHBOUR) | (here & masks.bottom[word]);
        long east = ((here & ~masks.right) << 1) | (here & masks.left);
        long west = ((here & ~masks.left) >>> 1) | (here & masks.right);
        stack[own] |= here | down | up | east | west;
        int low = own + words;
        int high = low + words;
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
        for (int i = at; i < at + ply; i++) {
            mixed = (mixed ^ stack[i]) * 0x9E37_79B9_7F4A_7C15L;
            mixed ^= mixed >>> 32;
        }
        mixed *= 0xFF51_AFD7_ED55_8CCDL;
        return mixed ^ (mixed >>> 31);
    }

    @Override
    void count(int[] into) {
        features.load(stack, at);
        features.count(into);
    }
}
