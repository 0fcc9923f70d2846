package org.jumpingcube.cube.ai;

/** Scores by key, as many as are put in. No key is 0. */
final class ScoreTable {
    /** The answer for a key that is not in the table; no real score. */
    static final int UNKNOWN = Short.MIN_VALUE;

    private long[] keys;
    private short[] scores;
    private int size;

    /** An empty table with room for half of {@code capacity}, a power of two, before it grows. */
    ScoreTable(int capacity) {
        keys = new long[capacity];
        scores = new short[capacity];
    }

    int size() {
        return size;
    }

    int find(long key) {
        int slot = slot(key);
        return keys[slot] == key ? scores[slot] : UNKNOWN;
    }

    void put(long key, int score) {
        if (2 * size >= keys.length) {
            grow();
        }
        int slot = slot(key);
        size += keys[slot] == key ? 0 : 1;
        keys[slot] = key;
        scores[slot] = (short) score;
    }

    private void grow() {
        long[] oldKeys = keys;
        short[] oldScores = scores;
        keys = new long[2 * oldKeys.length];
        scores = new short[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                scores[slot] = oldScores[i];
            }
        }
    }

    /** Where the key is, or the free place where it would go. */
    private int slot(long key) {
        int slot = (int) ((key * 0x9E37_79B9_7F4A_7C15L) >>> 32) & (keys.length - 1);
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }
}
