package org.jumpingcube.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jumpingcube.game.Position;
import org.jumpingcube.worker.Threads;

/** Plays all games of a plan, several at once. The results do not depend on the number of threads. */
public final class Match<P extends Position<P, M>, M> {
    private final MatchPlan<P, M> plan;
    private final ContestantSpec a;
    private final ContestantSpec b;
    private final Optional<RatioTest> test;

    /** @param test ends the match early once it has an answer */
    public Match(MatchPlan<P, M> plan, ContestantSpec a, ContestantSpec b, Optional<RatioTest> test) {
        this.plan = plan;
        this.a = a;
        this.b = b;
        this.test = test;
    }

    /**
     * Plays the match.
     *
     * @param threads how many games at once, 1 or more
     * @param progress told how many games are done, on any thread, one call at a time
     * @throws MatchException if a contestant cannot go on, which ends the match
     */
    public MatchResult play(int threads, IntConsumer progress) throws InterruptedException {
        ExecutorService workers = Threads.pool("match", threads);
        try {
            return play(workers, threads, progress);
        } finally {
            workers.shutdownNow();
        }
    }

    private MatchResult play(ExecutorService workers, int threads, IntConsumer progress) throws InterruptedException {
        var work = new Work(progress);
        List<Future<?>> parts = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            parts.add(workers.submit(work::playSome));
        }
        for (Future<?> part : parts) {
            finish(part);
        }
        return work.result();
    }

    private static void finish(Future<?> part) throws InterruptedException {
        try {
            part.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof MatchException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The queue of games, from which each thread takes the next. */
    private final class Work {
        private final IntConsumer progress;
        private final AtomicInteger begun = new AtomicInteger();
        private final AtomicBoolean isOver = new AtomicBoolean();
        private final SortedMap<Integer, GameResult> waiting = new TreeMap<>(); // for games with lower numbers
        private final List<GameResult> results = new ArrayList<>(); // in order
        private int done;

        Work(IntConsumer progress) {
            this.progress = progress;
        }

        void playSome() {
            try (Pairing<P, M> table = Pairing.open(plan, a, b)) {
                for (int game = begun.getAndIncrement(); isWanted(game); game = begun.getAndIncrement()) {
                    note(game, table.play(game));
                }
            } catch (MatchException e) {
                isOver.set(true);
                throw e;
            }
        }

        private boolean isWanted(int game) {
            return game < plan.games()
                    && !isOver.get()
                    && !Thread.currentThread().isInterrupted();
        }

        private synchronized void note(int game, GameResult result) {
            waiting.put(game, result);
            done++;
            progress.accept(done);
            while (!isDecided() && waiting.containsKey(results.size())) {
                results.add(Objects.requireNonNull(waiting.remove(results.size())));
            }
            isOver.compareAndSet(false, isDecided());
        }

        /** Only asked about complete pairs, in order, so that it does not depend on which game ended first. */
        private boolean isDecided() {
            return results.size() % 2 == 0 && verdict().orElse(RatioTest.Verdict.OPEN) != RatioTest.Verdict.OPEN;
        }

        private Optional<RatioTest.Verdict> verdict() {
            return test.map(asked -> asked.verdict(results));
        }

        synchronized MatchResult result() {
            return MatchResult.of(results, verdict());
        }
    }
}
