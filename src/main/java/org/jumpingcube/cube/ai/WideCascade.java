package org.jumpingcube.cube.ai;

/**
 * Runs the cascades of a {@link WideBoard} on its stack, wave by wave. Most waves are a single cube, whose points reach
 * at most two longs. All others go long by long, like those of a {@link NarrowBoard}.
 *
 * <p>The mover's cubes are at {@code own} on the stack, and the charges follow. Before a cascade, what is to burst must
 * belong to the mover and have lost its charge.
 */
final class WideCascade {
    private static final int LONGS =
            WideLayout.MOST_LONGS; // for loops, although a board may use fewer: a constant for the compiler
    private static final int PLANE = WideLayout.PLANE;
    private static final int NONE = -1;

    private final WideLayout layout;
    private final int longs;
    private final Strip[] strips;

    WideCascade(WideLayout layout) {
        this.layout = layout;
        longs = layout.longs;
        strips = layout.strips;
    }

    /** Whether the side whose plane begins here owns the board. */
    boolean isFull(long[] stack, int own) {
        for (int i = 0; i < LONGS; i++) {
            if (stack[own + i] != strips[i].full) {
                return false;
            }
        }
        return true;
    }

    /** Bursts the cube of a move and everything that this overloads. */
    void run(long[] stack, int own, int move) {
        // The two parts are alike. In one piece this is too long for the JIT compiler to inline into every move, so
        // moves stay short enough to be inlined into the search.
        int word = move >> 6;
        Strip strip = strips[word];
        long cube = 1L << move;
        do {
            int here = own + word;
            int low = here + PLANE;
            int high = low + PLANE;
            long ones = (layout.beside(0, cube, 0) & strip.full) | (cube & strip.sides);
            long twos = cube & strip.corners;
            long before = stack[high];
            long carry = (stack[low] & ones) | twos;
            stack[here] |= ones | twos;
            stack[low] ^= ones;
            stack[high] = before ^ carry;
            long overloaded = before & carry;

            long below = layout.down(cube & strip.aboveAnother, 0);
            long beyond = below | layout.up(0, cube & strip.underAnother);
            int wordBeyond = below != 0 ? word + 1 : word - 1;
            here = own + wordBeyond;
            low = here + PLANE;
            high = low + PLANE;
            before = stack[high];
            carry = stack[low] & beyond;
            stack[here] |= beyond;
            stack[low] ^= beyond;
            stack[high] = before ^ carry;
            long overloadedBeyond = before & carry;

            // A long has three rows or more, so these bits are never in the same place.
            cube = overloaded | overloadedBeyond;
            if (cube == 0) {
                return;
            }
            if (Long.bitCount(cube) > 1) {
                int next = runWaves(
                        stack,
                        own,
                        word == 0 ? overloaded : wordBeyond == 0 ? overloadedBeyond : 0,
                        word == 1 ? overloaded : wordBeyond == 1 ? overloadedBeyond : 0,
                        word == 2 ? overloaded : wordBeyond == 2 ? overloadedBeyond : 0,
                        word == 3 ? overloaded : wordBeyond == 3 ? overloadedBeyond : 0);
                if (next == NONE) {
                    return;
                }
                cube = 1L << next;
                word = next >> 6;
                strip = strips[word];
            } else if (overloaded == 0) {
                word = wordBeyond;
                strip = strips[word];
            }
        } while (!isFull(stack, own));
    }

    /** Bursts cubes given long by long, and everything that they overload. */
    void run(long[] stack, int own, long overloaded0, long overloaded1, long overloaded2, long overloaded3) {
        int cube = runWaves(stack, own, overloaded0, overloaded1, overloaded2, overloaded3);
        if (cube != NONE) {
            run(stack, own, cube);
        }
    }

    /**
     * Runs waves until a single cube is overloaded, and returns its move; {@link #NONE} if the cascade is over. In each
     * wave the critical cubes up to two squares away burst too, if that overloads them.
     */
    private int runWaves(
            long[] stack, int own, long overloaded0, long overloaded1, long overloaded2, long overloaded3) {
        long due0 = overloaded0;
        long due1 = overloaded1;
        long due2 = overloaded2;
        long due3 = overloaded3;
        while ((due0 | due1 | due2 | due3) != 0 && !isFull(stack, own)) {
            long near0 = withNext(stack, own, 0, due0, due1);
            long near1 = withNext(stack, own + 1, due0, due1, due2);
            long near2 = withNext(stack, own + 2, due1, due2, due3);
            long near3 = withNext(stack, own + 3, due2, due3, 0);
            long burst0 = withNext(stack, own, 0, near0, near1);
            long burst1 = withNext(stack, own + 1, near0, near1, near2);
            long burst2 = withNext(stack, own + 2, near1, near2, near3);
            long burst3 = withNext(stack, own + 3, near2, near3, 0);
            // Those that were not due burst before the point that overloads them arrived.
            long next0 = burstInto(stack, own, strips[0], 0, burst0, burst1) & ~(burst0 & ~due0);
            long next1 =
                    longs > 1 ? burstInto(stack, own + 1, strips[1], burst0, burst1, burst2) & ~(burst1 & ~due1) : 0;
            long next2 =
                    longs > 2 ? burstInto(stack, own + 2, strips[2], burst1, burst2, burst3) & ~(burst2 & ~due2) : 0;
            due3 = longs > 3 ? burstInto(stack, own + 3, strips[3], burst2, burst3, 0) & ~(burst3 & ~due3) : 0;
            due0 = next0;
            due1 = next1;
            due2 = next2;
            if (bitCount(due0, due1, due2, due3) == 1) {
                return move(due0 != 0 ? 0 : due1 != 0 ? 1 : due2 != 0 ? 2 : 3, due0 | due1 | due2 | due3);
            }
        }
        return NONE;
    }

    /**
     * The cubes of a long that burst, with the critical cubes beside them or beside those of the longs above and below.
     */
    private long withNext(long[] stack, int own, long above, long here, long below) {
        int low = own + PLANE;
        return here | (layout.beside(above, here, below) & stack[low] & stack[low + PLANE]);
    }

    private static int bitCount(long squares0, long squares1, long squares2, long squares3) {
        return Long.bitCount(squares0) + Long.bitCount(squares1) + Long.bitCount(squares2) + Long.bitCount(squares3);
    }

    private static int move(int word, long cube) {
        return word << 6 | Long.numberOfTrailingZeros(cube);
    }

    /**
     * Applies a wave to one long of the planes, and returns which of its cubes are then overloaded. What bursts already
     * belongs to the mover.
     */
    private long burstInto(long[] stack, int own, Strip strip, long above, long here, long below) {
        long down = layout.down(above, here) & strip.full;
        long up = layout.up(here, below) & strip.full;
        if ((here | down | up) == 0) {
            return 0;
        }
        down |= here & strip.top;
        up |= here & strip.bottom;
        long east = ((here << 1) & strip.full) | (here & strip.left);
        long west = ((here >>> 1) & strip.full) | (here & strip.right);
        stack[own] |= down | up | east | west;
        int low = own + PLANE;
        int high = low + PLANE;
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
}
