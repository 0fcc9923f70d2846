package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.Search.Width;
import org.jumpingcube.search.SearchLimits;

/** Warms the JVM up, so that the program's first real move is searched as fast as its tenth. */
public final class WarmUp {
    // Enough to bring the first search near full speed: WarmUpBenchmark, figures in docs/lab/speed.md.
    private static final int ROUNDS = 100;
    private static final long NODES = 60_000;
    private static final int TABLE_BYTES = 4 << 20;

    private WarmUp() {}

    /**
     * Searches some positions. For a background thread at the start of the program.
     *
     * @param side of the board that will be played on
     * @param stopRequested asked many times a millisecond; ends the warm-up at once
     */
    public static void run(int side, BooleanSupplier stopRequested) {
        var search = new Search(TABLE_BYTES, Width.SELECTIVE);
        var position = CubePosition.start(side);
        // Three kinds of stop checks: one or two the compiler would inline, and then discard the search's code when a
        // real one comes.
        var questions = List.<BooleanSupplier>of(
                stopRequested, () -> stopRequested.getAsBoolean(), () -> side > 0 && stopRequested.getAsBoolean());
        for (int round = 0; round < ROUNDS && !stopRequested.getAsBoolean(); round++) {
            var board = CubeBoard.of(position);
            var question = questions.get(round % questions.size());
            var limits = new SearchLimits(SearchLimits.MAX_DEPTH, NODES, 1, 0, question);
            position = position.play(board.square(
                            search.searchNext(board, limits, deeper -> {}).move()))
                    .after();
            position = position.winner().isPresent() ? CubePosition.start(side) : position;
        }
    }
}
