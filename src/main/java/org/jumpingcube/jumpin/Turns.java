package org.jumpingcube.jumpin;

import java.util.ArrayList;
import java.util.List;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinMove.Swap;
import org.jumpingcube.jumpin.Rules.Backward;
import org.jumpingcube.jumpin.Rules.Repetition;
import org.jumpingcube.jumpin.Rules.Stalemate;

/** The legal moves in a position where the game is not over, unless because there are none. */
final class Turns {
    private final JumpinPosition position;
    private final Rules rules;
    private final PawnBoard board;
    private final Player toMove;

    Turns(JumpinPosition position) {
        this.position = position;
        rules = position.rules();
        board = position.board();
        toMove = position.toMove();
    }

    List<JumpinMove> all() {
        var moves = jumps();
        boolean isAlone = position.finished().isPresent();
        if (rules.swap() && !isAlone) {
            addSwaps(moves);
        }
        if (rules.backward() == Backward.ONLY_IF_FORCED && moves.stream().anyMatch(move -> rowsGained(move) >= 0)) {
            moves.removeIf(move -> rowsGained(move) < 0);
        }
        if (rules.repetition() == Repetition.SUPERKO && !isAlone) {
            moves.removeIf(this::recreates);
        }
        if (!isAlone && mayPass(moves.isEmpty())) {
            moves.add(JumpinMove.PASS);
        }
        return moves;
    }

    /** A forced pass is exempt from the ban on repetition, since the game must be able to go on. */
    private boolean mayPass(boolean isStuck) {
        return isStuck
                ? rules.allowPass() || rules.stalemate() == Stalemate.PASS
                : rules.allowPass() && !(rules.repetition() == Repetition.SUPERKO && recreates(JumpinMove.PASS));
    }

    private List<JumpinMove> jumps() {
        var moves = new ArrayList<JumpinMove>();
        var occupancy = Occupancy.of(board.gold(), board.silver());
        int[] targets = new int[Occupancy.MOST_TARGETS];
        for (Square from : board.pawns(toMove).squares()) {
            int count = occupancy.targets(Squares.index(from), targets, 0);
            for (int i = 0; i < count; i++) {
                var to = Squares.at(targets[i]);
                if (mayGo(toMove, from, to)) {
                    moves.add(new Jump(from, to));
                }
            }
        }
        return moves;
    }

    private void addSwaps(List<JumpinMove> moves) {
        var enemies = board.pawns(toMove.opponent()).squares();
        for (Square from : board.pawns(toMove).squares()) {
            for (Square to : enemies) {
                if (from.touches(to)
                        && !JumpinPosition.pair(from, to).equals(position.ko())
                        && mayGo(toMove, from, to)
                        && mayGo(toMove.opponent(), to, from)) {
                    moves.add(new Swap(from, to));
                }
            }
        }
    }

    /** Whether a player's pawn may end a turn on this square wherever it came from. */
    private boolean mayGo(Player player, Square from, Square to) {
        var goal = PawnBoard.goal(player);
        return !rules.stayInGoal() || !goal.contains(from) || goal.contains(to);
    }

    private int rowsGained(JumpinMove move) {
        return move instanceof Jump jump
                ? rowsGained(jump.from(), jump.to())
                : move instanceof Swap swap ? rowsGained(swap.from(), swap.to()) : 0;
    }

    private int rowsGained(Square from, Square to) {
        return PawnBoard.rowsAdvanced(toMove, to) - PawnBoard.rowsAdvanced(toMove, from);
    }

    private boolean recreates(JumpinMove move) {
        var next = new Placement(position.board(move), toMove.opponent(), JumpinPosition.ko(move));
        return position.course().past().count(next) > 0;
    }
}
