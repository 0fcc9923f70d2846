package org.jumpingcube.desktop.friend;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jumpingcube.remote.nearby.AnnouncedGame;
import org.jumpingcube.remote.nearby.NearbyGame;
import org.jumpingcube.remote.nearby.NearbyGames;
import org.jumpingcube.worker.Latest;

/** What the window does in the local network: it announces a game, or looks for those of others. One at a time. */
final class Neighbours {
    private final Executor background;
    private final Executor later;
    private final Latest latest = new Latest(); // of what was begun
    private Optional<AutoCloseable> current = Optional.empty();

    /**
     * @param background runs what takes a moment
     * @param later runs something on the JavaFX thread, which also calls all methods
     */
    Neighbours(Executor background, Executor later) {
        this.background = background;
        this.later = later;
    }

    /** Announces a game until {@link #stop}. */
    void announce(String kind, int port) {
        begin(mine -> AnnouncedGame.begin(kind, port));
    }

    /**
     * Looks for games until {@link #stop}.
     *
     * @param listener told them whenever they change, on the JavaFX thread
     */
    void look(Consumer<List<NearbyGame>> listener) {
        begin(mine -> NearbyGames.look(games -> mine.answer(later, () -> listener.accept(games))));
    }

    private void begin(Function<Latest.Question, Optional<? extends AutoCloseable>> opening) {
        stop();
        var mine = latest.ask();
        background.execute(() -> {
            var opened = opening.apply(mine);
            later.execute(() -> {
                if (mine.isOld()) {
                    opened.ifPresent(this::close); // which nobody else has
                } else {
                    current = opened.map(AutoCloseable.class::cast);
                }
            });
        });
    }

    /** Listens to the local network no longer. */
    void stop() {
        latest.cancel();
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
