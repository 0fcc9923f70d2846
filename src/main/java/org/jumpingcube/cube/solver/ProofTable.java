package org.jumpingcube.cube.solver;

import org.jumpingcube.search.Mixer;

/**
 * The transposition table of a proof: remembers which positions the side to move wins. It is exact: an entry holds the
 * whole position, so two positions are never confused. A new entry may replace an older one in the same place. Proofs
 * on several threads may share a table, since an entry is written atomically; only the count of stored results is then
 * approximate.
 */
public final class ProofTable {
    static final int UNKNOWN = 0;
    static final int LOST = 1;
    static final int WON = 2;

    private final long[] entries; // the mixed position without its top two bits, then the result
    private final int shift;
    private long stored;

    private ProofTable(int bits) {
        entries = new long[1 << bits];
        shift = Long.SIZE - bits;
    }

    /**
     * A table of at most this many bytes.
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
     * Spreads positions evenly over the table. Different positions have different keys, since both multipliers are odd
     * and the shifts can be inverted. The top bits choose the entry, so it need not hold them.
     *
     * <p>The first multiplier is 2^64 divided by the golden ratio, as in Steele, Lea and Flood's SplitMix. The second,
     * with its shifts by half a word, is from degski's invertible 64-bit mixer.
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

    /** How many results have been stored, including those replaced since. */
    public long stored() {
        return stored;
    }
}
