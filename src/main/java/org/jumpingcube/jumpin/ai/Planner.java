package org.jumpingcube.jumpin.ai;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Occupancy;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.jumpin.Squares;

/**
 * Looks for a path to the goal for one side, if the other side's pawns stay where they are. It is a beam search, which
 * keeps a number of the best arrangements after each turn. Whatever was kept and leads to the goal becomes the {@link
 * PathToGoal}.
 */
final class Planner {
    private static final int MOST_TURNS = 40;
    private static final int SPREAD = 4096; // of evaluations, to choose the best without sorting
    private static final int LEAST_WORTH = -1500;

    private final JumpinEvaluation evaluation;
    private final Rules rules;
    private final int side;
    private final int width;
    private final BooleanSupplier stopRequested;

    private final Occupancy occupancy;
    private final long companyLow; // besides own pawns
    private final long companyHigh;
    private final SquareSet vacant;
    private final SquareSet goal;
    private final SquareSet enemies; // in the goal
    private final long rootLow;
    private final long rootHigh;
    private final long rootKey;

    private final LongIntMap seen = new LongIntMap(1 << 12);
    private final List<Edges> edges = new ArrayList<>();
    private final int[] targets = new int[13 * Occupancy.MOST_TARGETS];
    private final int[] origins = new int[targets.length];
    private Layer layer;
    private Layer children = new Layer(1 << 10);
    private final LongIntMap solved = new LongIntMap(16);

    /**
     * How to search for a plan: how many arrangements to keep after each turn, when to stop, and whether pawns should
     * fetch each other. If so, only own pawns count as company, since the other side's are useful as ladders but fetch
     * nobody.
     */
    record Effort(int width, BooleanSupplier stopRequested, boolean isFetching) {
        Effort(int width, BooleanSupplier stopRequested) {
            this(width, stopRequested, false);
        }

        Effort fetching() {
            return new Effort(width, stopRequested, true);
        }

        /** A width this many times as large, up to a limit; a width above the limit stays. */
        Effort wider(int times, int most) {
            return new Effort(Math.max(width, Math.min(times * width, most)), stopRequested, isFetching);
        }
    }

    Planner(JumpinPosition position, Player player, JumpinEvaluation evaluation, Effort effort) {
        this.evaluation = evaluation;
        rules = position.rules();
        side = player == Player.ONE ? 0 : 1;
        width = effort.width();
        stopRequested = effort.stopRequested();
        var own = position.board().pawns(player);
        var other = position.board().pawns(player.opponent());
        occupancy = Occupancy.of(other, SquareSet.EMPTY);
        companyLow = effort.isFetching() ? 0 : other.low();
        companyHigh = effort.isFetching() ? 0 : other.high();
        goal = PawnBoard.goal(player);
        enemies = goal.and(other);
        vacant = new SquareSet(goal.low() & ~other.low(), goal.high() & ~other.high());
        rootLow = own.low();
        rootHigh = own.high();
        rootKey = ZobristKeys.pawns(side, own);
        layer = new Layer(1);
        layer.add(rootLow, rootHigh, rootKey, 0);
    }

    /** Arrangements of the pawns after the same number of turns. */
    private static final class Layer {
        private long[] low;
        private long[] high;
        private long[] key;
        private int[] worth;
        private int size;

        Layer(int room) {
            low = new long[room];
            high = new long[room];
            key = new long[room];
            worth = new int[room];
        }

        void add(long pawnsLow, long pawnsHigh, long pawnKey, int itsWorth) {
            if (size == low.length) {
                low = Arrays.copyOf(low, 2 * size);
                high = Arrays.copyOf(high, 2 * size);
                key = Arrays.copyOf(key, 2 * size);
                worth = Arrays.copyOf(worth, 2 * size);
            }
            low[size] = pawnsLow;
            high[size] = pawnsHigh;
            key[size] = pawnKey;
            worth[size] = itsWorth;
            size++;
        }
    }

    /** Which arrangements led to which, by their keys. */
    private static final class Edges {
        private long[] from = new long[1 << 10];
        private long[] to = new long[1 << 10];
        private int size;

