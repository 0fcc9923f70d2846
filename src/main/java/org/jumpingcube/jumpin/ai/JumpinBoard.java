package org.jumpingcube.jumpin.ai;

import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Placement;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.SquareSet;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.search.Ending;
import org.jumpingcube.search.SearchBoard;

/** Jumpin as the search sees it, with moves as {@link MoveNumber}s. Not for games in which one side plays on alone. */
final class JumpinBoard implements SearchBoard {
    private static final int LONG_WAY = 4;
    private static final int PLAN_TURN = 10 * JumpinEvaluation.ROW;

    private final Rules rules;
    private final Judgement judgement;
    private final PathToGoal[] plans;
    private final int[] planBase = new int[2];
    private final boolean isSuperko;
    private final LongIntMap past;

    private final Pawns pawns;
    private final MoveGenerator generator;
    private int toMove;
    private int ply;

    // By ply: what a move changes that its number does not tell.
    private final int[] played = new int[MAX_PLY + 1];
    private final long[] keys = new long[MAX_PLY + 1];
    private final long[] ko = new long[MAX_PLY + 1];
    private final int[] idle = new int[MAX_PLY + 1];
    private final int[] passes = new int[MAX_PLY + 1];
    private final int[][] best = new int[2][MAX_PLY + 1];
    private final int[] scratch = new int[MoveGenerator.MOST_MOVES];

    /** What a player knows and prefers. */
    record Judgement(
            JumpinEvaluation evaluation,
            PathToGoal gold,
            PathToGoal silver,
            int drawScore,
            Misjudgement misjudgement) {}

    JumpinBoard(JumpinPosition position, Judgement judgement) {
        rules = position.rules();
        this.judgement = judgement;
        plans = new PathToGoal[] {judgement.gold(), judgement.silver()};
        isSuperko = rules.repetition() == Rules.Repetition.SUPERKO;
        pawns = new Pawns(position.board(), judgement.evaluation());
        generator = new MoveGenerator(rules, pawns);
        toMove = position.toMove() == Player.ONE ? 0 : 1;
        var earlier = position.earlier();
        past = new LongIntMap(earlier.size());
        earlier.forEach(placement -> past.put(key(placement), 0));
        idle[0] = position.pliesWithoutProgress();
        best[0][0] = position.bestAdvance(Player.ONE);
        best[1][0] = position.bestAdvance(Player.TWO);
        passes[0] = position.passes();
        ko[0] = ko(position.ko());
        keys[0] = key(position.placement());
        planBase[0] = pawns.worth(0);
        planBase[1] = pawns.worth(1);
    }

    /** A hash key that is the same in every process, which a hash code need not be. */
    static long key(Placement placement) {
        return ZobristKeys.pawns(0, placement.board().gold())
                ^ ZobristKeys.pawns(1, placement.board().silver())
                ^ (placement.toMove() == Player.ONE ? 0 : ZobristKeys.SILVER_TO_MOVE)
                ^ ko(placement.ko());
    }

    private static long ko(SquareSet pair) {
        var squares = pair.squares();
        return squares.isEmpty() ? 0 : ZobristKeys.ko(Squares.index(squares.get(0)), Squares.index(squares.get(1)));
    }

    // Moves

    @Override
    public int moveLimit() {
        return MoveNumber.PASS + 1;
    }

    @Override
    public int mostMoves() {
        return MoveGenerator.MOST_MOVES;
    }

    @Override
    public int moves(int[] into, int from) {
        int end = generator.moves(toMove, ko[ply], into, from);
        if (isSuperko) {
            end = withoutRepetitions(into, from, end);
        }
        if (mayPass(end == from)) {
            into[end] = MoveNumber.PASS;
            end++;
        }
        return end - from;
    }

    private int withoutRepetitions(int[] into, int from, int end) {
        int kept = from;
        for (int i = from; i < end; i++) {
            into[kept] = into[i];
            kept += hasBeen(keyAfter(into[i])) ? 0 : 1;
        }
        return kept;
    }

    private boolean mayPass(boolean isStuck) {
        return isStuck
                ? rules.allowPass() || rules.stalemate() == Rules.Stalemate.PASS
                : rules.allowPass() && !(isSuperko && hasBeen(keyAfter(MoveNumber.PASS)));
    }

    @Override
    public int noisyMoves(int[] into, int from) {
        return 0;
    }

    /** By direction and distance: far ahead, ahead, sideways, back. */
    @Override
    public int kind(int move) {
        int rows = move == MoveNumber.PASS ? 0 : MoveGenerator.rowsGained(toMove, move);
        return rows >= LONG_WAY ? 0 : rows > 0 ? 1 : rows == 0 ? 2 : 3;
    }

