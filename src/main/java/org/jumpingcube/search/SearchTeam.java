package org.jumpingcube.search;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jumpingcube.game.Helpers;

/**
 * Lazy SMP: a search with helper threads. The helpers search the same position on boards of their own and share the
 * transposition table, so what one has found the others need not search again. Only the leader's result counts, and a
 * decided score is as much a proof as in a {@link Search}. With helpers, two runs may differ; without, this is a
 * plain search. One search at a time.
 */
public final class SearchTeam {
    private final Search leader;
    private final List<Search> helpers;
    private final Helpers threads;
    private CompletableFuture<?> ended =
            CompletableFuture.completedFuture(null); // when the helpers of the latest search have returned

    /** A search with a transposition table of at most {@code tableBytes} bytes, and these helpers. */
    public SearchTeam(int tableBytes, Search.Width width, Helpers threads) {
        var table = new TranspositionTable(tableBytes);
        leader = new Search(table, width);
        helpers = Stream.generate(() -> new Search(table, width))
                .limit(threads.count())
                .toList();
        this.threads = threads;
    }

    /**
     * Searches a position with at least one legal move, see {@link Search#search(SearchBoard, SearchLimits, Consumer)}.
     * The nodes in limits and results are the leader's only.
     *
     * @param boards makes a board of the position for each thread
     */
    public SearchResult search(
            Supplier<? extends SearchBoard> boards, SearchLimits limits, Consumer<SearchResult> afterEachIteration) {
        awaitHelpers();
        leader.forget();
        helpers.forEach(Search::forgetMoves);
        return searchNext(boards, limits, afterEachIteration);
    }

    /** Searches a later position of the same game, see {@link Search#searchNext}. */
    public SearchResult searchNext(
            Supplier<? extends SearchBoard> boards, SearchLimits limits, Consumer<SearchResult> afterEachIteration) {
        awaitHelpers();
        var isOver = new Flag();
        ended = CompletableFuture.allOf(IntStream.range(0, helpers.size())
                .mapToObj(number -> help(number, boards.get(), limits, isOver))
                .toArray(CompletableFuture[]::new));
        try {
            return leader.searchNext(boards.get(), limits, afterEachIteration);
        } finally {
            isOver.isUp = true;
        }
    }

    /** Every other helper starts one iteration ahead, so that they don't all do the same work. */
    private CompletableFuture<?> help(int number, SearchBoard board, SearchLimits limits, Flag isOver) {
        var own = new SearchLimits(limits.depth(), Long.MAX_VALUE, 1, limits.margin(), () -> isOver.isUp);
        try {
            return CompletableFuture.runAsync(
                    () -> {
                        if (!isOver.isUp) {
                            helpers.get(number).searchFrom(1 + (number + 1) % 2, board, own, deeper -> {});
                        }
                    },
                    threads.threads());
        } catch (RejectedExecutionException closed) {
            return CompletableFuture.completedFuture(null); // the leader manages without
        }
    }

    /** They return a few hundredths of a millisecond after the search they helped. */
    private void awaitHelpers() {
        ended.join();
    }

    /** Set by one thread, seen by others. */
    private static final class Flag {
        private volatile boolean isUp;
    }
}
