package org.jumpingcube.desktop.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.RatingHistory;
import org.jumpingcube.arena.ResultFile;
import org.jumpingcube.arena.Table;
import org.jumpingcube.arena.Tournament;
import org.jumpingcube.arena.TournamentGames;
import org.jumpingcube.arena.TournamentRun;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/**
 * A tournament that is played in the background. It gathers what has happened; the window asks for that as often as it
 * paints. All methods may be called on the JavaFX thread: they wait for nothing.
 */
final class ArenaRun {
    private static final long BYTES_A_GAME = 32L << 20; // two players whose tables are as large as they become
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private final Tournament tournament;
    private final GameView<?, ?> view;
    private final Path file;
    private final Path folder;
    private final TournamentGames games;
    private final WatchedGames watched;
    private final Queue<PlayedGame> over = new ConcurrentLinkedQueue<>();
    private final ConcurrentSkipListMap<Integer, FollowedGame<?, ?>> running = new ConcurrentSkipListMap<>();
    private final AtomicInteger played = new AtomicInteger();
    private final AtomicBoolean isCounting = new AtomicBoolean();
    private final CompletableFuture<Ending> end = new CompletableFuture<>();
    private @Nullable TournamentRun run;
    private boolean isPaused;
    private boolean isStopped;
    private int counted = -1;

    /**
     * How it ended.
     *
     * @param isOver whether all games have been played
     * @param problem what stopped it, if it did not come to its end by itself or because it was told to stop
     */
    record Ending(boolean isOver, Optional<String> problem) {}

    /**
     * @param file the results, which are gone on with if there are any
     * @param folder in which programs run
     * @param watched keeps the games that end
     */
    ArenaRun(Tournament tournament, GameView<?, ?> view, Path file, Path folder, WatchedGames watched) {
        this.tournament = tournament;
        this.view = view;
        this.file = file;
        this.folder = folder;
        this.watched = watched;
        games = new TournamentGames(tournament, view.kind());
    }

    /**
     * Begins to play.
     *
     * @param prepare done first, on the thread of the tournament
     */
    void start(Preparation prepare) {
        Threads.start("arena", () -> {
            var ending = played(prepare);
            watched.keep();
            end.complete(ending);
        });
    }

    /** What is to be done before the results are opened. */
    interface Preparation {
        void run() throws IOException;
    }

    private static int threads() {
        var machine = Runtime.getRuntime();
        return threads(machine.availableProcessors(), machine.maxMemory());
    }

    /**
     * How many games are played at a time: as many as there are processors but one, which the window has for itself, as
     * long as their players' tables fit into half of the heap.
     *
     * @param heap the most that the heap can have, in bytes
     */
    static int threads(int processors, long heap) {
        return (int) Math.max(1, Math.min(processors - 1, heap / 2 / BYTES_A_GAME));
    }

    private Ending played(Preparation prepare) {
        try {
            return play(prepare);
        } catch (RuntimeException | OutOfMemoryError e) {
            LOG.log(Level.ERROR, "the arena stopped", e);
            return new Ending(false, Optional.of(String.valueOf(e.getMessage())));
        }
    }

    private Ending play(Preparation prepare) {
        try {
            prepare.run();
            try (var results = ResultFile.open(file, tournament)) {
                over.addAll(results.earlier());
                played.set(results.earlier().size());
                var made = new TournamentRun(tournament, view.kind(), folder, results.earlier(), new Recorder(results));
                take(made);
                return new Ending(made.play(threads()), Optional.empty());
            }
        } catch (IOException | UncheckedIOException e) {
            return new Ending(false, isStopped() ? Optional.empty() : Optional.of(String.valueOf(e.getMessage())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Ending(false, Optional.empty());
        }
    }

    /** A stop may come in the middle of a write: that game is played again. */
    private synchronized boolean isStopped() {
        return isStopped;
    }

    private synchronized void take(TournamentRun made) {
        run = made;
        if (isPaused) {
            made.pause();
        }
        if (isStopped) {
            made.stop();
        }
    }

    /** Notes what happens, on the threads that play. */
    private final class Recorder implements TournamentRun.Listener {
        private final ResultFile results;

        Recorder(ResultFile results) {
            this.results = results;
        }

        @Override
        public void begun(int number) {
            running.put(number, new FollowedGame<>(view, tournament.boardOf(number), number));
        }

        @Override
        public void moved(int number, String move) {
            Objects.requireNonNull(running.get(number)).play(move);
        }

        @Override
        public void ended(PlayedGame game) {
            try {
                results.add(game);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            running.remove(game.number());
            over.add(game);
            played.incrementAndGet();
            watched.add(games, game);
        }
    }

    Tournament tournament() {
        return tournament;
    }

    /** Its games as others have them. */
    TournamentGames games() {
        return games;
    }

    /** How many games are over. */
    int played() {
        return played.get();
    }

    /** The games that are being played, in the order in which they began. */
    Collection<FollowedGame<?, ?>> running() {
        return running.values();
    }

    /** The games that have come to their ends since this was last asked. */
    List<PlayedGame> newlyOver() {
        var games = new ArrayList<PlayedGame>();
        for (var game = over.poll(); game != null; game = over.poll()) {
            games.add(game);
        }
        return games;
    }

    /**
     * Counts the games in the background, if some have ended since this was last done.
     *
     * @param receiver given the table, and how the ratings went
     * @param thread that of the receiver
     */
    void count(Consumer<Count> receiver, Executor thread) {
        TournamentRun now = run();
        int games = played();
        if (now == null || games == counted || isCounting.getAndSet(true)) {
            return;
        }
        counted = games;
        var count = Threads.supply(HelperThreads.THREADS, () -> count(now.games()))
                .whenComplete((done, failure) -> isCounting.set(false));
        Threads.whenDone(count, thread, receiver);
    }

    private Count count(List<PlayedGame> counted) {
        return new Count(Table.of(tournament, counted), RatingHistory.of(tournament, counted));
    }

    /** What the games say. */
    record Count(Table table, RatingHistory ratings) {}

    /** The report of the games that have been played; takes a while, on the thread that asks. */
    String report(ReportForm form) {
        TournamentRun now = run();
        return form.write(tournament, games, now == null ? List.of() : now.games());
    }

    private synchronized @Nullable TournamentRun run() {
        return run;
    }

    synchronized boolean isPaused() {
        return isPaused;
    }

    /** Lets no game begin until it goes on. */
    synchronized void pause() {
        isPaused = true;
        if (run != null) {
            run.pause();
        }
    }

    synchronized void resume() {
        isPaused = false;
        if (run != null) {
            run.resume();
        }
    }

    /** Ends it at once; the games that are being played are played again when it goes on. */
    synchronized void stop() {
        isStopped = true;
        if (run != null) {
            run.stop();
        }
    }

    /** Completes when nothing is played any more and the results are closed. */
    CompletableFuture<Ending> end() {
        return end;
    }
}