    // Playing

    private long keyAfter(int move) {
        long key = keys[ply] ^ ko[ply] ^ ZobristKeys.SILVER_TO_MOVE;
        if (move == MoveNumber.PASS) {
            return key;
        }
        int from = MoveNumber.from(move);
        int to = MoveNumber.to(move);
        key ^= ZobristKeys.pawn(toMove, from) ^ ZobristKeys.pawn(toMove, to);
        return MoveNumber.isJump(move)
                ? key
                : key
                        ^ ZobristKeys.pawn(1 - toMove, from)
                        ^ ZobristKeys.pawn(1 - toMove, to)
                        ^ ZobristKeys.ko(from, to);
    }

    @Override
    public void play(int move) {
        int next = ply + 1;
        keys[next] = keyAfter(move);
        played[next] = move;
        ko[next] = isSwap(move) ? ZobristKeys.ko(MoveNumber.from(move), MoveNumber.to(move)) : 0;
        passes[next] = move == MoveNumber.PASS ? passes[ply] + 1 : 0;
        carry(move, MoveNumber.from(move), MoveNumber.to(move));
        best[0][next] = Math.max(best[0][ply], pawns.advance(0));
        best[1][next] = Math.max(best[1][ply], pawns.advance(1));
        boolean isProgress = best[0][next] > best[0][ply] || best[1][next] > best[1][ply];
        idle[next] = isProgress ? 0 : idle[ply] + 1;
        toMove = 1 - toMove;
        ply = next;
    }

    @Override
    public void undo() {
        int move = played[ply];
        toMove = 1 - toMove;
        ply--;
        carry(move, MoveNumber.to(move), MoveNumber.from(move));
    }

    /** Makes a move, or unmakes it if its ends are swapped. */
    private void carry(int move, int from, int to) {
        if (MoveNumber.isJump(move)) {
            pawns.jump(toMove, from, to);
        } else if (isSwap(move)) {
            pawns.swap(toMove, from, to);
        }
    }

    private static boolean isSwap(int move) {
        return !MoveNumber.isJump(move) && move != MoveNumber.PASS;
    }

    // Ends

    @Override
    public Ending ending() {
        int mover = 1 - toMove;
        if (pawns.hasGoal(mover, rules.goal())) {
            return Ending.WON;
        }
        if (pawns.hasGoal(toMove, rules.goal())) {
            return Ending.LOST;
        }
        if (isDrawn()) {
            return rules.adjudicate() ? adjudicated(mover) : Ending.DRAWN;
        }
        return canMove() ? Ending.NONE : Ending.WON;
    }

    private boolean isDrawn() {
        return passes[ply] >= 2
                || (rules.noProgress() > 0 && idle[ply] >= rules.noProgress())
                || (!isSuperko && hasBeen(keys[ply]));
    }

    /** Whether a position has occurred, in the game or between the root and here. */
    private boolean hasBeen(long key) {
        for (int earlier = ply - 1; earlier >= 0; earlier--) {
            if (keys[earlier] == key) {
                return true;
            }
        }
        return past.get(key) >= 0;
    }

    private Ending adjudicated(int side) {
        int lead = Integer.compare(pawns.inGoal(side), pawns.inGoal(1 - side));
        lead = lead == 0 ? Integer.compare(pawns.advance(side), pawns.advance(1 - side)) : lead;
        return lead > 0 ? Ending.WON : lead < 0 ? Ending.LOST : Ending.DRAWN;
    }

    /** A side that cannot jump, swap or pass loses. */
    private boolean canMove() {
        if (rules.stalemate() == Rules.Stalemate.PASS || rules.allowPass()) {
            return true;
        }
        boolean isPlain = !rules.swap() && !rules.stayInGoal() && !isSuperko;
        return isPlain ? pawns.canJump(toMove) : moves(scratch, 0) > 0;
    }

    @Override
    public int drawScore() {
        return judgement.drawScore();
    }

    // Judging

    @Override
    public int evaluate() {
        return worth(toMove)
                - worth(1 - toMove)
                + judgement.evaluation().tempo()
                + judgement.misjudgement().of(keys[ply]);
    }

    /** On its plan a side gains with each turn. Off it, it is never worth more than where the plan began. */
    private int worth(int side) {
        var plan = plans[side];
        if (plan.isNone()) {
            return pawns.worth(side);
        }
        int left = plan.turnsLeft(pawns.key(side));
        return left >= 0
                ? planBase[side] + PLAN_TURN * (plan.length() - left)
                : Math.min(pawns.worth(side), planBase[side]);
    }

    @Override
    public long key() {
        return keys[ply];
    }
}
