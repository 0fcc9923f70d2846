package org.jumpingcube.search;

/**
 * What is known of positions met before in one search: two longs an entry, a packed finding and the key, which tells
 * whose entry it is. A new search makes all older entries unknown without touching them.
 *
 * <p>Several threads may read and write at the same time, without locks, while none starts a search. So an entry may
 * come to have one long of one finding and one of another; since the key is kept XOR the finding, such an entry is no
 * position's, and unknown.
 */
final class TranspositionTable {
    /** The finding of a position that is not in the table. */
    static final long UNKNOWN = 0;

    static final int EXACT = 1;
    static final int AT_LEAST = 2;
    static final int AT_MOST = 3;

    private static final int GENERATIONS = 1 << 16;

    private final long[] entries;
    private final int mask;
    private int generation;

    /** A table of at most this many bytes, but of 16 entries or more. */
    TranspositionTable(int bytes) {
        this(new long[2 * Integer.highestOneBit(Math.max(bytes / (2 * Long.BYTES), 16))]);
    }

    /** A table that lies in these longs, as many as a power of two. */
    TranspositionTable(long[] entries) {
        this.entries = entries;
        mask = entries.length / 2 - 1;
    }

    int bytes() {
        return entries.length * Long.BYTES;
    }

    void startSearch() {
        generation++;
        if (generation == GENERATIONS) {
            generation = 1;
            java.util.Arrays.fill(entries, 0);
        }
    }

    long find(long key) {
        int slot = slot(key);
        long finding = entries[slot + 1];
        return (entries[slot] ^ finding) == key && generation(finding) == generation ? finding : UNKNOWN;
    }

    /** The newest finding always stays: in a deepening search it is nearly always the better one. */
    void store(long key, int move, int score, int depth, int bound) {
        int slot = slot(key);
        long finding = (long) generation << 48
                | (long) (score & 0xFFFF) << 32
                | (long) (move & 0xFFFF) << 16
                | (long) depth << 8
                | bound;
        entries[slot] = key ^ finding;
        entries[slot + 1] = finding;
    }

    private int slot(long key) {
        return ((int) (key >>> 32) & mask) << 1;
    }

    private static int generation(long finding) {
        return (int) (finding >>> 48);
    }

    static int score(long finding) {
        return (short) (finding >>> 32);
    }

    static int move(long finding) {
        return (int) (finding >>> 16) & 0xFFFF;
    }

    static int depth(long finding) {
        return (int) (finding >>> 8) & 0xFF;
    }

    static int bound(long finding) {
        return (int) finding & 0xFF;
    }
}
