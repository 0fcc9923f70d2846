package org.jumpingcube.jumpin.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinNotation;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.JumpinTurn;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.Rules;
import org.jumpingcube.jumpin.SquareSet;

/**
 * A position that teaches something about Jumpin by one turn of Gold's.
 *
 * @param name in message keys
 * @param goal what the turn must do
 */
public record JumpinLesson(String name, JumpinPosition position, Predicate<JumpinTurn> goal) {
    private static final int OVER_TWO = 3; // squares from the start of a jump to its end
    private static final int CHAIN = 3; // jumps
    private static final int LADDER = 8; // rows

    /** All lessons, in teaching order. */
    public static List<JumpinLesson> all() {
        return List.of(
                lesson("jump", "1w2w1/1w2w1/6/6/6/6/6/2w3/2x3/2x3/x4x x", JumpinLesson::isOverTwo),
                lesson("chain", "wwwwww/w4w/6/4w1/4w1/4w1/1wxw2/x5/x5/x2x1x/xxxxxx x", turn -> turn.jumps() >= CHAIN),
                lesson(
                        "stranded",
                        "1w2w1/1w2w1/6/6/6/6/2w3/6/2w3/xw4/x5 x",
                        turn -> stranded(turn.after().board()) == 0),
                lesson("ladder", "ww4/ww4/6/3w2/6/1xw3/6/3w2/6/3x2/3x2 x", turn -> farthest(turn.after()) >= LADDER));
    }

    private static JumpinLesson lesson(String name, String line, Predicate<JumpinTurn> goal) {
        var position = new JumpinNotation()
                .readBoard(GameOptions.usual(Rules.OPTIONS), Player.ONE, List.of(Optional.of(line)))
                .position()
                .orElseThrow(() -> new IllegalStateException(line));
        return new JumpinLesson(name, position, goal);
    }

    /** The name in the settings, where other games have lessons too. */
    public String kept() {
        return "jumpin." + name;
    }

    /** Whether a turn does what the lesson asks for. */
    public boolean isDoneBy(JumpinTurn turn) {
        return goal.test(turn);
    }

    private static boolean isOverTwo(JumpinTurn turn) {
        var path = turn.path();
        for (int jump = 1; jump < path.size(); jump++) {
            Square from = path.get(jump - 1);
            Square to = path.get(jump);
            if (Math.abs(from.row() - to.row()) + Math.abs(from.column() - to.column()) >= OVER_TWO) {
                return true;
            }
        }
        return false;
    }

    /** How many of Gold's pawns have nothing beside them to jump over, and are not in the goal. */
    public static long stranded(PawnBoard board) {
        return board.pawns(Player.ONE).squares().stream()
                .filter(board::isStranded)
                .filter(square -> !PawnBoard.goal(Player.ONE).contains(square))
                .count();
    }

    /** How many rows Gold could gain with one turn, if it were to move now; 0 if none. */
    public static int farthest(JumpinPosition position) {
        var again = new JumpinPosition(
                position.rules(), position.board(), Player.ONE, SquareSet.EMPTY, position.course(), position.card());
        return again.legalMoves().stream()
                .filter(JumpinMove.Jump.class::isInstance)
                .map(JumpinMove.Jump.class::cast)
                .mapToInt(jump -> jump.to().row() - jump.from().row())
                .max()
                .orElse(0);
    }
}
