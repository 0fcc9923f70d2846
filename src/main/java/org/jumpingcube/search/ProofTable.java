package org.jumpingcube.search;

/**
 * Remembers of questions "is the end forced within n plies?" for which n the answer is known, and the move that settled
 * it. A newer question takes the place of an older one.
 */
final class ProofTable {
    private static final int BITS = 17;
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;
    private static final int BYTE = 0xFF;

    private final long[] keys = new long[1 << BITS];
    private final int[] findings = new int[1 << BITS]; // the move above the least n for yes above the greatest n for no

    /** What is known of a question; 0 if nothing. */
    int find(long key) {
        int slot = slot(key);
        return keys[slot] == key ? findings[slot] : 0;
    }

    static boolean isProved(int finding, int plies) {
        int least = (finding >> 8) & BYTE;
        return least != 0 && least <= plies;
    }

    static boolean isDisproved(int finding, int plies) {
        return (finding & BYTE) >= plies;
    }

    /** The move that settled the question last time. */
    static int move(int finding) {
        return finding == 0 ? MoveOrder.NO_MOVE : finding >>> 16;
    }

    void store(long key, int move, int plies, boolean isForced) {
        int known = find(key);
        int least = isForced ? plies : (known >> 8) & BYTE;
        int greatest = isForced ? known & BYTE : plies;
        int slot = slot(key);
        keys[slot] = key;
        findings[slot] = (move << 16) | (least << 8) | greatest;
    }

    private static int slot(long key) {
        return (int) ((key * SPREAD) >>> (Long.SIZE - BITS));
    }
}
