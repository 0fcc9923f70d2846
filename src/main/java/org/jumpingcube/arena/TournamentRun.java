package org.jumpingcube.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.contest.AtExit;
import org.jumpingcube.contest.Bout;
import org.jumpingcube.contest.Contestant;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.contest.MatchPlan;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;
import org.jumpingcube.worker.Threads;

/**
 * A tournament that is being played. It can be paused and stopped, and goes on where an earlier run of it has stopped.
 * A game that was stopped is played again. What counts does not depend on the number of threads.
 */
public final class TournamentRun {
    private static final int LAST_SECONDS = 5;

    private final Tournament tournament;
    private final Lineup lineup;
    private final Listener listener;
    private final Object telling = new Object(); // held while the listener hears of an end, which may take long
    private int firstOpen; // all games with lower numbers have begun or are not wanted
    private final Results results;
    private final Set<Integer> begun = new HashSet<>();
    private final AtomicReference<CountDownLatch> gate =
            new AtomicReference<>(new CountDownLatch(0)); // closed in a pause
    private volatile @Nullable ExecutorService workers;
    private volatile boolean isStopped;

    /** Hears of the games, on the threads that play them; {@link #ended} one call at a time. */
    public interface Listener {
        /** A game begins. */
        default void begun(int number) {}

        /** A move was made, also in the opening; in the game's notation. */
        default void moved(int number, String move) {}

        /** A game is over. What this throws ends the run. */
        void ended(PlayedGame game);
    }

    /**
     * A run of a tournament.
     *
     * @param kind of the games
     * @param folder in which programs run: that of the file which names them
     * @param earlier the games that have been played already
     * @throws IllegalArgumentException if an entrant is no player of this game, or a board has no options of it; the
     *     message says which
     */
    public TournamentRun(
            Tournament tournament,
            GameKind<?, ?> kind,
            Path folder,
            Collection<PlayedGame> earlier,
            Listener listener) {
        this.tournament = tournament;
        this.listener = listener;
        lineup = new Lineup(tournament, kind, folder);
        results = new Results(tournament, earlier);
        earlier.forEach(game -> begun.add(game.number()));
    }

    /**
     * Plays until all games are over or somebody stops it.
     *
     * @param threads how many games at once, 1 or more
     * @return whether it came to its end
     */
    public boolean play(int threads) throws InterruptedException {
        ExecutorService pool = Threads.pool("tournament", threads);
        var atExit = new AtExit(this::stop);
        try {
            play(pool, threads);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause; // of the listener
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            isStopped = true;
            pool.shutdownNow();
            pool.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS); // programs are being ended
            atExit.close();
        }
        return isOver();
    }

    private void play(ExecutorService pool, int threads) throws InterruptedException, ExecutionException {
        var parts = new ArrayList<Future<?>>();
        for (int i = 0; i < threads; i++) {
            parts.add(pool.submit(this::playSome)); // each has its thread at once, so that each comes to an end
        }
        workers = pool;
        if (isStopped) {
            pool.shutdownNow();
        }
        for (Future<?> part : parts) {
            part.get();
        }
    }

    private synchronized boolean isOver() {
        return results.isOver();
    }

    private void playSome() {
        try {
            Optional<Integer> number = next();
            while (number.isPresent()) {
                listener.begun(number.get());
                note(played(number.get()));
                number = next();
            }
        } catch (Bout.StoppedException e) {
            // it is played again when the tournament goes on
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Integer> next() throws InterruptedException {
        Objects.requireNonNull(gate.get()).await();
        return isStopped ? Optional.empty() : nextOpen();
    }

    private synchronized Optional<Integer> nextOpen() {
        while (firstOpen < tournament.total()) {
            int number = firstOpen++;
            if (results.isWanted(number) && begun.add(number)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private void note(PlayedGame game) {
        synchronized (this) {
            results.add(game);
        }
        synchronized (telling) {
            listener.ended(game);
        }
    }

    private PlayedGame played(int number) throws Bout.StoppedException {
        var pair = tournament.pair(tournament.pairOf(number));
        return play(number, pair, lineup.game(pair.board()));
    }

    private <P extends Position<P, M>, M> PlayedGame play(int number, Tournament.Pair pair, MatchGame<P, M> game)
            throws Bout.StoppedException {
        int ofPair = tournament.gameOf(number);
        var plan = new MatchPlan<>(game, tournament.games(), tournament.openings(), tournament.seed());
        int first = tournament.firstOf(number);
        int second = tournament.secondOf(number);
        var opening = plan.opening(ofPair, () -> isStopped);
        List<String> lines = new ArrayList<>();
        Bout.Result<M> result;
        try (Contestant<P, M> one = lineup.player(pair.board(), first).open(game, line -> {});
                Contestant<P, M> two = lineup.player(pair.board(), second).open(game, line -> {})) {
            var notation = game.kind().notation();
            var bout = new Bout<>(game, opening, one, two, move -> listener.moved(number, notation.write(move)));
            result = bout.play(plan.seedOf(ofPair), () -> isStopped);
            if (result.forfeit().isPresent()) {
                lines.addAll(
                        result.winner().filter(winner -> winner == 1).isPresent()
                                ? one.latestLines()
                                : two.latestLines());
            }
        }
        return new PlayedGame(
                number,
                first,
                second,
                result.winner().map(winner -> winner == 0 ? first : second),
                result.reason(),
                result.forfeit(),
                result.moves().stream().map(game.kind().notation()::write).toList(),
                result.times(),
                lines);
    }

    // None of these three waits for anything: they are called on the thread of a window

    /** No game begins until {@link #resume}; those that are being played are played to their ends. */
    public void pause() {
        if (isOpen() && !isStopped) {
            gate.set(new CountDownLatch(1));
        }
    }

    private boolean isOpen() {
        return Objects.requireNonNull(gate.get()).getCount() == 0;
    }

    public void resume() {
        Objects.requireNonNull(gate.get()).countDown();
    }

    /** Ends the run at once, without the games that are not over. May be called on any thread. */
    public void stop() {
        isStopped = true;
        resume();
        var pool = workers;
        if (pool != null) {
            pool.shutdownNow(); // some may wait for a program's answer
        }
    }

    /** The games that count, in the order of their numbers. */
    public synchronized List<PlayedGame> games() {
        return results.counted();
    }

    public Table table() {
        return Table.of(tournament, games());
    }
}
