package org.jumpingcube.desktop.files;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SavedGame;

/**
 * Keeps the running game on disk all the time, on a thread of its own, so that neither a crash nor a closed window loses
 * it and no frame waits for the disk.
 */
public final class GameKeeper implements AutoCloseable {
    private static final long LAST_WORDS_SECONDS = 2;

    private final RunningGames games;
    private final Consumer<IOException> onTrouble;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        var thread = new Thread(task, "game-keeper");
        thread.setDaemon(true);
        return thread;
    });

    // Touched on the keeper's thread only.
    private Optional<KeptGame> place = Optional.empty();

    /**
     * @param onTrouble told, on the keeper's thread, when the disk does not take the game
     */
    public GameKeeper(RunningGames games, Consumer<IOException> onTrouble) {
        this.games = games;
        this.onTrouble = onTrouble;
    }

    /** A game that an earlier window left unfinished. */
    public Optional<KeptGame> findLeftOver() {
        try {
            return games.findLeftOver();
        } catch (IOException e) {
            onTrouble.accept(e);
            return Optional.empty();
        }
    }

    /** From now on the game is kept where the earlier window left it. */
    public void adopt(KeptGame leftOver) {
        run(() -> {
            if (place.isPresent()) {
                place.get().discard();
            }
            place = Optional.of(leftOver);
        });
    }

    /** Keeps the game as it is now. */
    public void keep(SavedGame<?, ?> game) {
        run(() -> {
            if (place.isEmpty()) {
                place = Optional.of(games.begin());
            }
            place.get().keep(game);
        });
    }

    /** There is no game worth keeping now: it has not begun, or it is over. */
    public void forget() {
        run(() -> {
            if (place.isPresent()) {
                place.get().discard();
                place = Optional.empty();
            }
        });
    }

    /** Work that may fail on the disk. */
    private interface DiskWork {
        void run() throws IOException;
    }

    private void run(DiskWork work) {
        thread.execute(() -> {
            try {
                work.run();
            } catch (IOException e) {
                onTrouble.accept(e);
            }
        });
    }

    /** Finishes what is to be written and leaves the game to be found at the next start. */
    @Override
    public void close() {
        run(() -> {
            if (place.isPresent()) {
                place.get().close();
            }
        });
        thread.shutdown();
        try {
            boolean isDone = thread.awaitTermination(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
            if (!isDone) {
                onTrouble.accept(new IOException("the disk does not answer"));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
