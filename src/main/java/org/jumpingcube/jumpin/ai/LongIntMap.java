package org.jumpingcube.jumpin.ai;

import java.util.Arrays;
import java.util.function.LongConsumer;

/** A map from keys other than 0 to numbers of 0 or more: open addressing in two arrays that grow. */
final class LongIntMap {
    static final int ABSENT = -1;

    private long[] keys;
    private int[] values;
    private int size;

    LongIntMap(int expected) {
        int slots = Integer.highestOneBit(Math.max(expected, 4)) << 2;
        keys = new long[slots];
        values = new int[slots];
    }

    int get(long key) {
        int slot = slot(key);
        return keys[slot] == key ? values[slot] : ABSENT;
    }

    /** Returns whether the key is new. */
    boolean put(long key, int value) {
        int slot = slot(key);
        boolean isNew = keys[slot] != key;
        keys[slot] = key;
        values[slot] = value;
        if (isNew) {
            size++;
            grow();
        }
        return isNew;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void forEachKey(LongConsumer action) {
        Arrays.stream(keys).filter(key -> key != 0).forEach(action);
    }

    private void grow() {
        if (size * 2 <= keys.length) {
            return;
        }
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }

    /** The slot of the key, or the empty one for it. */
    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) (key >>> 32) & mask;
        while (keys[slot] != key && keys[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }
}
