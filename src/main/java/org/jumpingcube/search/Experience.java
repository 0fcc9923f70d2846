package org.jumpingcube.search;

import java.util.Arrays;

/**
 * What is learned about moves in all searches of a game: how often they refuted anything, how often as an answer to just
 * that move, and which two did so last at each ply. The newer an experience, the more it counts.
 */
final class Experience implements Merits {
    private static final int FULL = 8192; // beyond which no merit grows
    private static final int LESSON = 8; // times the depth, squared
    private static final int GREATEST_LESSON = 1500;
    private static final int ANSWER = 2; // an answer to just that move tells more than the move by itself

    private final int slots;
    private final int[] merits;
    private final short[] answers; // by the move before, then by the move
    private final int[] latest = new int[2 * (SearchBoard.MAX_PLY + 1)];
    private final int[] before = new int[SearchBoard.MAX_PLY + 2]; // of each ply: where the answers to it begin

    /** @param slots few enough for a table of all pairs */
    Experience(int slots) {
        this.slots = slots;
        merits = new int[slots];
        answers = new short[(slots + 1) * slots]; // the last row is for the root, which no move led to
        before[0] = slots * slots;
    }

    /** What refuted lately lies at other plies now. */
    void startSearch() {
        Arrays.fill(latest, -1);
    }

    @Override
    public int of(int ply, int slot) {
        return merits[slot] + ANSWER * answers[before[ply] + slot];
    }

    @Override
    public int latest(int ply, int which) {
        return latest[2 * ply + which];
    }

    @Override
    public void praise(int ply, int slot, int depth) {
        learn(ply, slot, lesson(depth));
        if (latest[2 * ply] != slot) {
            latest[2 * ply + 1] = latest[2 * ply];
            latest[2 * ply] = slot;
        }
    }

    @Override
    public void blame(int ply, int slot, int depth) {
        learn(ply, slot, -lesson(depth));
    }

    @Override
    public void played(int ply, int slot) {
        before[ply + 1] = slot * slots;
    }

    private static int lesson(int depth) {
        return Math.min(LESSON * depth * depth, GREATEST_LESSON);
    }

    private void learn(int ply, int slot, int lesson) {
        int answer = before[ply] + slot;
        merits[slot] = taught(merits[slot], lesson);
        answers[answer] = (short) taught(answers[answer], lesson);
    }

    /** The less there is to learn the less is learned, so that nothing outgrows {@link #FULL}. */
    private static int taught(int merit, int lesson) {
        return merit + lesson - merit * Math.abs(lesson) / FULL;
    }
}