        void add(long one, long next) {
            if (size == from.length) {
                from = Arrays.copyOf(from, 2 * size);
                to = Arrays.copyOf(to, 2 * size);
            }
            from[size] = one;
            to[size] = next;
            size++;
        }
    }

    /** The plan; {@link PathToGoal#NONE} if none is found. */
    PathToGoal find() {
        if (!isThereWork()) {
            return PathToGoal.NONE;
        }
        seen.put(rootKey, 0);
        int last = MOST_TURNS;
        for (int turn = 0; turn < last && layer.size > 0; turn++) {
            expandAll();
            if (stopRequested.getAsBoolean()) {
                return PathToGoal.NONE;
            }
            if (!solved.isEmpty() && last == MOST_TURNS) {
                last = turn + 2; // one more turn, for other paths
            }
            layer = best();
        }
        return solved.isEmpty() ? PathToGoal.NONE : planOfEdges();
    }

    /** With fewer pawns than vacant squares only the classic goal can be reached. */
    private boolean isThereWork() {
        int pawns = Long.bitCount(rootLow) + Long.bitCount(rootHigh);
        boolean canFill = pawns >= vacant.size();
        return (canFill || rules.goal() == Rules.Goal.CLASSIC) && !isDone(rootLow, rootHigh);
    }

    /** What is left of an older plan, if it can still be followed to its end; else none. */
    PathToGoal followed(PathToGoal old) {
        int left = old.turnsLeft(rootKey);
        if (left < 0) {
            return PathToGoal.NONE;
        }
        long low = rootLow;
        long high = rootHigh;
        long key = rootKey;
        for (int turns = left; turns > 0; turns--) {
            int way = wayOn(old, low, high, key, turns - 1);
            if (way < 0) {
                return PathToGoal.NONE;
            }
            int from = origins[way];
            int to = targets[way];
            low ^= bitLow(from) ^ bitLow(to);
            high ^= bitHigh(from) ^ bitHigh(to);
            key ^= ZobristKeys.pawn(side, from) ^ ZobristKeys.pawn(side, to);
        }
        return isDone(low, high) ? old.from(left) : PathToGoal.NONE; // not if an enemy has left the goal
    }

    /** The move to an arrangement with this many turns left; -1 if there is none. */
    private int wayOn(PathToGoal plan, long low, long high, long key, int turns) {
        toggle(low, high);
        int count = moves(low, high);
        toggle(low, high);
        for (int i = 0; i < count; i++) {
            if (plan.turnsLeft(key ^ ZobristKeys.pawn(side, origins[i]) ^ ZobristKeys.pawn(side, targets[i]))
                    == turns) {
                return i;
            }
        }
        return -1;
    }

    private void expandAll() {
        var out = new Edges();
        edges.add(out);
        children.size = 0;
        for (int i = 0; i < layer.size; i++) {
            expand(layer.low[i], layer.high[i], layer.key[i], out);
        }
    }

    private void expand(long low, long high, long key, Edges out) {
        toggle(low, high);
        int count = moves(low, high);
        toggle(low, high);
        for (int i = 0; i < count; i++) {
            int from = origins[i];
            int to = targets[i];
            long nextKey = key ^ ZobristKeys.pawn(side, from) ^ ZobristKeys.pawn(side, to);
            out.add(key, nextKey);
            if (seen.put(nextKey, 0)) {
                long nextLow = low ^ bitLow(from) ^ bitLow(to);
                long nextHigh = high ^ bitHigh(from) ^ bitHigh(to);
                if (isDone(nextLow, nextHigh)) {
                    solved.put(nextKey, 0);
                } else {
                    children.add(nextLow, nextHigh, nextKey, worth(nextLow, nextHigh));
                }
            }
        }
    }

    private static long bitLow(int square) {
        return square < Long.SIZE ? 1L << square : 0;
    }

    private static long bitHigh(int square) {
        return square < Long.SIZE ? 0 : 1L << square;
    }

