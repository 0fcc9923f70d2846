package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jumpingcube.worker.DiskWorker;
import org.jumpingcube.worker.Requests;

/** What a window, or somebody else, asks of the {@link GameLibrary}; they alone are told of what goes wrong with it. */
public final class GameAccess {
    private final GameLibrary library;
    private final DiskWorker thread;
    private final Consumer<IOException> onTrouble;
    private final Consumer<Path> onSetAside;

    /** Something to be done with the collection. */
    public interface Work {
        void run(GameCollection collection) throws IOException;
    }

    /** Something to be known of the collection. */
    public interface Query<T> {
        T ask(GameCollection collection) throws IOException;
    }

    /** @param thread for all but transfers */
    GameAccess(GameLibrary library, DiskWorker thread, Consumer<IOException> onTrouble, Consumer<Path> onSetAside) {
        this.library = library;
        this.thread = thread;
        this.onTrouble = onTrouble;
        this.onSetAside = onSetAside;
    }

    /** Does something, after all that was asked for before. */
    public void run(Work work) {
        run(() -> true, work, onTrouble);
    }

    /** Requests to the collection, of which only the latest is answered. */
    public Requests requests() {
        return new Requests(library.answers());
    }

    /** Does something, after all that was asked for before, unless the request for it is stale by then. */
    public void run(Requests.Request request, Work work) {
        run(() -> !request.isStale(), work, onTrouble);
    }

    /**
     * Asks something, after all that was asked for before.
     *
     * @param answer given the answer on the thread for answers; not called if there is trouble
     */
    public <T> void ask(Query<T> query, Consumer<? super T> answer) {
        run(asking(query, answer));
    }

    /** The same for what may take long, so that nobody else waits for it; it waits for its like alone. */
    public <T> void transfer(Query<T> query, Consumer<? super T> answer) {
        run(library.transfers(), () -> true, asking(query, answer), onTrouble);
    }

    private <T> Work asking(Query<T> query, Consumer<? super T> answer) {
        return collection -> {
            T found = query.ask(collection);
            library.answers().execute(() -> answer.accept(found));
        };
    }

    /**
     * Asks something to which there is an answer even if the collection cannot be read.
     *
     * @param otherwise gives that answer, on this thread, after the trouble was told
     * @param answer given the answer on the thread for answers
     */
    <T> void ask(Query<T> query, Function<IOException, T> otherwise, Consumer<? super T> answer) {
        ask(requests().next(), query, otherwise, answer);
    }

    /** The same, unless the request is stale by then. */
    <T> void ask(
            Requests.Request request, Query<T> query, Function<IOException, T> otherwise, Consumer<? super T> answer) {
        Consumer<T> inTime = found -> request.answer(() -> answer.accept(found));
        run(() -> !request.isStale(), collection -> inTime.accept(query.ask(collection)), trouble -> {
            onTrouble.accept(trouble);
            inTime.accept(otherwise.apply(trouble));
        });
    }

    /**
     * Does something, after all that was asked for before.
     *
     * @param isToBeDone asked on this thread before the collection is opened
     * @param otherwise told there if it could not be done; nobody else is
     */
    void run(BooleanSupplier isToBeDone, Work work, Consumer<IOException> otherwise) {
        run(thread, isToBeDone, work, otherwise);
    }

    private void run(DiskWorker worker, BooleanSupplier isToBeDone, Work work, Consumer<IOException> otherwise) {
        worker.run(() -> {
            try {
                if (isToBeDone.getAsBoolean()) {
                    open(work);
                }
            } catch (IOException e) {
                otherwise.accept(e);
            }
        });
    }

    private void open(Work work) throws IOException {
        try (var collection = library.open()) {
            work.run(collection);
            collection.setAside().ifPresent(onSetAside);
        }
    }
}
