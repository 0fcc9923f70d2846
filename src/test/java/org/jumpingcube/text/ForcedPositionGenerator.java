package org.jumpingcube.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Square;

/**
 * Makes positions with a forced result: games of random moves, some of them careless and some careful, looked at a few
 * plies before their end.
 */
final class ForcedPositionGenerator {
    static final Path FILE = Path.of("src/test/resources/forced-positions.txt");
    static final int MAX_PLIES = 7;

    private static final int LOOK_BACK = 12;

    private final Random random;
    private final int side;
    private final ArrayRules rules;
    private final ExhaustiveSolver solver;

    ForcedPositionGenerator(int side, long seed) {
        this.side = side;
        random = new Random(seed);
        rules = new ArrayRules(side);
        solver = new ExhaustiveSolver(rules, MAX_PLIES);
    }

    /** Writes the file again: so many positions of each side and result. {@code mvn test-compile}, then run this. */
    public static void main(String[] arguments) throws IOException {
        int each = Integer.parseInt(arguments[0]);
        var lines = new ArrayList<String>();
        lines.add("# result in plies; best moves; board. Made by ForcedPositionGenerator " + each);
        for (int side = 3; side <= 6; side++) {
            new ForcedPositionGenerator(side, side).positions(each).forEach(position -> lines.add(position.toString()));
        }
        Files.write(FILE, lines);
    }

    static List<ForcedPosition> read() throws IOException {
        return Files.readAllLines(FILE).stream()
                .filter(line -> !line.startsWith("#"))
                .map(ForcedPosition::parse)
                .toList();
    }

    /** So many positions of each result: won in 1, 3, 5, 7, lost in 2, 4, 6. None occurs twice. */
    List<ForcedPosition> positions(int each) {
        Map<Integer, List<ForcedPosition>> found = new LinkedHashMap<>();
        for (int result : List.of(1, -2, 3, -4, 5, -6, 7)) {
            found.put(result, new ArrayList<>());
        }
        while (found.values().stream().anyMatch(list -> list.size() < each)) {
            var position = positionNearTheEnd();
            int result = solver.solve(rules.cellsOf(position.board()), MAX_PLIES);
            var list = found.getOrDefault(result, List.of());
            if (result != 0 && list.size() < each) {
                var candidate = forced(position, result);
                if (!list.contains(candidate)) {
                    list.add(candidate);
                }
            }
        }
        return found.values().stream().flatMap(List::stream).toList();
    }

    ForcedPosition forced(CubePosition position, int result) {
        List<Square> best = solver.bestMoves(rules.cellsOf(position.board()), result).stream()
                .map(rules::square)
                .toList();
        return new ForcedPosition(position.board(), result, best);
    }

    private CubePosition positionNearTheEnd() {
        var game = new ArrayList<CubePosition>();
        double care = random.nextDouble();
        for (var position = CubePosition.start(side); position.winner().isEmpty(); position = after(position, care)) {
            game.add(position);
        }
        return game.get(Math.max(0, game.size() - 1 - random.nextInt(LOOK_BACK)));
    }

    private CubePosition after(CubePosition position, double care) {
        List<Square> moves = position.legalMoves();
        if (random.nextDouble() < care) {
            moves = careful(position, moves);
        }
        return position.play(moves.get(random.nextInt(moves.size()))).after();
    }

    /** The moves that win, else those after which the opponent does not, else all. */
    private List<Square> careful(CubePosition position, List<Square> moves) {
        int best = moves.stream()
                .mapToInt(move -> worth(position.play(move).after()))
                .max()
                .orElseThrow();
        return moves.stream()
                .filter(move -> worth(position.play(move).after()) == best)
                .toList();
    }

    private int worth(CubePosition after) {
        if (after.winner().isPresent()) {
            return 1;
        }
        return solver.solve(rules.cellsOf(after.board()), 1) == 1 ? -1 : 0;
    }
}
