package org.jumpingcube.jumpin.ai;

import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.Board;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Occupancy;
import org.jumpingcube.jumpin.Placement;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.Square;
import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.SearchBoard;

/**
 * Jumpin as the search sees it. Sides are 0 for Gold and 1 for Silver. A jump is numbered by its squares, from times 66
 * plus to; behind the jumps come the swaps in the same way, and the pass. Not for the games that go on with one side
 * alone.
 */
final class JumpinBoard implements SearchBoard {
    static final int PASS = 2 * Square.COUNT * Square.COUNT;

    /** Twelve or thirteen pawns, each with its targets and its neighbours, and a pass. */
    private static final int MOST_MOVES = 13 * (Occupancy.MOST_TARGETS + 4) + 1;

    private static final int COUNT = Square.COUNT;
    private static final int FIRST_SWAP = COUNT * COUNT;
    private static final int LONG_WAY = 4;
    private static final int PLAN_TURN = 10 * Evaluation.ROW;
    private static final int[] STEPS = {Square.COLUMNS, 1, -Square.COLUMNS, -1};

    private final Rules rules;
    private final Evaluation evaluation;
    private final Plan[] plans;
    private final int[] planBase = new int[2];
    private final int drawScore;
    private final Misjudgement misjudgement;
    private final boolean isSuperko;
    private final boolean isBackwardLast;
    private final LongIntMap past;
    private final long[][] goals = {words(Board.goal(Player.ONE)), words(Board.goal(Player.TWO))};

    private final Occupancy occupancy;
    private final long[] low = new long[2];
    private final long[] high = new long[2];
    private final long[] pawnKeys = new long[2];
    private final int[] placeSums = new int[2];
    private final int[] advances = new int[2];
    private int toMove;
    private int ply;

    // What a move changes and its number does not tell, by ply.
    private final int[] played = new int[MAX_PLY + 1];
    private final long[] keys = new long[MAX_PLY + 1];
    private final long[] ko = new long[MAX_PLY + 1];
    private final int[] idle = new int[MAX_PLY + 1];
    private final int[] passes = new int[MAX_PLY + 1];
    private final int[][] best = new int[2][MAX_PLY + 1];
    private final int[] scratch = new int[MOST_MOVES];

    /** What a player knows and likes. */
    record Judgement(Evaluation evaluation, Plan gold, Plan silver, int drawScore, Misjudgement misjudgement) {}

    JumpinBoard(JumpinPosition position, Judgement judgement) {
        rules = position.rules();
        evaluation = judgement.evaluation();
        plans = new Plan[] {judgement.gold(), judgement.silver()};
        drawScore = judgement.drawScore();
        misjudgement = judgement.misjudgement();
        isSuperko = rules.repetition() == Rules.Repetition.SUPERKO;
        isBackwardLast = rules.backward() == Rules.Backward.ONLY_IF_FORCED;
        var board = position.board();
        occupancy = Occupancy.of(board.gold(), board.silver());
        toMove = position.toMove() == Player.ONE ? 0 : 1;
        put(0, board.gold());
        put(1, board.silver());
        var earlier = position.earlier();
        past = new LongIntMap(earlier.size());
        earlier.forEach(placement -> past.put(key(placement), 0));
        idle[0] = position.pliesWithoutProgress();
        best[0][0] = position.bestAdvance(Player.ONE);
        best[1][0] = position.bestAdvance(Player.TWO);
        passes[0] = position.passes();
        ko[0] = ko(position.ko());
        keys[0] = key(position.placement());
        for (int side = 0; side < 2; side++) {
            planBase[side] = placeSums[side] + structure(side);
        }
    }

    private void put(int side, SquareSet pawns) {
        low[side] = pawns.low();
        high[side] = pawns.high();
        pawnKeys[side] = Keys.pawns(side, pawns);
        for (Square square : pawns.squares()) {
            placeSums[side] += evaluation.place(side, square.index());
            advances[side] += Evaluation.rowsAdvanced(side, square.index());
        }
    }

