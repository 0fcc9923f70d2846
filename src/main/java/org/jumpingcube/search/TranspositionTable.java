package org.jumpingcube.search;

/**
 * What is known of positions met before in one search: two longs an entry, the key and a packed finding. The key tells
 * whose entry it is; a new search makes all older entries unknown without touching them.
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
        int count = Integer.highestOneBit(Math.max(bytes / (2 * Long.BYTES), 16));
        entries = new long[2 * count];
        mask = count - 1;
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
        return entries[slot] == key && generation(finding) == generation ? finding : UNKNOWN;
    }

    /** The newest finding always stays: in a deepening search it is nearly always the better one. */
    void store(long key, int move, int score, int depth, int bound) {
        int slot = slot(key);
        entries[slot] = key;
        entries[slot + 1] = (long) generation << 48
                | (long) (score & 0xFFFF) << 32
                | (long) (move & 0xFFFF) << 16
                | (long) depth << 8
                | bound;
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
