package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchTeam;

/**
 * How much sooner a depth is reached by several threads than by one, in positions of games of quick Experts. Arguments:
 * {@code SIDE DEPTH POSITIONS THREADS ROUNDS}. The fastest of the rounds counts, which take turns.
 */
final class TeamFigures {
    private TeamFigures() {}

    public static void main(String[] arguments) {
        int side = Integer.parseInt(arguments[0]);
        int depth = Integer.parseInt(arguments[1]);
        var positions = positions(side, Integer.parseInt(arguments[2]));
        int threads = Integer.parseInt(arguments[3]);
        int rounds = Integer.parseInt(arguments[4]);
        ExecutorService others = Executors.newCachedThreadPool();
        var alone = new SearchTeam(Search.TABLE_BYTES, Search.Width.SELECTIVE, Helpers.NONE);
        var team = new SearchTeam(Search.TABLE_BYTES, Search.Width.SELECTIVE, new Helpers(threads - 1, others));
        positions.forEach(position -> millis(alone, position, depth - 2)); // the compiler's turn
        positions.forEach(position -> millis(team, position, depth - 2));
        double one = 0;
        double several = 0;
        double logarithms = 0;
        for (CubePosition position : positions) {
            double fastestAlone = Double.MAX_VALUE;
            double fastest = Double.MAX_VALUE;
            for (int round = 0; round < rounds; round++) {
                fastestAlone = Math.min(fastestAlone, millis(alone, position, depth));
                fastest = Math.min(fastest, millis(team, position, depth));
            }
            one += fastestAlone;
            several += fastest;
            logarithms += Math.log(fastestAlone / fastest);
        }
        System.out.printf(
                Locale.ROOT,
                "%dx%d, %d positions to depth %d: 1 thread %.0f ms, %d threads %.0f ms, %.2f times as fast; %.2f on"
                        + " average%n",
                side,
                side,
                positions.size(),
                depth,
                one,
                threads,
                several,
                one / several,
                Math.exp(logarithms / positions.size()));
        others.shutdown();
    }

    private static double millis(SearchTeam team, CubePosition position, int depth) {
        long start = System.nanoTime();
        team.search(() -> CubeBoard.of(position), SearchLimits.ofDepth(depth), found -> {});
        return (System.nanoTime() - start) / 1e6;
    }

    /** One of each game, the later ones further on, none of them all but over. */
    private static List<CubePosition> positions(int side, int count) {
        var random = new Random(side);
        var budget = SearchBudget.USUAL.withNodes(1_000);
        var positions = new ArrayList<CubePosition>();
        while (positions.size() < count) {
            var engine = CubeEngine.analyst();
            var position = CubePosition.start(side);
            int plies = side + 2 * positions.size() * side / count;
            for (int ply = 0; ply < plies && position.winner().isEmpty(); ply++) {
                var moves = position.legalMoves();
                var move = ply < 4
                        ? moves.get(random.nextInt(moves.size()))
                        : engine.analyse(position, budget).move();
                position = position.play(move).after();
            }
            if (position.winner().isEmpty()) {
                positions.add(position);
            }
        }
        return positions;
    }
}
