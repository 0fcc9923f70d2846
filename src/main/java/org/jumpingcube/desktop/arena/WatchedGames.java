package org.jumpingcube.desktop.arena;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jumpingcube.arena.PlayedGame;
import org.jumpingcube.arena.TournamentGames;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.worker.HelperThreads;
import org.jumpingcube.worker.Threads;

/**
 * Puts the games of tournaments into the collection, on the collector's thread. A game may take less time than the
 * collection needs for it, so those of some seconds go in together.
 */
final class WatchedGames {
    private static final long TOGETHER_SECONDS = 3;

    private final GameCollector collector;
    private final InstantSource clock;
    private final Queue<Supplier<CollectedGame>> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isAsked = new AtomicBoolean();
    private volatile boolean isOn = true;

    WatchedGames(GameCollector collector, InstantSource clock) {
        this.collector = collector;
        this.clock = clock;
    }

    /** Games that end while this is off are not kept. */
    void turn(boolean on) {
        isOn = on;
    }

    /** Keeps a game that has just ended; on any thread, which waits for nothing. */
    void add(TournamentGames games, PlayedGame game) {
        if (!isOn) {
            return;
        }
        var ended = clock.instant();
        waiting.add(() -> games.collected(game, ended));
        if (!isAsked.getAndSet(true)) {
            Threads.later(TimeUnit.SECONDS.toNanos(TOGETHER_SECONDS), HelperThreads.THREADS, this::keep);
        }
    }

    /** Keeps what has gathered, at the end of a tournament. */
    void keep() {
        isAsked.set(false); // what ends from now on may miss this turn
        if (!waiting.isEmpty()) {
            collector.keepAll(this::gathered);
        }
    }

    private List<CollectedGame> gathered() {
        var games = new ArrayList<CollectedGame>();
        for (var next = waiting.poll(); next != null; next = waiting.poll()) {
            games.add(next.get());
        }
        return games;
    }
}
