package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.Search.Width;
import org.jumpingcube.search.SearchLimits;

/**
 * How fast the first search of a fresh process is. A program, not a test:
 *
 * <pre>WarmUpBenchmark SIDE [cold]</pre>
 *
 * Warms up as the program does at its start, unless told to stay cold, searches a position for 50 ms, and compares the
 * positions visited with those of the same search once everything is warm.
 */
final class WarmUpBenchmark {
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);
    private static final long WARM_NANOS = TimeUnit.SECONDS.toNanos(8);
    private static final int LOOKS = 9;

    private WarmUpBenchmark() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        int side = Integer.parseInt(arguments[0]);
        long start = System.nanoTime();
        if (arguments.length == 1) {
            WarmUp.run(side, () -> false);
        }
        long warmedUp = System.nanoTime();
        var position = middle(side);
        long first = nodes(position);
        while (System.nanoTime() - warmedUp < WARM_NANOS) {
            nodes(position);
        }
        long warm = median(position);
        System.out.printf(
                Locale.ROOT,
                "%dx%d: warm-up %d ms; first search %.2f million nodes/s, warm %.2f: %.0f %%%n",
                side,
                side,
                TimeUnit.NANOSECONDS.toMillis(warmedUp - start),
                first * 1e3 / LOOK_NANOS,
                warm * 1e3 / LOOK_NANOS,
                100.0 * first / warm);
    }

    /** A position of a game of quick players, a third of the longest game from the start. */
    private static CubePosition middle(int side) {
        var position = CubePosition.start(side);
        for (int ply = 0; ply < Board.longestGame(side) / 3; ply++) {
            var moves = position.legalMoves();
            var next = position.play(moves.get((7 * ply) % moves.size())).after();
            position = next.winner().isPresent() ? position : next;
        }
        return position;
    }

    private static long median(CubePosition position) {
        long[] nodes = new long[LOOKS];
        for (int i = 0; i < LOOKS; i++) {
            nodes[i] = nodes(position);
        }
        Arrays.sort(nodes);
        return nodes[LOOKS / 2];
    }

    private static long nodes(CubePosition position) {
        var search = new Search(Search.TABLE_BYTES, Width.SELECTIVE);
        long start = System.nanoTime();
        var limits = new SearchLimits(
                SearchLimits.MAX_DEPTH, Long.MAX_VALUE, 1, 0, () -> System.nanoTime() - start >= LOOK_NANOS);
        return search.search(CubeBoard.of(position), limits).nodes();
    }
}
