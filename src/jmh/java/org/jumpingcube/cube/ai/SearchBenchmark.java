package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.bench.BenchPosition;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Searches of the bench command's positions, to their depths, on one thread; {@code nodes} is positions a second. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class SearchBenchmark {
    @Param({"5", "6", "7", "10", "15"})
    private int side;

    private List<BenchPosition<CubePosition>> positions;
    private Search search;

    @Setup
    public void setUp() {
        positions = BenchPosition.all(new CubeKind()).stream()
                .filter(bench -> bench.position().board().side() == side)
                .toList();
        search = new Search(Search.TABLE_BYTES);
    }

    /** Counts what the searches visit. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Visited {
        public long nodes;
    }

    @Benchmark
    public void search(Visited visited) {
        for (BenchPosition<CubePosition> bench : positions) {
            visited.nodes += search.search(CubeBoard.of(bench.position()), SearchLimits.ofDepth(bench.depth()))
                    .nodes();
        }
    }
}
