package org.jumpingcube.cube.ai;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cli.bench.BenchPosition;
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

/** What the search does at a leaf: a move, and an opinion on the board. Mid-game positions of the bench command. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class MoveBenchmark {
    private static final int CALLS = 1024;

    @Param({"5", "6", "7", "10", "15"})
    private int side;

    private CubeBoard[] boards;
    private int[][] moves;

    @Setup
    public void setUp() {
        List<CubeBoard> positions = BenchPosition.all().stream()
                .filter(bench -> bench.side() == side)
                .map(bench -> CubeBoard.of(bench.position()))
                .toList();
        boards = positions.toArray(CubeBoard[]::new);
        moves = new int[boards.length][];
        for (int i = 0; i < boards.length; i++) {
            int[] buffer = new int[boards[i].moveLimit()];
            int count = boards[i].moves(buffer, 0);
            moves[i] = Arrays.copyOf(buffer, count);
        }
    }

    /** A move played and taken back. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public void move(Blackhole hole) {
        for (int call = 0; call < CALLS; call++) {
            int index = call % boards.length;
            var board = boards[index];
            board.play(moves[index][(call / boards.length) % moves[index].length]);
            hole.consume(board.isWon());
            board.undo();
        }
    }

    /** An evaluation. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public void evaluation(Blackhole hole) {
        for (int call = 0; call < CALLS; call++) {
            hole.consume(boards[call % boards.length].evaluate());
        }
    }
}