    private void toggle(long low, long high) {
        for (long rest = low; rest != 0; rest &= rest - 1) {
            occupancy.toggle(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            occupancy.toggle(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
    }

    /** Writes the jumps of an arrangement to {@code origins} and {@code targets} and returns how many there are. */
    private int moves(long low, long high) {
        int end = 0;
        for (long rest = low; rest != 0; rest &= rest - 1) {
            end = moves(Long.numberOfTrailingZeros(rest), end);
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            end = moves(Long.SIZE + Long.numberOfTrailingZeros(rest), end);
        }
        return rules.backward() == Rules.Backward.FREE ? end : withoutNeedlessRetreats(end);
    }

    private int moves(int pawn, int from) {
        int end = occupancy.targets(pawn, targets, from);
        if (rules.stayInGoal() && goal.contains(pawn)) {
            int kept = from;
            for (int i = from; i < end; i++) {
                targets[kept] = targets[i];
                kept += goal.contains(targets[i]) ? 1 : 0;
            }
            end = kept;
        }
        Arrays.fill(origins, from, end, pawn);
        return end;
    }

    private int withoutNeedlessRetreats(int end) {
        int kept = 0;
        for (int i = 0; i < end; i++) {
            if (JumpinEvaluation.rowsAdvanced(side, targets[i]) >= JumpinEvaluation.rowsAdvanced(side, origins[i])) {
                targets[kept] = targets[i];
                origins[kept] = origins[i];
                kept++;
            }
        }
        return kept == 0 ? end : kept;
    }

    /**
     * If an enemy stays in the goal, the classic goal cannot be reached. Then the vacant squares are filled, but each
     * such enemy must be able to leave: whoever walls one in can never win.
     */
    private boolean isDone(long low, long high) {
        boolean isFull = ((vacant.low() & ~low) | (vacant.high() & ~high)) == 0;
        boolean isHome = ((low & ~goal.low()) | (high & ~goal.high())) == 0;
        return isHome || (isFull && (rules.goal() == Rules.Goal.SACKSON || canEnemiesLeave(low, high)));
    }

    private boolean canEnemiesLeave(long low, long high) {
        toggle(low, high);
        boolean can = enemies.squares().stream().allMatch(square -> occupancy.canJump(Squares.index(square)));
        toggle(low, high);
        return can;
    }

    private int worth(long low, long high) {
        int sum = evaluation.structure(side, low, high, companyLow, companyHigh);
        for (long rest = low; rest != 0; rest &= rest - 1) {
            sum += evaluation.place(side, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            sum += evaluation.place(side, Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** The best children, as many as the width allows. */
    private Layer best() {
        int[] counts = new int[SPREAD];
        for (int i = 0; i < children.size; i++) {
            counts[rank(children.worth[i])]++;
        }
        int least = SPREAD - 1;
        int better = 0;
        while (least > 0 && better + counts[least] < width) {
            better += counts[least];
            least--;
        }
        var kept = new Layer(Math.max(1, Math.min(width, children.size)));
        int room = width - better; // for those of the lowest rank kept
        for (int i = 0; i < children.size; i++) {
            int rank = rank(children.worth[i]);
            if (rank > least || (rank == least && room > 0)) {
                room -= rank == least ? 1 : 0;
                kept.add(children.low[i], children.high[i], children.key[i], children.worth[i]);
            }
        }
        return kept;
    }

    private static int rank(int worth) {
        return Math.max(0, Math.min(SPREAD - 1, worth - LEAST_WORTH));
    }

    /** Goes back from the arrangements that reach the goal, along all paths found. */
    private PathToGoal planOfEdges() {
        var turnsLeft = new LongIntMap(1 << 10);
        solved.forEachKey(key -> turnsLeft.put(key, 0));
        for (int turn = edges.size() - 1; turn >= 0; turn--) {
            var ways = edges.get(turn);
            for (int i = 0; i < ways.size; i++) {
                int left = turnsLeft.get(ways.to[i]) + 1;
                int known = turnsLeft.get(ways.from[i]);
                if (left > 0 && (known < 0 || left < known)) {
                    turnsLeft.put(ways.from[i], left);
                }
            }
        }
        return new PathToGoal(turnsLeft, turnsLeft.get(rootKey));
    }
}
