package org.jumpingcube.jumpin.ai;

import org.jumpingcube.jumpin.Occupancy;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.Squares;

/** Generates the jumps and swaps that the rules allow, as {@link MoveNumber}s. It does not check for repetition. */
final class MoveGenerator {
    /** Up to thirteen pawns, each with its targets and its neighbours, and a pass. */
    static final int MOST_MOVES = 13 * (Occupancy.MOST_TARGETS + 4) + 1;

    private static final int[] STEPS = {Squares.COLUMNS, 1, -Squares.COLUMNS, -1};

    private final Rules rules;
    private final Pawns pawns;
    private final boolean isBackwardLast;

    MoveGenerator(Rules rules, Pawns pawns) {
        this.rules = rules;
        this.pawns = pawns;
        isBackwardLast = rules.backward() == Rules.Backward.ONLY_IF_FORCED;
    }

    /**
     * Writes the moves of a side and returns the place after the last one.
     *
     * @param ko the {@link ZobristKeys#ko} of the swap that must not be taken back; 0 for none
     */
    int moves(int side, long ko, int[] into, int from) {
        int end = jumps(side, into, from);
        if (rules.swap()) {
            end = swaps(side, ko, into, end);
        }
        return isBackwardLast ? withoutNeedlessRetreats(side, into, from, end) : end;
    }

    private int jumps(int side, int[] into, int from) {
        int end = from;
        for (long rest = pawns.low(side); rest != 0; rest &= rest - 1) {
            end = jumps(side, Long.numberOfTrailingZeros(rest), into, end);
        }
        for (long rest = pawns.high(side); rest != 0; rest &= rest - 1) {
            end = jumps(side, Long.SIZE + Long.numberOfTrailingZeros(rest), into, end);
        }
        return end;
    }

    private int jumps(int side, int pawn, int[] into, int from) {
        int end = pawns.targets(pawn, into, from);
        int kept = from;
        boolean isBound = rules.stayInGoal() && Pawns.isGoal(side, pawn);
        for (int i = from; i < end; i++) {
            int to = into[i];
            into[kept] = MoveNumber.ofJump(pawn, to);
            kept += isBound && !Pawns.isGoal(side, to) ? 0 : 1;
        }
        return kept;
    }

    private int swaps(int side, long ko, int[] into, int from) {
        int end = from;
        for (int pawn = 0; pawn < Squares.COUNT; pawn++) {
            for (int step : STEPS) {
                int other = pawn + step;
                if (pawns.has(side, pawn) && isBeside(pawn, other) && maySwap(side, pawn, other, ko)) {
                    into[end] = MoveNumber.ofSwap(pawn, other);
                    end++;
                }
            }
        }
        return end;
    }

    private static boolean isBeside(int square, int other) {
        boolean isSameColumn = Math.abs(square - other) == Squares.COLUMNS;
        return other >= 0
                && other < Squares.COUNT
                && (isSameColumn || other / Squares.COLUMNS == square / Squares.COLUMNS);
    }

    private boolean maySwap(int side, int pawn, int other, long ko) {
        boolean isKo = ko != 0 && ko == ZobristKeys.ko(pawn, other);
        boolean isBound = rules.stayInGoal()
                && ((Pawns.isGoal(side, pawn) && !Pawns.isGoal(side, other))
                        || (Pawns.isGoal(1 - side, other) && !Pawns.isGoal(1 - side, pawn)));
        return pawns.has(1 - side, other) && !isKo && !isBound;
    }

    private static int withoutNeedlessRetreats(int side, int[] into, int from, int end) {
        int kept = from;
        for (int i = from; i < end; i++) {
            if (rowsGained(side, into[i]) >= 0) {
                into[kept] = into[i];
                kept++;
            }
        }
        return kept == from ? end : kept;
    }

    /** How many rows a jump or swap advances the pawn of a side. */
    static int rowsGained(int side, int move) {
        return JumpinEvaluation.rowsAdvanced(side, MoveNumber.to(move))
                - JumpinEvaluation.rowsAdvanced(side, MoveNumber.from(move));
    }
}
