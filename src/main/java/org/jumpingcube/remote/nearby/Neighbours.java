package org.jumpingcube.remote.nearby;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jumpingcube.worker.Requests;

/** What a program does in the local network: it announces a game, or looks for those of others. One at a time. */
public final class Neighbours {
    private final Executor background;
    private final Executor later;
    private final Requests requests;
    private Optional<AutoCloseable> current = Optional.empty();

    /**
     * @param background runs what takes a moment
     * @param later runs something on the thread that also calls all methods
     */
    public Neighbours(Executor background, Executor later) {
        this.background = background;
        this.later = later;
        requests = new Requests(later);
    }

    /** Announces a game until {@link #stop}. */
    public void announce(String kind, int port) {
        begin(mine -> AnnouncedGame.begin(kind, port));
    }

    /**
     * Looks for games until {@link #stop}.
     *
     * @param listener told them whenever they change, on that thread
     */
    public void look(Consumer<List<NearbyGame>> listener) {
        begin(mine -> NearbyGames.look(games -> mine.answer(() -> listener.accept(games))));
    }

    private void begin(Function<Requests.Request, Optional<? extends AutoCloseable>> opening) {
        stop();
        var mine = requests.next();
        background.execute(() -> {
            var opened = opening.apply(mine);
            later.execute(() -> {
                if (mine.isStale()) {
                    opened.ifPresent(this::close); // which nobody else has
                } else {
                    current = opened.map(AutoCloseable.class::cast);
                }
            });
        });
    }

    /** Listens to the local network no longer. */
    public void stop() {
        requests.cancel();
        current.ifPresent(this::close);
        current = Optional.empty();
    }

    private void close(AutoCloseable what) {
        try {
            what.close();
        } catch (Exception e) {
            throw new IllegalStateException("a socket can always be closed", e);
        }
    }
}
