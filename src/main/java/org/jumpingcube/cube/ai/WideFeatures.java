package org.jumpingcube.cube.ai;

import java.util.Arrays;

/** Counts the features of a wide board, long by long. The planes in here belong to one call. */
final class WideFeatures {
    private final WideMasks masks;
    private final int words;
    private final Side own;
    private final Side other;
    private final long[] low;
    private final long[] high;
    private final long[] critical;
    private final long[] weak;
    private final long[] chain;

    WideFeatures(WideMasks masks) {
        this.masks = masks;
        words = masks.words;
        own = new Side(words + 2);
        other = new Side(words + 2);
        low = new long[words + 2];
        high = new long[words + 2];
        critical = new long[words + 2];
        weak = new long[words + 2];
        chain = new long[words + 2];
    }

    /** The cubes of one side. */
    private static final class Side {
        final long[] cubes;
        final long[] critical;
        final long[] weak;

        Side(int length) {
            cubes = new long[length];
            critical = new long[length];
            weak = new long[length];
        }
    }

    /** Takes the planes of the position that begins at {@code at}. */
    void load(long[] stack, int at) {
        for (int word = 1; word <= words; word++) {
            int from = at + word - 1;
            own.cubes[word] = stack[from];
            other.cubes[word] = stack[from + words];
            low[word] = stack[from + 2 * words];
            high[word] = stack[from + 3 * words];
            critical[word] = low[word] & high[word];
            weak[word] = high[word] & ~low[word];
            own.critical[word] = own.cubes[word] & critical[word];
            other.critical[word] = other.cubes[word] & critical[word];
            own.weak[word] = own.cubes[word] & weak[word];
            other.weak[word] = other.cubes[word] & weak[word];
        }
    }

    long ownCriticalBesideOther(int word) {
        return own.critical[word] & masks.beside(other.critical, word);
    }

    void count(int[] into) {
        Arrays.fill(into, 0);
        countSide(own, other, into, 0);
        countSide(other, own, into, Feature.OTHER_SIDE);
        into[Feature.CONSTANT] = 1;
    }

    private void countSide(Side mine, Side theirs, int[] into, int from) {
        findChain(mine.critical);
        for (int word = 1; word <= words; word++) {
            countCharges(mine.cubes[word], word, into, from);
            countContacts(mine, theirs, word, into, from);
            countChains(mine, theirs, word, into, from);
        }
    }

    private void countCharges(long cubes, int word, int[] into, int from) {
        long third = cubes & low[word] & ~high[word];
        long full = cubes & critical[word];
        long half = cubes & weak[word];
        into[from] += Long.bitCount(full & masks.corners[word]);
        into[from + 1] += Long.bitCount(half & masks.corners[word]);
        into[from + 2] += Long.bitCount(full & masks.edges[word]);
        into[from + 3] += Long.bitCount(half & masks.edges[word]);
        into[from + 4] += Long.bitCount(third & masks.edges[word]);
        into[from + 5] += Long.bitCount(full & masks.centre[word]);
        into[from + 6] += Long.bitCount(half & masks.centre[word]);
        into[from + 7] += Long.bitCount(third & masks.centre[word]);
        into[from + 8] += Long.bitCount(cubes & ~low[word] & ~high[word]);
    }

    private void countContacts(Side mine, Side theirs, int word, int[] into, int from) {
        long besideOther = masks.beside(theirs.cubes, word);
        long besideCritical = masks.beside(theirs.critical, word);
        long besideWeak = masks.beside(theirs.weak, word);
        into[from + 9] += Long.bitCount(mine.critical[word] & besideCritical);
        into[from + 10] += Long.bitCount(mine.critical[word] & besideOther & ~besideCritical);
        into[from + 11] += Long.bitCount(mine.cubes[word] & ~critical[word] & besideCritical);
        into[from + 12] += Long.bitCount(mine.weak[word] & besideWeak & ~besideCritical);
        into[from + 13] += Long.bitCount(mine.cubes[word] & besideOther);
        into[from + 14] += Long.bitCount(mine.weak[word] & masks.beside(mine.critical, word));
    }

    private void countChains(Side mine, Side theirs, int word, int[] into, int from) {
        long neutral = masks.full[word] & ~mine.cubes[word] & ~theirs.cubes[word];
        into[from + 15] += Long.bitCount(theirs.cubes[word] & (chain[word] | masks.beside(chain, word)));
        into[from + 16] += Long.bitCount(theirs.cubes[word] & chain[word]);
        into[from + 17] += Long.bitCount(weak[word] & masks.besideTwice(chain, word));
        into[from + 18] += Long.bitCount(neutral & masks.beside(mine.cubes, word));
    }

    /** Fills {@code chain} with the critical cubes that can be reached from the seeds from neighbour to neighbour. */
    private void findChain(long[] seeds) {
        System.arraycopy(seeds, 0, chain, 0, seeds.length);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int word = 1; word <= words; word++) {
                long reached = chain[word] | (masks.beside(chain, word) & critical[word]);
                grows |= reached != chain[word];
                chain[word] = reached;
            }
        }
    }
}
