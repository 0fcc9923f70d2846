package org.jumpingcube.arena;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.contest.Bout;
import org.jumpingcube.contest.Contestant;
import org.jumpingcube.contest.ContestantSpec;
import org.jumpingcube.contest.MatchGame;
import org.jumpingcube.contest.MatchPlan;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.Position;

/**
 * A tournament that is being played. It can be paused and stopped, and goes on where an earlier run of it has stopped.
 * A game that was stopped is played again. What counts does not depend on the number of threads.
 */
public final class TournamentRun {
    private static final int LAST_SECONDS = 5;

    private final Tournament tournament;
    private final List<MatchGame<?, ?>> boards = new ArrayList<>();
    private final List<List<ContestantSpec>> players = new ArrayList<>(); // on each board
    private final Listener listener;
    private int firstOpen; // all games with lower numbers have begun or are not wanted
    private final Results results;
    private final Set<Integer> begun = new HashSet<>();
    private @Nullable ExecutorService workers;
    private boolean isPaused;
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
     * @param earlier the games that have been played already
     * @throws IllegalArgumentException if an entrant is no player of this game, or a board has no options of it; the
     *     message says which
     */
    public TournamentRun(
            Tournament tournament, GameKind<?, ?> kind, Collection<PlayedGame> earlier, Listener listener) {
        this.tournament = tournament;
        this.listener = listener;
        var patience = Duration.ofSeconds(tournament.moveSeconds());
        for (var options : tournament.boards()) {
            var game = MatchGame.ofAny(kind, options);
            boards.add(game);
            players.add(tournament.entrants().stream()
                    .map(entrant ->
                            entrant.spec(tournament.limit(), new ContestantSpec.Patience(patience, patience), game))
                    .toList());
        }
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
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        synchronized (this) {
            workers = pool;
        }
        try {
            var parts = new ArrayList<Future<?>>();
            for (int i = 0; i < threads; i++) {
                parts.add(pool.submit(this::playSome));
            }
            for (Future<?> part : parts) {
                part.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause; // of the listener
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            isStopped = true;
            pool.shutdownNow();
            pool.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS); // programs are being ended
        }
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

    private synchronized Optional<Integer> next() throws InterruptedException {
        while (isPaused && !isStopped) {
            wait();
        }
        if (isStopped) {
            return Optional.empty();
        }
        while (firstOpen < tournament.total()) {
            int number = firstOpen++;
            if (results.isWanted(number) && begun.add(number)) {
                return Optional.of(number);
            }
        }
        return Optional.empty();
    }

    private synchronized void note(PlayedGame game) {
        results.add(game);
        listener.ended(game);
    }

    private PlayedGame played(int number) throws Bout.StoppedException {
        var pair = tournament.pairs().get(tournament.pairOf(number));
        return play(number, pair, boards.get(pair.board()));
    }

    private <P extends Position<P, M>, M> PlayedGame play(int number, Tournament.Pair pair, MatchGame<P, M> game)
            throws Bout.StoppedException {
        int ofPair = tournament.gameOf(number);
        var plan = new MatchPlan<>(game, tournament.games(), tournament.openings(), tournament.seed());
        boolean aBegins = MatchPlan.doesABegin(ofPair);
        int first = aBegins ? pair.a() : pair.b();
        int second = aBegins ? pair.b() : pair.a();
        var here = players.get(pair.board());
        List<String> lines = new ArrayList<>();
        Bout.Result<M> result;
        try (Contestant<P, M> one = here.get(first).open(game, line -> {});
                Contestant<P, M> two = here.get(second).open(game, line -> {})) {
            var notation = game.kind().notation();
            var bout = new Bout<>(
                    game, plan.opening(ofPair), one, two, move -> listener.moved(number, notation.write(move)));
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

    /** No game begins until {@link #resume}; those that are being played are played to their ends. */
    public synchronized void pause() {
        isPaused = true;
    }

    public synchronized void resume() {
        isPaused = false;
        notifyAll();
    }

    /** Ends the run at once, without the games that are not over. May be called on any thread. */
    public synchronized void stop() {
        isStopped = true;
        notifyAll();
        if (workers != null) {
            workers.shutdownNow(); // some may wait for a program's answer
        }
    }

    /** The games that count, in the order of their numbers. */
    public synchronized List<PlayedGame> games() {
        return results.counted();
    }

    public synchronized Table table() {
        return Table.of(tournament, results.counted());
    }
}
