package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SaveFormat;
import org.jumpingcube.worker.DiskWorker;

/**
 * The collection, once for the whole program, on three threads of its own: one for questions, one for games that are to be
 * kept, and one for what may take long. The file is open only while something is done with it, and nothing of the database
 * is loaded before that.
 */
public final class GameLibrary {
    private final Folders folders;
    private final SaveFormat format;
    private final InstantSource clock;
    private final Executor answers;
    private final DiskWorker questions = thread("collection");
    private final DiskWorker keeping =
            thread("collection-keeping"); // a game is kept only after a look through the whole file
    private final DiskWorker transfers = thread("collection-transfers");

    /**
     * @param format in which games are kept
     * @param answers runs what is done with the answers, on the thread of whoever asks
     */
    public GameLibrary(Folders folders, SaveFormat format, InstantSource clock, Executor answers) {
        this.folders = folders;
        this.format = format;
        this.clock = clock;
        this.answers = answers;
    }

    private static DiskWorker thread(String name) {
        return new DiskWorker(name, trouble -> {}); // whoever asks is told
    }

    /**
     * The collection for a window, or for somebody else, who alone is told of what goes wrong with their requests.
     *
     * @param onTrouble called on a thread of the collection when something could not be done
     * @param onSetAside called there, with its new name, when the file was found damaged
     */
    public GameAccess access(Consumer<IOException> onTrouble, Consumer<Path> onSetAside) {
        return new GameAccess(this, questions, onTrouble, onSetAside);
    }

    /** The same for the collector; no question waits for it. */
    GameAccess keeping(Consumer<IOException> onTrouble, Consumer<Path> onSetAside) {
        return new GameAccess(this, keeping, onTrouble, onSetAside);
    }

    /** What the collector has asked for so far; completes when it is done. Not to be waited for on the thread for answers. */
    CompletableFuture<Void> pendingKeeping() {
        return keeping.pending();
    }

    /** For what may take long. */
    DiskWorker transfers() {
        return transfers;
    }

    /** Runs what is done with an answer. */
    Executor answers() {
        return answers;
    }

    GameCollection open() throws IOException {
        return GameCollection.open(GameCollection.file(folders), format, clock.instant());
    }

    /**
     * Does nothing more. Only for the collector, which is the last to have something to do.
     *
     * @return a future that completes when all that was asked for is done
     */
    CompletableFuture<Void> close() {
        return CompletableFuture.allOf(questions.close(), keeping.close(), transfers.close());
    }
}
