package org.jumpingcube.worker;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.Seat;
import org.jumpingcube.session.MoveFinder;
import org.jumpingcube.session.SearchTicket;

/**
 * Looks for moves on one background thread. Requests are answered in order; an abandoned one ends as soon as its ticket
 * says so. The thread does not keep the program alive.
 */
public final class SearchWorker<P extends Position<P, M>, M> implements MoveFinder<P, M>, AutoCloseable {
    private final Brain<P, M> brain;
    private final LongSupplier nanoTime;
    private volatile boolean isWanted; // somebody waits for a move, or for the end
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
        isWanted = true;
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

    /**
     * Practises on the search thread until the first request comes.
     *
     * @param practice is given the question whether to stop, to be asked many times a millisecond
     */
    public void practise(Consumer<BooleanSupplier> practice) {
        executor.execute(() -> practice.accept(() -> isWanted));
    }

    /** Takes no more requests. A search still running is left to its ticket. */
    @Override
    public void close() {
        isWanted = true;
        executor.shutdownNow();
    }
}
