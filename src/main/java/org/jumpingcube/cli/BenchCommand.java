package org.jumpingcube.cli;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.games.Games;
import org.jumpingcube.lab.bench.Bench;
import org.jumpingcube.lab.bench.BenchPosition;
import org.jumpingcube.lab.bench.KindBench;
import org.jumpingcube.search.Search;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the search on fixed positions. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Searches fixed positions on 5x5, 6x6, 7x7, 10x10 and 15x15 to fixed depths, on one thread, and prints for",
            "each size the nodes, the nodes a second, and the nanoseconds that a move and an evaluation take.",
            "The nodes are a signature: a change of the program that should not change its play must not change them."
        })
final class BenchCommand extends TerminalCommand {
    private static final int MAX_ROUNDS = 100;
    private static final int MAX_TABLE = 1024; // MB

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how often to search everything; the fastest round counts; ${DEFAULT-VALUE} if not given")
    private int rounds = 3;

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = {
                "memory of the transposition table, 1 to 1024; ${DEFAULT-VALUE} if not given;",
                "Expert uses 4 up to 8x8"
            })
    private int table = Search.TABLE_BYTES >> 20;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            converter = GameByName.class,
            description = "the game whose positions are searched, with its analyst's own table; cube if not given")
    private GameKind<?, ?> game = Games.CUBE;

    @Override
    public Integer call() {
        within("--rounds", rounds, 1, MAX_ROUNDS);
        within("--table", table, 1, MAX_TABLE);
        return game == Games.CUBE ? benchCubes() : bench(new KindBench<>(game));
    }

    private <P extends Position<P, M>, M> int bench(KindBench<P, M> bench) {
        print("%5s %10s %8s %12s%n", "depth", "nodes", "ms", "nodes/s");
        long signature = 0;
        for (KindBench.Task<P> task : bench.tasks()) {
            long nodes = 0;
            long nanos = Long.MAX_VALUE;
            for (int round = 0; round < rounds; round++) {
                long start = System.nanoTime();
                nodes = bench.nodes(task);
                nanos = Math.min(nanos, System.nanoTime() - start);
            }
            print("%5d %10d %8d %12.0f%n", task.depth(), nodes, nanos / 1_000_000, nodes * 1e9 / nanos);
            signature += nodes;
        }
        print("signature %d nodes%n", signature);
        return 0;
    }

    private int benchCubes() {
        print("%5s %10s %8s %12s %8s %14s%n", "size", "nodes", "ms", "nodes/s", "ns/move", "ns/evaluation");
        long signature = 0;
        var bySide = BenchPosition.all().stream()
                .collect(Collectors.groupingBy(BenchPosition::side, TreeMap::new, Collectors.toList()));
        for (List<BenchPosition> positions : bySide.values()) {
            signature += measure(positions);
        }
        print("signature %d nodes%n", signature);
        return 0;
    }

    private long measure(List<BenchPosition> positions) {
        var bench = new Bench(positions, table << 20);
        long nodes = 0;
        long nanos = Long.MAX_VALUE;
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            nodes = bench.nodes();
            nanos = Math.min(nanos, System.nanoTime() - start);
        }
        print(
                "%5d %10d %8d %12.0f %8.1f %14.1f%n",
                positions.get(0).side(),
                nodes,
                nanos / 1_000_000,
                nodes * 1e9 / nanos,
                bench.nanosPerMove(),
                bench.nanosPerEvaluation());
        return nodes;
    }
}
