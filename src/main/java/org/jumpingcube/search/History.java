package org.jumpingcube.search;

/** Which moves have refuted the most in one search, the deeper the better. */
final class History implements Merits {
    private static final int MAX_MERIT = 1 << 24;

    private final int[] merits;

    History(int slots) {
        merits = new int[slots];
    }

    @Override
    public int of(int ply, int slot) {
        return merits[slot];
    }

    @Override
    public void praise(int ply, int slot, int depth) {
        merits[slot] += depth * depth;
        if (merits[slot] > MAX_MERIT) {
            for (int i = 0; i < merits.length; i++) {
                merits[i] >>= 1;
            }
        }
    }
}
