package org.jumpingcube.jumpin.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.jumpin.PawnBoard;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinTurn;

/** How two players differ in the middle of their games: means of each game, and how sure the difference is. */
final class JumpinHabits {
    private static final int FIRST = 16;
    private static final int LAST = 60; // plies
    private static final int FAR = 4; // rows

    private static final List<Habit> HABITS = List.of(
            new Habit("rows advanced", (turn, player) -> turn.before().board().advance(player)),
            new Habit("rows between the first and the last pawn", JumpinHabits::spread),
            new Habit("pawns without one of their own beside them", JumpinHabits::lonely),
            new Habit("rows that the farthest move ahead gains", JumpinHabits::farthest),
            new Habit("pawns at home", JumpinHabits::atHome),
            new Habit("moves that gain four rows or more", JumpinHabits::isFar));

    /** A question about a turn and who makes it. */
    private record Habit(String name, ToDoubleBiFunction<JumpinTurn, Player> question) {}

    private final List<double[][]> games = new ArrayList<>(); // by habit and player: sum
    private final List<int[]> counts = new ArrayList<>(); // by player

    void begin() {
        games.add(new double[HABITS.size()][2]);
        counts.add(new int[2]);
    }

    /** Notes a turn of a player, the first or the second. */
    void note(JumpinTurn turn, int player) {
        if (turn.before().plies() >= FIRST && turn.before().plies() < LAST) {
            var sums = games.get(games.size() - 1);
            counts.get(counts.size() - 1)[player]++;
            IntStream.range(0, HABITS.size())
                    .forEach(habit ->
                            sums[habit][player] += HABITS.get(habit).question().applyAsDouble(turn, turn.player()));
        }
    }

    void print() {
        for (int habit = 0; habit < HABITS.size(); habit++) {
            double[] one = means(habit, 0);
            double[] two = means(habit, 1);
            double[] lead = IntStream.range(0, one.length)
                    .mapToDouble(game -> one[game] - two[game])
                    .toArray();
            double mean = mean(lead);
            double variance = IntStream.range(0, lead.length)
                    .mapToDouble(game -> (lead[game] - mean) * (lead[game] - mean))
                    .average()
                    .orElse(0);
            System.out.printf(
                    Locale.ROOT,
                    "%s: %.2f / %.2f (%.1f)%n",
                    HABITS.get(habit).name(),
                    mean(one),
                    mean(two),
                    Math.abs(mean) / Math.sqrt(variance / lead.length));
        }
    }

    private double[] means(int habit, int player) {
        return IntStream.range(0, games.size())
                .mapToDouble(game -> games.get(game)[habit][player] / Math.max(1, counts.get(game)[player]))
                .toArray();
    }

    private static double mean(double[] values) {
        return IntStream.range(0, values.length)
                .mapToDouble(index -> values[index])
                .average()
                .orElse(0);
    }

    private static double spread(JumpinTurn turn, Player player) {
        var rows = turn.before().board().pawns(player).squares().stream()
                .mapToInt(square -> PawnBoard.rowsAdvanced(player, square))
                .summaryStatistics();
        return rows.getMax() - rows.getMin();
    }

    private static double lonely(JumpinTurn turn, Player player) {
        List<Square> pawns = turn.before().board().pawns(player).squares();
        return pawns.stream()
                .filter(pawn -> pawns.stream().noneMatch(pawn::touches))
                .count();
    }

    private static double isFar(JumpinTurn turn, Player player) {
        return turn.move() instanceof Jump jump && rowsGained(jump, player) >= FAR ? 1 : 0;
    }

    private static double atHome(JumpinTurn turn, Player player) {
        return turn.before().board().pawns(player).and(PawnBoard.home(player)).size();
    }

    private static int rowsGained(Jump jump, Player player) {
        return PawnBoard.rowsAdvanced(player, jump.to()) - PawnBoard.rowsAdvanced(player, jump.from());
    }

    private static double farthest(JumpinTurn turn, Player player) {
        return turn.before().legalMoves().stream()
                .filter(Jump.class::isInstance)
                .map(Jump.class::cast)
                .mapToInt(jump -> rowsGained(jump, player))
                .max()
                .orElse(0);
    }
}
