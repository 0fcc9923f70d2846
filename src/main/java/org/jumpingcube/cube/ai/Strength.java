package org.jumpingcube.cube.ai;

import java.util.function.BooleanSupplier;
import org.jumpingcube.search.SearchLimits;

/**
 * How hard a player thinks and how much it overlooks.
 *
 * @param depth the greatest depth in plies
 * @param minimumDepth the depth that is finished in any case
 * @param nodes how many positions may be visited
 * @param winPlies how long a forced win may be to be looked for before everything else; 0 if not at all
 * @param noise by how many points the player misjudges a position at most
 * @param slips how many of a hundred moves the player makes without any thought
 */
record Strength(int depth, int minimumDepth, long nodes, int winPlies, int noise, int slips) {
    /** Moves that are no worse than this are a matter of taste. */
    static final int MARGIN = 20;

    private static final long MANY = 1_000_000; // more than the depth needs

    static Strength of(PlayerSettings settings, int side) {
        var usual = usual(settings, side);
        if (settings.depth().isEmpty() && settings.nodes().isEmpty()) {
            return usual;
        }
        int depth = settings.depth().orElse(SearchLimits.MAX_DEPTH);
        return new Strength(depth, 1, settings.nodes().orElse(Long.MAX_VALUE), 0, usual.noise, usual.slips);
    }

    /**
     * Leaves nothing to chance: up to 6x6 every forced win within 7 plies is found, and all is searched 7 plies deep,
     * however long it takes.
     */
    static Strength greatest(int side) {
        int sure = side <= 6 ? 7 : 3;
        return new Strength(SearchLimits.MAX_DEPTH, sure, 4 * expertNodes(side), sure, 0, 0);
    }

    private static Strength usual(PlayerSettings settings, int side) {
        return switch (settings.skill()) {
            case BEGINNER -> new Strength(3, 1, MANY, 0, 0, 26);
            case NOVICE -> new Strength(2, 1, MANY, 0, oversight(44, side), 0);
            case AVERAGE -> new Strength(3, 2, MANY, 0, oversight(8, side), 0);
            case STRONG -> new Strength(SearchLimits.MAX_DEPTH, 2, 3_500L * side, 0, oversight(30, side), 0);
            case EXPERT -> new Strength(SearchLimits.MAX_DEPTH, 2, expertNodes(side), 0, 0, 0);
        };
    }

    /** A game on a larger board has more moves to err in, so that smaller errors make the same difference. */
    private static int oversight(int on6x6, int side) {
        return on6x6 * 6 / side;
    }

    private static long expertNodes(int side) {
        return side <= NarrowBoard.MAX_SIDE ? 200_000 : 300_000;
    }

    SearchLimits limits(BooleanSupplier stopRequested) {
        return new SearchLimits(depth, nodes, Math.min(minimumDepth, depth), MARGIN, stopRequested);
    }

    /** The table for so many positions: small ones are quick to make. */
    int tableBytes(int most) {
        return (int) Math.max(1024, Math.min(most, 32 * Math.min(nodes, 1 << 26)));
    }
}
