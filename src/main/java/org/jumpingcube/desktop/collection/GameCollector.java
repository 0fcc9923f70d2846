package org.jumpingcube.desktop.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jumpingcube.collection.CollectedGame;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.storage.SavedGame;

/**
 * Puts games into the collection, on a thread of its own. The file is open only while it is written, and nothing of the
 * database is loaded before the first game.
 */
public final class GameCollector {
    private final GameLibrary library;

    /**
     * @param onTrouble called on the collector's thread when a game could not be kept
     * @param onSetAside called on the collector's thread, with its new name, when the file was found damaged
     */
    public GameCollector(
            Folders folders,
            SaveFormat format,
            InstantSource clock,
            Consumer<IOException> onTrouble,
            Consumer<Path> onSetAside) {
        library = new GameLibrary("game-collector", folders, format, clock, onTrouble, onSetAside);
    }

    /** Keeps a game, in place of what was kept under its key. */
    public void keep(CollectedGame game) {
        library.run(collection -> collection.keep(game));
    }

    /**
     * Keeps many games at once.
     *
     * @param games asked for them on the collector's thread, when it comes to it
     */
    public void keepAll(Supplier<List<CollectedGame>> games) {
        library.run(collection -> collection.keep(games.get()));
    }

    /** Remembers how well both sides played, 0 to 1, wherever the game is kept. */
    public void review(SavedGame<?, ?> game, OptionalDouble one, OptionalDouble two) {
        library.run(collection -> collection.review(game, one, two));
    }

    /**
     * Asks something of the collection, once it has the games so far.
     *
     * @param otherwise gives the answer if the collection cannot be read, on the library's thread, after the user was told
     * @param answer given the answer on the JavaFX thread
     */
    public <T> void ask(
            GameLibrary.Question<T> question, Function<IOException, T> otherwise, Consumer<? super T> answer) {
        library.ask(question, otherwise, answer);
    }

    /**
     * Takes no more games.
     *
     * @return a future that completes when all games are kept
     */
    public CompletableFuture<Void> close() {
        return library.close();
    }

    /** The games asked for so far; completes when they are kept. Not to be waited for on the JavaFX thread. */
    public CompletableFuture<Void> pending() {
        return library.pending();
    }
}
