package org.jumpingcube.cube.ai;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.bench.BenchPosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** What the search does at a leaf: a move, and an estimate of the board. Mid-game positions of the bench command. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MoveBenchmark {
    private static final int CALLS = 1024;

    @Param({"5", "6", "7", "10", "15"})
    private int side;

    private final CubeBoard[] boards = new CubeBoard[CALLS];
    private final int[] moves = new int[CALLS];

    /** The positions in turn, each time with any of its moves. */
    @Setup
    public void setUp() {
        List<BenchPosition<CubePosition>> positions = BenchPosition.all(new CubeKind()).stream()
                .filter(bench -> bench.position().board().side() == side)
                .toList();
        var random = new SplittableRandom(side);
        for (int call = 0; call < CALLS; call++) {
            boards[call] = call < positions.size()
                    ? CubeBoard.of(positions.get(call).position())
                    : boards[call - positions.size()];
            int[] buffer = new int[boards[call].moveLimit()];
            moves[call] = buffer[random.nextInt(boards[call].moves(buffer, 0))];
        }
    }

    /** A move played and taken back. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public void move(Blackhole hole) {
        for (int call = 0; call < CALLS; call++) {
            var board = boards[call];
            board.play(moves[call]);
            hole.consume(board.isWon());
            board.undo();
        }
    }

    /** An evaluation. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public void evaluation(Blackhole hole) {
        for (CubeBoard board : boards) {
            hole.consume(board.evaluate());
        }
    }
}
