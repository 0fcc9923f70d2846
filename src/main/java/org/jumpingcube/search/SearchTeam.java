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
 * A search with helpers, which search the same position on boards of their own and share its transposition table ("lazy
 * SMP"): what one has found the others need not look for. The leader alone decides, and a decided score is a proof as
 * it is of a {@link Search}. Without helpers this is the search by itself; with them no two runs need be alike. One
 * question at a time.
 */
public final class SearchTeam {
    private final Search leader;
    private final List<Search> helpers;
    private final Helpers threads;
    private CompletableFuture<?> ended = CompletableFuture.completedFuture(null); // the helpers of the last search

    /** A search with a transposition table of {@code tableBytes} bytes at most, and these to help it. */
    public SearchTeam(int tableBytes, Search.Width width, Helpers threads) {
        var table = new TranspositionTable(tableBytes);
        leader = new Search(table, width);
        helpers = Stream.generate(() -> new Search(table, width))
                .limit(threads.count())
                .toList();
        this.threads = threads;
    }

    /**
     * Searches a position in which at least one move can be played, see {@link Search#search(SearchBoard, SearchLimits,
     * Consumer)}. The nodes, of the limits and of the results, are the leader's alone.
     *
     * @param boards makes boards of the position, one for each who searches
     */
    public SearchResult search(
            Supplier<? extends SearchBoard> boards, SearchLimits limits, Consumer<SearchResult> afterEachIteration) {
        awaitHelpers();
        leader.forget();
        helpers.forEach(Search::forgetMoves);
        return searchNext(boards, limits, afterEachIteration);
    }

    /** The same for a later position of the same game, see {@link Search#searchNext}. */
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

    /** Every second helper is an iteration ahead, so that not all do the same work. */
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
            return CompletableFuture.completedFuture(null); // the leader can do without
        }
    }

    /** They end with the search that they helped, some hundredths of a millisecond after it. */
    private void awaitHelpers() {
        ended.join();
    }

    /** Raised by one thread, seen by others. */
    private static final class Flag {
        private volatile boolean isUp;
    }
}
