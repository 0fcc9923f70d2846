package org.jumpingcube.cube.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Score;
import org.jumpingcube.search.Search;
import org.jumpingcube.search.SearchLimits;
import org.jumpingcube.search.SearchResult;
import org.jumpingcube.search.WinSearch;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Proving that a forced win of so many plies on 6x6 is there, from nothing: one position after the other, so that the
 * percentiles are those of the positions. They are from the ends of games of quick players who overlook much; no win is
 * shorter than asked.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ForcedWinBenchmark {
    private static final int SIDE = 6;
    private static final int MISJUDGEMENT = 120;
    private static final int WANTED = 72;
    private static final int TABLE_BYTES = 4 << 20;

    @Param({"7", "9"})
    private int plies;

    private final List<CubePosition> positions = new ArrayList<>();
    private int next;

    @Setup
    public void setUp() {
        var random = new SplittableRandom(1);
        while (positions.size() < WANTED) {
            addFrom(game(random));
        }
    }

    private static List<CubePosition> game(SplittableRandom random) {
        var evaluation = Evaluation.neutral(SIDE).withMisjudgement(MISJUDGEMENT, random.nextLong());
        var search = new Search(1 << 20);
        var game = new ArrayList<CubePosition>();
        var position = CubePosition.start(SIDE);
        while (position.winner().isEmpty()) {
            game.add(position);
            var board = CubeBoard.of(position, evaluation);
            position = position.play(board.square(search.search(board, SearchLimits.ofDepth(2)).move()))
                    .after();
        }
        return game;
    }

    /** Adds the positions in which a win of just so many plies is forced. */
    private void addFrom(List<CubePosition> game) {
        for (CubePosition position : game.subList(Math.max(0, game.size() - 14), game.size())) {
            var win = find(position);
            if (win.isPresent() && Score.plies(win.get().score()) == plies && positions.size() < WANTED) {
                positions.add(position);
            }
        }
    }

    private Optional<SearchResult> find(CubePosition position) {
        return new WinSearch(TABLE_BYTES).find(CubeBoard.of(position), plies, () -> false);
    }

    @Benchmark
    public Object prove() {
        var position = positions.get(next);
        next = (next + 1) % positions.size();
        return find(position);
    }
}
