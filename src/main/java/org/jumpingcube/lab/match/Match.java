package org.jumpingcube.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jumpingcube.game.Position;

/** Plays all games of a plan, several at once. The results do not depend on how many. */
public final class Match<P extends Position<P, M>, M> {
    private final MatchPlan<P, M> plan;
    private final ContestantSpec a;
    private final ContestantSpec b;

    public Match(MatchPlan<P, M> plan, ContestantSpec a, ContestantSpec b) {
        this.plan = plan;
        this.a = a;
        this.b = b;
    }

    /**
     * Plays the match.
     *
     * @param threads how many games at once, 1 or more
     * @param progress hears how many games are done, from any thread, one call at a time
     * @throws ContestantException if a contestant cannot go on; the match ends then
     */
    public MatchResult play(int threads, IntConsumer progress) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            return play(workers, threads, progress);
        } finally {
            workers.shutdownNow();
        }
    }

    private MatchResult play(ExecutorService workers, int threads, IntConsumer progress) throws InterruptedException {
        var work = new Work(progress);
        List<Future<List<GameResult>>> parts = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            parts.add(workers.submit(work::playSome));
        }
        var results = new ArrayList<GameResult>();
        for (Future<List<GameResult>> part : parts) {
            results.addAll(finished(part));
        }
        return MatchResult.of(results);
    }

    private static List<GameResult> finished(Future<List<GameResult>> part) throws InterruptedException {
        try {
            return part.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ContestantException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The games not yet begun, from which each thread takes the next. */
    private final class Work {
        private final IntConsumer progress;
        private final AtomicInteger begun = new AtomicInteger();
        private final AtomicBoolean hasFailed = new AtomicBoolean();
        private int done;

        Work(IntConsumer progress) {
            this.progress = progress;
        }

        List<GameResult> playSome() {
            var results = new ArrayList<GameResult>();
            try (Pairing<P, M> table = Pairing.open(plan, a, b)) {
                for (int game = begun.getAndIncrement(); isWanted(game); game = begun.getAndIncrement()) {
                    results.add(table.play(game));
                    countDone();
                }
            } catch (ContestantException e) {
                hasFailed.set(true);
                throw e;
            }
            return results;
        }

        private boolean isWanted(int game) {
            return game < plan.games()
                    && !hasFailed.get()
                    && !Thread.currentThread().isInterrupted();
        }

        private synchronized void countDone() {
            done++;
            progress.accept(done);
        }
    }
}
