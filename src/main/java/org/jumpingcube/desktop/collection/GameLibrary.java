package org.jumpingcube.desktop.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.jumpingcube.collection.GameCollection;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.worker.DiskWorker;

/**
 * The collection, on a thread of its own. The file is open only while something is done with it, and nothing of the
 * database is loaded before that.
 */
public final class GameLibrary {
    private final Folders folders;
    private final SaveFormat format;
    private final InstantSource clock;
    private final Consumer<IOException> onTrouble;
    private final Consumer<Path> onSetAside;
    private final DiskWorker disk;

    /** Something to be done with the collection. */
    public interface Work {
        void run(GameCollection collection) throws IOException;
    }

    /** Something to be known of the collection. */
    public interface Question<T> {
        T ask(GameCollection collection) throws IOException;
    }

    /**
     * @param name of the thread
     * @param onTrouble called on that thread when something could not be done
     * @param onSetAside called on that thread, with its new name, when the file was found damaged
     */
    public GameLibrary(
            String name,
            Folders folders,
            SaveFormat format,
            InstantSource clock,
            Consumer<IOException> onTrouble,
            Consumer<Path> onSetAside) {
        this.folders = folders;
        this.format = format;
        this.clock = clock;
        this.onTrouble = onTrouble;
        this.onSetAside = onSetAside;
        disk = new DiskWorker(name, onTrouble);
    }

    /** Does something, after all that was asked for before. */
    public void run(Work work) {
        disk.run(() -> open(work));
    }

    private void open(Work work) throws IOException {
        try (var collection = GameCollection.open(GameCollection.file(folders), format, clock.instant())) {
            work.run(collection);
            collection.setAside().ifPresent(onSetAside);
        }
    }

    /**
     * Asks something, after all that was asked for before.
     *
     * @param answer given the answer on the JavaFX thread; not called if there is trouble
     */
    public <T> void ask(Question<T> question, Consumer<? super T> answer) {
        run(collection -> tell(question.ask(collection), answer));
    }

    /**
     * Asks something to which there is an answer even if the collection cannot be read.
     *
     * @param otherwise gives that answer, on this library's thread, after the trouble was told
     * @param answer given the answer on the JavaFX thread
     */
    public <T> void ask(Question<T> question, Function<IOException, T> otherwise, Consumer<? super T> answer) {
        run(() -> true, collection -> tell(question.ask(collection), answer), trouble -> {
            onTrouble.accept(trouble);
            tell(otherwise.apply(trouble), answer);
        });
    }

    /**
     * Does something, after all that was asked for before.
     *
     * @param isToBeDone asked on this library's thread before the collection is opened
     * @param otherwise told there if it could not be done; nobody else is
     */
    void run(BooleanSupplier isToBeDone, Work work, Consumer<IOException> otherwise) {
        disk.run(() -> {
            try {
                if (isToBeDone.getAsBoolean()) {
                    open(work);
                }
            } catch (IOException e) {
                otherwise.accept(e);
            }
        });
    }

    private static <T> void tell(T found, Consumer<? super T> answer) {
        Platform.runLater(() -> answer.accept(found));
    }

    /**
     * Does nothing more.
     *
     * @return a future that completes when all that was asked for is done
     */
    public CompletableFuture<Void> close() {
        return disk.close();
    }

    /** What was asked for so far; completes when it is done. Not to be waited for on the JavaFX thread. */
    public CompletableFuture<Void> pending() {
        return disk.pending();
    }
}
