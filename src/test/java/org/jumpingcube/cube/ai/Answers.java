package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.Cube;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Score;
import org.jumpingcube.game.Square;

/** What a board of the search answers in one position, by the names of features and squares. */
record Answers(
        Map<CubeFeature, Long> own,
        Map<CubeFeature, Long> other,
        List<Square> moves,
        List<Square> noisyMoves,
        List<Integer> kinds,
        boolean mayWinAtOnce,
        List<Square> likelyWins,
        boolean isWinInSight,
        int evaluation) {

    /** What the board answers. */
    static Answers of(CubeBoard board) {
        int[] counts = new int[Columns.COUNT];
        board.count(counts);
        int[] moves = new int[board.moveLimit()];
        var legal = squares(board, moves, board.moves(moves, 0));
        var noisy = squares(board, moves, board.noisyMoves(moves, 0));
        return new Answers(
                counts(feature -> (long) counts[Columns.of(feature)]),
                counts(feature -> (long) counts[Columns.of(feature) + Columns.OTHER_SIDE]),
                legal,
                noisy,
                legal.stream().map(square -> board.kind(board.move(square))).toList(),
                board.mayWinAtOnce(),
                squares(board, moves, board.likelyWins(moves, 0)),
                board.isWinInSight(),
                board.evaluate());
    }

    private static List<Square> squares(CubeBoard board, int[] moves, int count) {
        return Arrays.stream(moves, 0, count).mapToObj(board::square).toList();
    }

    private static Map<CubeFeature, Long> counts(Function<CubeFeature, Long> count) {
        return Arrays.stream(CubeFeature.values())
                .collect(
                        Collectors.toMap(feature -> feature, count, Long::sum, () -> new EnumMap<>(CubeFeature.class)));
    }

    /** What a board should answer, from the rules and the definitions. */
    static Answers byDefinition(CubePosition position) {
        var board = position.board();
        var moves = position.legalMoves();
        var mine = new PlainFeatures(board, position.toMove());
        var own = counts(mine::count);
        var other = counts(new PlainFeatures(board, position.toMove().opponent())::count);
        return new Answers(
                own,
                other,
                moves,
                moves.stream()
                        .filter(square -> mine.has(square, CubeFeature.CRITICAL_CONTACT))
                        .toList(),
                moves.stream().map(square -> charge(board, square)).toList(),
                mayWinAtOnce(position),
                mine.firstOfEachChain(),
                isWinInSight(board, position.toMove()),
                evaluation(board, own, other));
    }

    private static int charge(Board board, Square square) {
        return board.at(square).value() + 3 - board.capacity(square);
    }

    /** Only one neutral cube is left to take, or all own critical cubes burst together take the board. */
    private static boolean mayWinAtOnce(CubePosition position) {
        var board = position.board();
        var mover = position.toMove();
        boolean isOneLeft = board.count(mover) == board.squares().size() - 1 && board.count(mover.opponent()) == 0;
        return isOneLeft || takesAll(board, mover);
    }

    /** The board is full to 77 in 100, and what lies beside own critical cubes an eighth of what is not own, or more. */
    private static boolean isWinInSight(Board board, Player mover) {
        var missing = board.squares().stream()
                .filter(square -> !board.at(square).isOwnedBy(mover))
                .toList();
        long reached = missing.stream()
                .filter(square -> board.neighbours(square).stream()
                        .anyMatch(beside -> board.at(beside).equals(Cube.of(mover, board.capacity(beside)))))
                .count();
        boolean isFull = 100 * board.totalPoints() >= 77 * Board.mostPoints(board.side());
        return isFull && 8 * reached >= missing.size();
    }

    private static boolean takesAll(Board board, Player mover) {
        var cubes = board.squares().stream().collect(Collectors.toMap(square -> square, board::at));
        var overloaded = board.squares().stream()
                .filter(square -> board.at(square).equals(Cube.of(mover, board.capacity(square))))
                .collect(Collectors.toList());
        overloaded.forEach(square -> gain(cubes, square, mover, 1));
        while (!overloaded.isEmpty() && !cubes.values().stream().allMatch(cube -> cube.isOwnedBy(mover))) {
            for (Square square : overloaded) {
                gain(cubes, square, mover, -board.capacity(square));
                board.neighbours(square).forEach(beside -> gain(cubes, beside, mover, 1));
            }
            overloaded = board.squares().stream()
                    .filter(square -> cubes.getOrDefault(square, Cube.NEUTRAL).value() > board.capacity(square))
                    .toList();
        }
        return cubes.values().stream().allMatch(cube -> cube.isOwnedBy(mover));
    }

    private static void gain(Map<Square, Cube> cubes, Square square, Player mover, int points) {
        cubes.computeIfPresent(square, (same, cube) -> Cube.of(mover, cube.value() + points));
    }

    /** 300 points a logit, each weight rounded to a sixteenth of a point, and the sum down to a whole one. */
    private static int evaluation(Board board, Map<CubeFeature, Long> own, Map<CubeFeature, Long> other) {
        var weights = Weights.learned(board.side());
        double[] shares = Weights.shares(board.side(), board.totalPoints());
        long sum = sixteenths(weights, shares, Columns.CONSTANT);
        for (CubeFeature feature : CubeFeature.values()) {
            int column = Columns.of(feature);
            sum += own.getOrDefault(feature, 0L) * sixteenths(weights, shares, column);
            sum += other.getOrDefault(feature, 0L) * sixteenths(weights, shares, Weights.opposite(column));
        }
        long points = Math.floorDiv(sum, 16L);
        return (int) Math.max(-Score.MAX_HEURISTIC, Math.min(points, Score.MAX_HEURISTIC));
    }

    private static long sixteenths(Weights weights, double[] shares, int column) {
        double weight = 0; // added up one after the other: to the last bit, for halves are rounded
        for (int time = 0; time < Weights.TIMES; time++) {
            weight += shares[time] * weights.at(time, column);
        }
        return Math.round(weight * 300 * 16);
    }
}
