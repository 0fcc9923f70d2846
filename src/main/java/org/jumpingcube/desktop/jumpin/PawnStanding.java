package org.jumpingcube.desktop.jumpin;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;

/**
 * The pawns in a position that are marked.
 *
 * @param dim pawns of the side to move that cannot move
 * @param stranded pawns of either side, not yet in their goal, that have nothing beside them to jump over
 */
record PawnStanding(JumpinPosition position, Set<Square> dim, Set<Square> stranded) {
    /** How a pawn is marked. */
    enum Mark {
        STRANDED,
        PALE
    }

    /** The mark of the pawn on a square; a stranded pawn cannot move either, so that says more. */
    Optional<Mark> mark(Square square) {
        if (stranded.contains(square)) {
            return Optional.of(Mark.STRANDED);
        }
        return dim.contains(square) ? Optional.of(Mark.PALE) : Optional.empty();
    }

    static PawnStanding of(JumpinPosition position) {
        var movable = position.legalMoves().stream().map(PawnStanding::from).collect(Collectors.toSet());
        var dim = position.board().pawns(position.toMove()).squares().stream()
                .filter(square -> !movable.contains(square))
                .collect(Collectors.toSet());
        return new PawnStanding(position, dim, stranded(position.board()));
    }

    private static Square from(JumpinMove move) {
        return move instanceof JumpinMove.Jump jump
                ? jump.from()
                : move instanceof JumpinMove.Swap swap ? swap.from() : new Square(0, 0);
    }

    private static Set<Square> stranded(PawnBoard board) {
        var stranded = new HashSet<Square>();
        for (Player player : Player.values()) {
            for (Square square : board.pawns(player).squares()) {
                if (board.isStranded(square) && !PawnBoard.goal(player).contains(square)) {
                    stranded.add(square);
                }
            }
        }
        return stranded;
    }

    /** The opponent's pawns that could go further forward after a turn than before it. */
    Set<Square> ladders(JumpinTurn turn) {
        var before = reach(new JumpinPosition(
                position.rules(),
                position.board(),
                position.toMove().opponent(),
                position.ko(),
                position.course(),
                position.card()));
        var ladders = new HashSet<Square>();
        reach(turn.after()).forEach((square, rows) -> {
            if (rows > before.getOrDefault(square, 0)) {
                ladders.add(square);
            }
        });
        return ladders;
    }

    /** How many rows each pawn of the side to move can advance. */
    private static Map<Square, Integer> reach(JumpinPosition position) {
        var reach = new HashMap<Square, Integer>();
        for (var move : position.legalMoves()) {
            if (move instanceof JumpinMove.Jump jump) {
                Player player = position.toMove();
                int rows = PawnBoard.rowsAdvanced(player, jump.to()) - PawnBoard.rowsAdvanced(player, jump.from());
                reach.merge(jump.from(), rows, Math::max);
            }
        }
        return reach;
    }
}
