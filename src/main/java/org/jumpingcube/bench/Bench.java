package org.jumpingcube.bench;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.DoubleStream;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.ai.CubeBoard;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.Search.Width;
import org.jumpingcube.search.SearchBoard;
import org.jumpingcube.search.SearchLimits;

/** Searches positions of one board size to fixed depths, and times the parts of a search. */
public final class Bench {
    private static final long WARM_UP_NANOS = 300_000_000;
    private static final long SAMPLE_NANOS = 50_000_000;
    private static final int SAMPLES = 10;
    private static final int PASSES = 16; // over all boards, between two readings of the clock

    private final List<BenchPosition<CubePosition>> positions;
    private final Search search;
    private final int[] moves = new int[256];
    private int scores;

    /** A bench for these positions, with a transposition table of at most {@code tableBytes} bytes. */
    public Bench(List<BenchPosition<CubePosition>> positions, int tableBytes) {
        this.positions = List.copyOf(positions);
        search = new Search(tableBytes, Width.SELECTIVE);
    }

    /**
     * The nodes of all searches in total: the same on every machine until the search, its weights or its table changes.
     */
    public long nodes() {
        return positions.stream().mapToLong(this::nodes).sum();
    }

    private long nodes(BenchPosition<CubePosition> position) {
        return search.search(CubeBoard.of(position.position()), SearchLimits.ofDepth(position.depth()))
                .nodes();
    }

    /** How long it takes to make and unmake a move, in nanoseconds: the average of the fastest of several samples. */
    public double nanosPerMove() {
        return nanosPerCall(this::playAll);
    }

    /** How long an evaluation takes, in nanoseconds: the average of the fastest of several samples. */
    public double nanosPerEvaluation() {
        return nanosPerCall(this::evaluateAll);
    }

    /** The sum of all scores so far, so that the compiler cannot drop the evaluations as unused. */
    int scores() {
        return scores;
    }

    /** @param work done on all boards; returns how many calls it made */
    private double nanosPerCall(ToIntFunction<CubeBoard[]> work) {
        CubeBoard[] boards =
                positions.stream().map(bench -> CubeBoard.of(bench.position())).toArray(CubeBoard[]::new);
        sample(work, boards, WARM_UP_NANOS);
        return DoubleStream.generate(() -> sample(work, boards, SAMPLE_NANOS))
                .limit(SAMPLES)
                .min()
                .orElseThrow();
    }

    private static double sample(ToIntFunction<CubeBoard[]> work, CubeBoard[] boards, long nanos) {
        long start = System.nanoTime();
        long calls = 0;
        do {
            for (int pass = 0; pass < PASSES; pass++) {
                calls += work.applyAsInt(boards);
            }
        } while (System.nanoTime() - start < nanos);
        return (double) (System.nanoTime() - start) / calls;
    }

    private int playAll(CubeBoard[] boards) {
        int calls = 0;
        for (CubeBoard board : boards) {
            calls += playAll(board);
        }
        return calls;
    }

    private int playAll(SearchBoard board) {
        int count = board.moves(moves, 0);
        for (int i = 0; i < count; i++) {
            board.play(moves[i]);
            board.undo();
        }
        return count;
    }

    /** One call per board: for the same position again and again the compiler would reuse parts of the result. */
    private int evaluateAll(CubeBoard[] boards) {
        for (CubeBoard board : boards) {
            scores += board.evaluate();
        }
        return boards.length;
    }
}
