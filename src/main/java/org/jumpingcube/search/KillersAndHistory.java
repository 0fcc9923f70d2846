package org.jumpingcube.search;

import java.util.Arrays;

/**
 * Killer moves, history heuristic and countermove history, kept from one search of a game to the next. The newer an
 * entry, the more it counts.
 */
final class KillersAndHistory implements MoveHeuristics {
    private static final int MAX_SCORE = 8192;
    private static final int BONUS = 8; // times the depth squared
    private static final int MAX_BONUS = 1500;
    private static final int COUNTERMOVE_WEIGHT = 2; // a reply to this very move tells more than the move on its own
    private static final int KILLERS = 2;
    private static final int NONE = -1;

    private final int slots;
    private final int[] history;
    private final short[] countermoves; // by the previous move, then by the move
    private final int[] killers = new int[KILLERS * (SearchBoard.MAX_PLY + 1)];
    private final int[] rows = new int[SearchBoard.MAX_PLY + 2]; // of each ply: where its row of countermoves begins

    /** @param slots few enough for a table of all pairs */
    KillersAndHistory(int slots) {
        this.slots = slots;
        history = new int[slots];
        countermoves = new short[(slots + 1) * slots]; // the last row is for the root, which has no previous move
        rows[0] = slots * slots;
    }

    /** Forgets the killers, since every ply is now another one. */
    void startSearch() {
        Arrays.fill(killers, NONE);
    }

    @Override
    public int score(int ply, int slot) {
        return history[slot] + COUNTERMOVE_WEIGHT * countermoves[rows[ply] + slot];
    }

    @Override
    public int killer(int ply, int which) {
        return killers[KILLERS * ply + which];
    }

    @Override
    public void reward(int ply, int slot, int depth) {
        add(ply, slot, bonus(depth));
        int latest = KILLERS * ply;
        if (killers[latest] != slot) {
            killers[latest + 1] = killers[latest];
            killers[latest] = slot;
        }
    }

    @Override
    public void penalise(int ply, int slot, int depth) {
        add(ply, slot, -bonus(depth));
    }

    @Override
    public void played(int ply, int slot) {
        rows[ply + 1] = slot * slots;
    }

    private static int bonus(int depth) {
        return Math.min(BONUS * depth * depth, MAX_BONUS);
    }

    private void add(int ply, int slot, int bonus) {
        int pair = rows[ply] + slot;
        history[slot] = updated(history[slot], bonus);
        countermoves[pair] = (short) updated(countermoves[pair], bonus);
    }

    /**
     * The usual "gravity": the larger a score already is, the less is added, so none grows beyond {@link #MAX_SCORE}.
     */
    private static int updated(int score, int bonus) {
        return score + bonus - score * Math.abs(bonus) / MAX_SCORE;
    }
}