    private static long[] words(SquareSet set) {
        return new long[] {set.low(), set.high()};
    }

    private static long key(Placement placement) {
        return Keys.pawns(0, placement.board().gold())
                ^ Keys.pawns(1, placement.board().silver())
                ^ (placement.toMove() == Player.ONE ? 0 : Keys.SILVER_TO_MOVE)
                ^ ko(placement.ko());
    }

    private static long ko(SquareSet pair) {
        var squares = pair.squares();
        return squares.isEmpty()
                ? 0
                : Keys.ko(squares.get(0).index(), squares.get(1).index());
    }

    // Moves

    static int number(JumpinMove move) {
        if (move instanceof Jump jump) {
            return jump.from().index() * COUNT + jump.to().index();
        }
        return move instanceof Swap swap
                ? FIRST_SWAP + swap.from().index() * COUNT + swap.to().index()
                : PASS;
    }

    static JumpinMove move(int number) {
        if (number == PASS) {
            return JumpinMove.PASS;
        }
        var from = Square.at(number % FIRST_SWAP / COUNT);
        var to = Square.at(number % COUNT);
        return number < FIRST_SWAP ? new Jump(from, to) : new Swap(from, to);
    }

    @Override
    public int moveLimit() {
        return PASS + 1;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public int moves(int[] into, int from) {
        int end = jumps(into, from);
        if (rules.swap()) {
            end = swaps(into, end);
        }
        if (isBackwardLast) {
            end = withoutNeedlessRetreats(into, from, end);
        }
        if (isSuperko) {
            end = withoutRepetitions(into, from, end);
        }
        if (mayPass(end == from)) {
            into[end] = PASS;
            end++;
        }
        return end - from;
    }

    private boolean mayPass(boolean isStuck) {
        return isStuck
                ? rules.allowPass() || rules.stalemate() == Rules.Stalemate.PASS
                : rules.allowPass() && !(isSuperko && hasBeen(keyAfter(PASS)));
    }

    private int jumps(int[] into, int from) {
        int end = from;
        for (long rest = low[toMove]; rest != 0; rest &= rest - 1) {
            end = jumps(Long.numberOfTrailingZeros(rest), into, end);
        }
        for (long rest = high[toMove]; rest != 0; rest &= rest - 1) {
            end = jumps(Long.SIZE + Long.numberOfTrailingZeros(rest), into, end);
        }
        return end;
    }

    private int jumps(int pawn, int[] into, int from) {
        int end = occupancy.targets(pawn, into, from);
        int kept = from;
        boolean isBound = rules.stayInGoal() && isGoal(toMove, pawn);
        for (int i = from; i < end; i++) {
            int to = into[i];
            into[kept] = pawn * COUNT + to;
            kept += isBound && !isGoal(toMove, to) ? 0 : 1;
        }
        return kept;
    }

    private int swaps(int[] into, int from) {
        int end = from;
        for (int pawn = 0; pawn < COUNT; pawn++) {
            if (isPawn(toMove, pawn)) {
                end = swaps(pawn, into, end);
            }
        }
        return end;
    }

    private int swaps(int pawn, int[] into, int from) {
        int end = from;
        for (int step : STEPS) {
            int other = pawn + step;
            boolean isBeside = other >= 0
                    && other < COUNT
                    && (Math.abs(step) > 1 || other / Square.COLUMNS == pawn / Square.COLUMNS);
            if (isBeside && isPawn(1 - toMove, other) && maySwap(pawn, other)) {
                into[end] = FIRST_SWAP + pawn * COUNT + other;
                end++;
            }
        }
        return end;
    }

    private boolean maySwap(int pawn, int other) {
        boolean isKo = ko[ply] != 0 && ko[ply] == koKey(pawn, other);
        boolean isBound = rules.stayInGoal()
                && ((isGoal(toMove, pawn) && !isGoal(toMove, other))
                        || (isGoal(1 - toMove, other) && !isGoal(1 - toMove, pawn)));
        return !isKo && !isBound;
    }

    private static long koKey(int one, int other) {
        return Keys.ko(Math.min(one, other), Math.max(one, other));
    }

    private int withoutNeedlessRetreats(int[] into, int from, int end) {
        int kept = from;
        for (int i = from; i < end; i++) {
            if (rowsGained(into[i]) >= 0) {
                into[kept] = into[i];
                kept++;
            }
        }
        return kept == from ? end : kept;
    }

    private int withoutRepetitions(int[] into, int from, int end) {
        int kept = from;
        for (int i = from; i < end; i++) {
            into[kept] = into[i];
            kept += hasBeen(keyAfter(into[i])) ? 0 : 1;
        }
        return kept;
    }

    private int rowsGained(int move) {
        int from = (move % FIRST_SWAP) / COUNT;
        int to = move % COUNT;
        return Evaluation.rowsAdvanced(toMove, to) - Evaluation.rowsAdvanced(toMove, from);
    }

    private boolean isPawn(int side, int square) {
        return (((square < Long.SIZE ? low[side] : high[side]) >>> square) & 1) != 0;
    }

    private boolean isGoal(int side, int square) {
        return ((goals[side][square / Long.SIZE] >>> square) & 1) != 0;
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        return 0;
    }

    /** By direction and distance: far ahead, ahead, sideways, back. */
    @Override
    public int kind(int move) {
        int rows = move == PASS ? 0 : rowsGained(move);
        return rows >= LONG_WAY ? 0 : rows > 0 ? 1 : rows == 0 ? 2 : 3;
    }

    // Playing

    private long keyAfter(int move) {
        long key = keys[ply] ^ ko[ply] ^ Keys.SILVER_TO_MOVE;
        if (move == PASS) {
            return key;
        }
        int from = (move % FIRST_SWAP) / COUNT;
        int to = move % COUNT;
        key ^= Keys.pawn(toMove, from) ^ Keys.pawn(toMove, to);
        return move < FIRST_SWAP
                ? key
                : key ^ Keys.pawn(1 - toMove, from) ^ Keys.pawn(1 - toMove, to) ^ koKey(from, to);
    }

    @Override
    public void play(int move) {
        int next = ply + 1;
        keys[next] = keyAfter(move);
        played[next] = move;
        ko[next] = 0;
        if (move < FIRST_SWAP) {
            int from = move / COUNT;
            int to = move % COUNT;
            carry(toMove, from, to);
            occupancy.toggle(from);
            occupancy.toggle(to);
        } else if (move != PASS) {
            swap(move);
            ko[next] = koKey(move % FIRST_SWAP / COUNT, move % COUNT);
        }
        passes[next] = move == PASS ? passes[ply] + 1 : 0;
        boolean isProgress = advances[0] > best[0][ply] || advances[1] > best[1][ply];
        idle[next] = isProgress ? 0 : idle[ply] + 1;
        best[0][next] = Math.max(best[0][ply], advances[0]);
        best[1][next] = Math.max(best[1][ply], advances[1]);
        toMove = 1 - toMove;
        ply = next;
    }

    @Override
    public void undo() {
        int move = played[ply];
        toMove = 1 - toMove;
        ply--;
        if (move < FIRST_SWAP) {
            int from = move / COUNT;
            int to = move % COUNT;
            carry(toMove, to, from);
            occupancy.toggle(from);
            occupancy.toggle(to);
        } else if (move != PASS) {
            swap(FIRST_SWAP + move % COUNT * COUNT + move % FIRST_SWAP / COUNT);
        }
    }

    private void swap(int move) {
        int from = (move % FIRST_SWAP) / COUNT;
        int to = move % COUNT;
        carry(toMove, from, to);
        carry(1 - toMove, to, from);
    }

    /** Moves a pawn, but for the occupancy. */
    private void carry(int side, int from, int to) {
        toggle(side, from);
        toggle(side, to);
        pawnKeys[side] ^= Keys.pawn(side, from) ^ Keys.pawn(side, to);
        placeSums[side] += evaluation.place(side, to) - evaluation.place(side, from);
        advances[side] += Evaluation.rowsAdvanced(side, to) - Evaluation.rowsAdvanced(side, from);
    }

    private void toggle(int side, int square) {
        if (square < Long.SIZE) {
            low[side] ^= 1L << square;
        } else {
            high[side] ^= 1L << square;
        }
    }

    // Ends

    @Override
    public Ending ending() {
        int mover = 1 - toMove;
        if (hasGoal(mover)) {
            return Ending.WON;
        }
        if (hasGoal(toMove)) {
            return Ending.LOST;
        }
        if (isDrawn()) {
            return rules.adjudicate() ? adjudicated(mover) : Ending.DRAWN;
        }
        return canMove() ? Ending.NONE : Ending.WON;
    }

    private boolean hasGoal(int side) {
        long goalLow = goals[side][0];
        long goalHigh = goals[side][1];
        if (rules.goal() == Rules.Goal.CLASSIC) {
            return ((low[side] & ~goalLow) | (high[side] & ~goalHigh)) == 0;
        }
        return ((goalLow & ~(low[0] | low[1])) | (goalHigh & ~(high[0] | high[1]))) == 0
                && ((low[side] & goalLow) | (high[side] & goalHigh)) != 0;
    }

    private boolean isDrawn() {
        return passes[ply] >= 2
                || (rules.noProgress() > 0 && idle[ply] >= rules.noProgress())
                || (!isSuperko && hasBeen(keys[ply]));
    }

    /** Whether a position was there in the game or on the way from the root to here. */
    private boolean hasBeen(long key) {
        for (int earlier = ply - 1; earlier >= 0; earlier--) {
            if (keys[earlier] == key) {
                return true;
            }
        }
        return past.get(key) >= 0;
    }

    private Ending adjudicated(int side) {
        int lead = Integer.compare(pawnsInGoal(side), pawnsInGoal(1 - side));
        lead = lead == 0 ? Integer.compare(advances[side], advances[1 - side]) : lead;
        return lead > 0 ? Ending.WON : lead < 0 ? Ending.LOST : Ending.DRAWN;
    }

    private int pawnsInGoal(int side) {
        return Long.bitCount(low[side] & goals[side][0]) + Long.bitCount(high[side] & goals[side][1]);
    }

    /** A side that cannot jump, swap or pass loses. */
    private boolean canMove() {
        if (rules.stalemate() == Rules.Stalemate.PASS || rules.allowPass()) {
            return true;
        }
        boolean isPlain = !rules.swap() && !rules.stayInGoal() && !isSuperko;
        return isPlain ? canJump() : moves(scratch, 0) > 0;
    }

    private boolean canJump() {
        for (long rest = low[toMove]; rest != 0; rest &= rest - 1) {
            if (occupancy.canJump(Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        for (long rest = high[toMove]; rest != 0; rest &= rest - 1) {
            if (occupancy.canJump(Long.SIZE + Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int drawScore() {
        return drawScore;
    }

    @Override
    public boolean mayWinAtOnce() {
        return true;
    }

    // Judging

    @Override
    public int evaluate() {
        return worth(toMove) - worth(1 - toMove) + evaluation.tempo() + misjudgement.of(keys[ply]);
    }

    /** On its plan a side is worth more with each turn, off it never more than where the plan began. */
    private int worth(int side) {
        var plan = plans[side];
        if (plan.isNone()) {
            return placeSums[side] + structure(side);
        }
        int left = plan.turnsLeft(pawnKeys[side]);
        return left >= 0
                ? planBase[side] + PLAN_TURN * (plan.length() - left)
                : Math.min(placeSums[side] + structure(side), planBase[side]);
    }

    private int structure(int side) {
        return evaluation.structure(side, low[side], high[side], low[1 - side], high[1 - side]);
    }

    @Override
    public long key() {
        return keys[ply];
    }
}
