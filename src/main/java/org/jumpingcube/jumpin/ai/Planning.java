package org.jumpingcube.jumpin.ai;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import org.jumpingcube.game.Player;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Placement;
import org.jumpingcube.jumpin.Squares;

/** A player's plans in a game: when to look for one, and how long to keep it. Not thread-safe. */
final class Planning {
    /** With less advance a plan would be too long to be found, or to last. */
    private static final int LEAST_ADVANCE = 60;

    /** With more enemies in the goal there are too few squares to fill. */
    private static final int MOST_ENEMIES = 3;

    /** From this advance on there are few turns to choose from, and it is worth looking at more of them. */
    private static final int NEARLY_THERE = 95;

    private static final int WIDER = 4;
    private static final int MOST_WIDTH = 800;

    private final JumpinEvaluation evaluation;
    private final Map<Player, PathToGoal> plans = new EnumMap<>(Player.class);

    Planning(JumpinEvaluation evaluation) {
        this.evaluation = evaluation;
    }

    /**
     * The plan of a side: the old one if it can still be followed and is no longer than a new one, else the new one.
     */
    PathToGoal plan(JumpinPosition position, Player player, Planner.Effort effort) {
        if (effort.width() == 0 || !isDue(position, player)) {
            return PathToGoal.NONE;
        }
        return find(position, player, effort);
    }

    private PathToGoal find(JumpinPosition position, Player player, Planner.Effort effort) {
        var planner = new Planner(position, player, evaluation, effort);
        var old = planner.followed(plans.getOrDefault(player, PathToGoal.NONE));
        var found = planner.find();
        if (found.isNone() && position.board().advance(player) >= NEARLY_THERE) {
            found = new Planner(position, player, evaluation, effort.wider(WIDER, MOST_WIDTH)).find();
        }
        var better = isBetter(old, found) ? old : found;
        plans.put(player, better);
        return better;
    }

    private static boolean isBetter(PathToGoal old, PathToGoal found) {
        return found.isNone() || (!old.isNone() && old.length() <= found.length());
    }

    private static boolean isDue(JumpinPosition position, Player player) {
        var board = position.board();
        var enemies = board.pawns(player.opponent()).and(PawnBoard.goal(player));
        return board.advance(player) >= LEAST_ADVANCE && enemies.size() <= MOST_ENEMIES;
    }

    /** The move of a side that plays on alone: the next one of its plan, else the one with the best evaluation. */
    JumpinMove aloneMove(JumpinPosition position, Planner.Effort effort) {
        var player = position.toMove();
        int side = player == Player.ONE ? 0 : 1;
        var old =
                new Planner(position, player, evaluation, effort).followed(plans.getOrDefault(player, PathToGoal.NONE));
        var plan = old.isNone() ? findAlone(position, player, effort) : old;
        var earlier = position.earlier().stream().map(Placement::board).toList();
        Comparator<JumpinMove> byTurnsLeft = Comparator.comparingInt(move -> {
            int left =
                    plan.turnsLeft(ZobristKeys.pawns(side, after(position, move).pawns(player)));
            return left < 0 ? Integer.MAX_VALUE : left;
        });
        return position.legalMoves().stream()
                .min(byTurnsLeft
                        .thenComparing(move -> earlier.contains(after(position, move)))
                        .thenComparingInt(move -> -worth(side, after(position, move))))
                .orElseThrow();
    }

    /** If a pawn is shut in, others must go back for it, which a plan that only counts rows does not find. */
    private PathToGoal findAlone(JumpinPosition position, Player player, Planner.Effort effort) {
        var plan = find(position, player, effort);
        return plan.isNone() ? find(position, player, effort.fetching()) : plan;
    }

    private static PawnBoard after(JumpinPosition position, JumpinMove move) {
        return position.play(move).after().board();
    }

    private int worth(int side, PawnBoard board) {
        var own = side == 0 ? board.gold() : board.silver();
        var other = side == 0 ? board.silver() : board.gold();
        return own.squares().stream()
                        .mapToInt(square -> evaluation.place(side, Squares.index(square)))
                        .sum()
                + evaluation.structure(side, own.low(), own.high(), other.low(), other.high());
    }
}
