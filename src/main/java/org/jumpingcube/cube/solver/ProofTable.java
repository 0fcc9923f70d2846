package org.jumpingcube.cube.solver;

import org.jumpingcube.search.Mixer;

/**
 * Remembers which positions the side to move wins. Exact: an entry holds the whole position, so that two positions are
 * never taken for each other; of two that want the same place the older may be forgotten. Several proofs on threads of
 * their own may share one, as an entry is written in one piece; only the count of what was stored is then a rough one.
 */
public final class ProofTable {
    static final int UNKNOWN = 0;
    static final int LOST = 1;
    static final int WON = 2;

    private final long[] entries; // the scrambled position without its two top bits, then the result
    private final int shift;
    private long stored;

    private ProofTable(int bits) {
        entries = new long[1 << bits];
        shift = Long.SIZE - bits;
    }

    /**
     * A table that fits into so many bytes.
     *
     * @param bytes 64 to 2^34
     */
    public static ProofTable ofBytes(long bytes) {
        int bits = Long.SIZE - 1 - Long.numberOfLeadingZeros(bytes / Long.BYTES);
        if (bits < 3 || bits > 30) {
            throw new IllegalArgumentException("a table of " + bytes + " bytes");
        }
        return new ProofTable(bits);
    }

    /**
     * Spreads positions evenly over the table. Different positions have different keys: both multiplications are by odd
     * numbers and the shifts can be undone. The top bits choose the entry, so that it need not hold them.
     *
     * <p>The first number is 2^64 divided by the golden ratio, as in Steele, Lea and Flood's SplitMix; the second, with
     * its shifts by half a word, is that of degski's invertible 64-bit mixer.
     */
    static long key(long canonicalPosition) {
        return Mixer.mix(Mixer.mix(canonicalPosition, Mixer.GOLDEN), Mixer.DEGSKI);
    }

    int result(long key) {
        int index = (int) (key >>> shift);
        int found = resultIn(entries[index], key);
        return found != UNKNOWN ? found : resultIn(entries[index ^ 1], key);
    }

    private static int resultIn(long entry, long key) {
        long difference = entry ^ (key << 2);
        return (difference & ~3L) == 0 ? (int) difference : UNKNOWN;
    }

    void put(long key, boolean won) {
        stored++;
        int index = (int) (key >>> shift);
        if (entries[index] != 0 && (entries[index ^ 1] == 0 || (stored & 1) == 0)) {
            index ^= 1;
        }
        entries[index] = (key << 2) | (won ? WON : LOST);
    }

    /** How many results have been put in, forgotten ones too. */
    public long stored() {
        return stored;
    }
}
