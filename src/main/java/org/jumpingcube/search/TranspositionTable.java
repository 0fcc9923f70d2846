package org.jumpingcube.search;

/**
 * What one search knows of the positions it has met. An entry is two longs: the packed data, and the hash key XOR the
 * data. A new search invalidates all older entries without touching them. A new entry always replaces the one in its
 * place.
 *
 * <p>Several threads may read and write at the same time without locks, as long as none of them starts a search. An
 * entry may then get its two longs from different writers. Because of the XOR it matches no key, and is not found.
 */
final class TranspositionTable {
    /** The data of a position that is not in the table. */
    static final long UNKNOWN = 0;

    static final int EXACT = 1;
    static final int LOWER_BOUND = 2;
    static final int UPPER_BOUND = 3;

    private static final int GENERATIONS = 1 << 16;

    private final long[] entries;
    private final int mask;
    private int generation;

    /** A table of at most this many bytes, but at least 16 entries. */
    TranspositionTable(int bytes) {
        this(new long[2 * Integer.highestOneBit(Math.max(bytes / (2 * Long.BYTES), 16))]);
    }

    /** A table kept in this array, whose length is a power of two. */
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
        long data = entries[slot + 1];
        return (entries[slot] ^ data) == key && generation(data) == generation ? data : UNKNOWN;
    }

    /** Always replaces what was there: with iterative deepening the newest entry is nearly always the better one. */
    void store(long key, int move, int score, int depth, int bound) {
        int slot = slot(key);
        long data = (long) generation << 48
                | (long) (score & 0xFFFF) << 32
                | (long) (move & 0xFFFF) << 16
                | (long) depth << 8
                | bound;
        entries[slot] = key ^ data;
        entries[slot + 1] = data;
    }

    private int slot(long key) {
        return ((int) (key >>> 32) & mask) << 1;
    }

    private static int generation(long data) {
        return (int) (data >>> 48);
    }

    static int score(long data) {
        return (short) (data >>> 32);
    }

    static int move(long data) {
        return (int) (data >>> 16) & 0xFFFF;
    }

    static int depth(long data) {
        return (int) (data >>> 8) & 0xFF;
    }

    static int bound(long data) {
        return (int) data & 0xFF;
    }
}
