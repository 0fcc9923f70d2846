package org.jumpingcube.cli;

import java.util.Locale;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jumpingcube.bench.Bench;
import org.jumpingcube.bench.BenchPosition;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.games.Games;
import org.jumpingcube.search.Search;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the search on fixed positions. */
@Command(
        name = "bench",
        description = {
            "Searches fixed positions, and counts the nodes and the time.",
            "",
            "Searches positions on 5x5, 6x6, 7x7, 10x10 and 15x15 to fixed depths, on one thread. "
                    + "Prints for each size the nodes, the nodes per second, and how many nanoseconds a move "
                    + "and an evaluation take, in the fastest of ten samples.",
            "",
            "The node counts are a signature: a change that is not meant to affect the play must not " + "affect them."
        })
final class BenchCommand extends GameCommand {
    private static final int MAX_ROUNDS = 100;
    private static final int MAX_TABLE = 1024; // MB

    private static final long COMPILING_NANOS =
            5_000_000_000L; // of one size; another one's code is in part compiled anew

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "how often to search everything; the fastest round counts (default: ${DEFAULT-VALUE})")
    private int rounds = 3;

    @Option(
            names = "--table",
            paramLabel = "MB",
            description = "memory for the transposition table, 1 to 1024, for cubes only (default: ${DEFAULT-VALUE};"
                    + " Expert uses 4 up to 8x8)")
    private int table = Search.TABLE_BYTES >> 20;

    @Override
    public Integer call() {
        within("--rounds", rounds, 1, MAX_ROUNDS);
        within("--table", table, 1, MAX_TABLE);
        print("signature %d nodes%n", signature(game()));
        return 0;
    }

    long signature(GameKind<?, ?> kind) {
        if (BenchPosition.all(kind).isEmpty()) {
            throw refused("there are no bench positions of the game " + kind.name());
        }
        return kind == Games.CUBE ? benchCubes() : bench(kind);
    }

    private <P extends Position<P, M>, M> long bench(GameKind<P, M> kind) {
        print("%5s %10s %8s %12s%n", "depth", "nodes", "ms", "nodes/s");
        long signature = 0;
        for (BenchPosition<P> bench : BenchPosition.all(kind)) {
            var budget = SearchBudget.USUAL.withDepth(bench.depth());
            var fastest = fastest(
                    () -> kind.analyst().analyse(bench.position(), budget).nodes());
            print("%5d %s%n", bench.depth(), fastest);
            signature += fastest.nodes;
        }
        return signature;
    }

    private long benchCubes() {
        print("%5s %10s %8s %12s %8s %14s%n", "size", "nodes", "ms", "nodes/s", "ns/move", "ns/evaluation");
        return BenchPosition.all(Games.CUBE).stream()
                .collect(Collectors.groupingBy(
                        bench -> bench.position().board().side(), TreeMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .mapToLong(ofSide -> bench(ofSide.getKey(), new Bench(ofSide.getValue(), table << 20)))
                .sum();
    }

    private long bench(int side, Bench bench) {
        var fastest = fastest(bench::nodes);
        print("%5d %s %8.1f %14.1f%n", side, fastest, bench.nanosPerMove(), bench.nanosPerEvaluation());
        return fastest.nodes;
    }

    /** The fastest round. Where several are wanted there are as many as it takes the compiler to have done its work. */
    private Round fastest(LongSupplier search) {
        long start = System.nanoTime();
        var fastest = Round.of(search);
        for (int round = 1; round < rounds || (rounds > 1 && System.nanoTime() - start < COMPILING_NANOS); round++) {
            var next = Round.of(search);
            fastest = next.nanos < fastest.nanos ? next : fastest;
        }
        return fastest;
    }

    /** What a search has visited, and how long it took. */
    private record Round(long nodes, long nanos) {
        static Round of(LongSupplier search) {
            long start = System.nanoTime();
            long nodes = search.getAsLong();
            return new Round(nodes, System.nanoTime() - start);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%10d %8d %12.0f", nodes, nanos / 1_000_000, nodes * 1e9 / nanos);
        }
    }
}
