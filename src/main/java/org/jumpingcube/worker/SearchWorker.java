package org.jumpingcube.worker;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.LongSupplier;
import org.jumpingcube.game.Position;
import org.jumpingcube.session.MoveFinder;
import org.jumpingcube.session.SearchTicket;
import org.jumpingcube.session.Seat;

/**
 * Looks for moves on one background thread. Requests are answered in order; an abandoned one ends as soon as its ticket
 * says so. The thread does not keep the program alive.
 */
public final class SearchWorker<P extends Position<P, M>, M> implements MoveFinder<P, M>, AutoCloseable {
    private final Brain<P, M> brain;
    private final LongSupplier nanoTime;
    private final ExecutorService executor = Executors.newSingleThreadExecutor(SearchWorker::daemonThread);

    /**
     * @param nanoTime the clock, in nanoseconds as {@link System#nanoTime} counts them
     */
    public SearchWorker(Brain<P, M> brain, LongSupplier nanoTime) {
        this.brain = brain;
        this.nanoTime = nanoTime;
    }

    private static Thread daemonThread(Runnable task) {
        var thread = new Thread(task, "search");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public CompletionStage<M> findMove(P position, Seat seat, SearchTicket ticket) {
        try {
            return CompletableFuture.supplyAsync(() -> think(position, seat, ticket), executor);
        } catch (RejectedExecutionException closed) {
            return CompletableFuture.failedFuture(closed);
        }
    }

    private M think(P position, Seat seat, SearchTicket ticket) {
        long start = nanoTime.getAsLong();
        Duration limit = brain.longestThought(position);
        return brain.choose(
                position, seat, () -> ticket.isStopRequested() || nanoTime.getAsLong() - start > limit.toNanos());
    }

    /** Runs something on the search thread before the first request, such as warming up. */
    public void prepare(Runnable task) {
        executor.execute(task);
    }

    /** Takes no more requests. A search still running is left to its ticket. */
    @Override
    public void close() {
        executor.shutdownNow();
    }
}
