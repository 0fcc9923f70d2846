package org.jumpingcube.cube.puzzle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.PlayedMove;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Turn;
import org.jumpingcube.game.Verdict;

/**
 * A position that teaches something about the game by playing it.
 *
 * @param name in message keys and settings
 * @param goals what each of the learner's moves must do, in order
 * @param isAnswered whether the program answers a wrong move with one that shows what is wrong
 */
public record Lesson(String name, CubePosition position, List<Predicate<PlayedMove>> goals, boolean isAnswered) {
    private static final int ALL_AROUND = 4;
    private static final int WHOLE_CHAIN = 5;

    public Lesson {
        goals = List.copyOf(goals);
    }

    /** All lessons, in teaching order. */
    public static List<Lesson> all() {
        return List.of(
                alone("overload", "1-1-1-1-/1-4r1-1-/1-1-3r1-/1b1-1-1-", move -> move.bursts() > 0),
                alone(
                        "capture",
                        "1-1-1-1b2r/1-1-2b1-1-/1-2b4r1b1-/1-1-2b1-1-/2r1-1-1-1-",
                        move -> taken(move) >= ALL_AROUND),
                alone(
                        "chain",
                        "1-1-1-1-1-/3r1-1-1-1-/3b4b4b4b3b/1-1-1-1-1-/1-1-1-2b2r",
                        move -> taken(move) >= WHOLE_CHAIN),
                alone("corner", "1-1-1-1-1-/1-1-1-1-1-/1-1-2b1-1-/1-1-1-1-1-/1-1-1-1-1-", Lesson::isInCorner),
                answered(
                        "race",
                        "2r1-1-1-1-/1-1-1-1-1-/1-1-3r3b1-/1-1-1-1-1-/1-1-1-1-2b",
                        List.of(Lesson::canTakeNext, move -> taken(move) > 0)),
                answered(
                        "reply",
                        "2r2b3b2b/1r4r2b2b/2r2r3r3r/2r3b2r1r",
                        List.of(move -> taken(move) > 0 && isSafe(move))),
                answered(
                        "tempo",
                        "1b3b1-2r/2b2b4r1r/2b3b1-3r/2b1b3b1-",
                        List.of(Lesson::isSafe, move -> taken(move) > 0)),
                alone(
                        "win",
                        "2b2b3b2r/3b1b4b3r/3b4b1r3r/2r2r3r2r",
                        move -> move.after().outcome().isOver()));
    }

    private static Lesson alone(String name, String board, Predicate<PlayedMove> goal) {
        return new Lesson(name, read(board), List.of(goal), false);
    }

    private static Lesson answered(String name, String board, List<Predicate<PlayedMove>> goals) {
        return new Lesson(name, read(board), goals, true);
    }

    private static CubePosition read(String board) {
        return PositionText.read("1 " + board).orElseThrow(() -> new IllegalStateException(board));
    }

    /** The verdict on a move. After a bad move, or a good one that is not the last, the answer is the hardest reply. */
    public Verdict<Square> judge(PlayedMove move, int goal) {
        boolean isOver = move.after().outcome().isOver();
        if (!goals.get(goal).test(move)) {
            return new Verdict.Wrong<>(isAnswered && !isOver ? Optional.of(answer(move.after())) : Optional.empty());
        }
        return isOver || goal == goals.size() - 1 ? new Verdict.Solved<>() : new Verdict.GoesOn<>(answer(move.after()));
    }

    /** The move that takes the most cubes; of equals, the one after which the fewest can be taken back. */
    private static Square answer(CubePosition position) {
        return position.legalMoves().stream()
                .max(Comparator.<Square>comparingInt(move -> taken(position.play(move)))
                        .thenComparingInt(move -> -most(position.play(move).after())))
                .orElseThrow();
    }

    /** How many cubes a move takes from the other side. */
    public static int taken(Turn<CubePosition, Square> move) {
        var other = move.player().opponent();
        return move.before().board().count(other) - move.after().board().count(other);
    }

    /** The most cubes that the side to move can take from the other; 0 if the game is over. */
    private static int most(CubePosition position) {
        return position.legalMoves().stream()
                .mapToInt(move -> taken(position.play(move)))
                .max()
                .orElse(0);
    }

    private static boolean isInCorner(PlayedMove move) {
        return move.before().board().capacity(move.move()) == 2;
    }

    /** Whether the other side can take no cube. */
    private static boolean isSafe(PlayedMove move) {
        return most(move.after()) == 0;
    }

    /** Whether the mover can take a cube next, whatever the other side does. */
    private static boolean canTakeNext(PlayedMove move) {
        return move.after().legalMoves().stream()
                .allMatch(reply -> most(move.after().play(reply).after()) > 0);
    }
}
