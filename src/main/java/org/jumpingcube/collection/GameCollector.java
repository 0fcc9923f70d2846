package org.jumpingcube.collection;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.DiskWorker;

/**
 * Puts games into the collection, on a thread of its own. A game has a file of its own until the collection has it:
 * neither a crash nor a collection that cannot be written loses it.
 */
public final class GameCollector {
    private final GameLibrary library;
    private final GameAccess games;
    private final RunningGames places;
    private final Keeper keeper;
    private final Reports reports;

    // Used only on the collector's thread.
    private final List<Waiting> waiting = new ArrayList<>();
    private boolean isTold; // that games wait

    /** Writes files of games that are being played. */
    public interface Keeper {
        /** Writes something before a game that is over is forgotten, and then runs something, even if that fails. */
        void before(DiskWorker.Work work, Runnable then);
    }

    /** Who is told how it goes, on the collector's thread. */
    public interface Reports {
        /**
         * Games could not be added.
         *
         * @param areKept whether they are on the disk all the same, from where they are added when that is possible
         */
        void notAdded(IOException trouble, boolean areKept);

        /** So many games that could not be added are added now. */
        void addedAfterAll(int games);

        /** Something else could not be done. */
        void trouble(IOException trouble);

        /** The file was found damaged; this is its new name. */
        void setAside(Path broken);
    }

    private static final class Waiting {
        private final CollectedGame game;
        private Optional<KeptGame> place = Optional.empty();

        private Waiting(CollectedGame game) {
            this.game = game;
        }
    }

    /**
     * @param library which this closes in the end, and nobody else
     * @param places of games that are over
     */
    public GameCollector(GameLibrary library, RunningGames places, Keeper keeper, Reports reports) {
        this.library = library;
        games = library.keeping(reports::trouble, reports::setAside);
        this.places = places;
        this.keeper = keeper;
        this.reports = reports;
    }

    /** Keeps a game, in place of what was kept under its key. */
    public void keep(CollectedGame game) {
        var next = new Waiting(game);
        keeper.before(() -> next.place = Optional.of(write(game)), () -> add(() -> List.of(next), true));
    }

    /** Takes a game back that was kept under this key: it goes on. */
    public void takeBack(String key) {
        keeper.before(
                () -> {}, // what was asked for before is with the collector's thread then
                () -> games.run(
                        () -> !isTakenFromWaiting(key), collection -> collection.takeBack(key), reports::trouble));
    }

    /** Whether the game had not been added yet, and now is not to be. */
    private boolean isTakenFromWaiting(String key) {
        var found = waiting.stream().filter(next -> next.game.key().equals(key)).toList();
        waiting.removeAll(found);
        for (Waiting next : found) {
            next.place.ifPresent(place -> {
                try {
                    place.discard();
                } catch (IOException e) {
                    reports.trouble(e);
                }
            });
        }
        return !found.isEmpty();
    }

    private KeptGame write(CollectedGame game) throws IOException {
        var place = places.begin();
        try {
            place.keep(game.saved(), game.notes());
            return place;
        } catch (IOException e) {
            place.discard();
            throw e;
        }
    }

    /**
     * Keeps many games at once, which have no files of their own.
     *
     * @param played asked for them on the collector's thread, when it comes to it
     */
    public void keepAll(Supplier<List<CollectedGame>> played) {
        add(() -> played.get().stream().map(Waiting::new).toList(), true);
    }

    /** Tries once more to add the games that could not be added. */
    public void tryAgain() {
        add(List::of, true);
    }

    /** Adds the games that earlier windows could not add, or were killed before they could. */
    public void addLeftOver() {
        var found = new ArrayList<Waiting>();
        keeper.before(
                () -> places.findAllLeftOver()
                        .forEach(place -> place.game().ifPresent(saved -> {
                            var left = new Waiting(CollectedGame.of(saved, place.notes()));
                            left.place = Optional.of(place);
                            found.add(left);
                        })),
                () -> {
                    if (!found.isEmpty()) {
                        add(() -> found, false); // why they could not be added was told then
                    }
                });
    }

    private void add(Supplier<List<Waiting>> more, boolean isToBeTold) {
        games.run(
                () -> {
                    waiting.addAll(more.get());
                    return !waiting.isEmpty();
                },
                this::addWaiting,
                trouble -> {
                    if (isToBeTold && !waiting.isEmpty()) {
                        isTold = true;
                        reports.notAdded(trouble, waiting.stream().allMatch(game -> game.place.isPresent()));
                    }
                });
    }

    private void addWaiting(GameCollection collection) throws IOException {
        collection.keep(waiting.stream().map(next -> next.game).toList());
        if (isTold) {
            isTold = false;
            reports.addedAfterAll(waiting.size());
        }
        var added = List.copyOf(waiting);
        waiting.clear();
        for (Waiting game : added) {
            if (game.place.isPresent()) {
                game.place.get().discard();
            }
        }
    }

    /** Remembers how well both sides played, 0 to 1, wherever the game is kept. */
    public void review(SavedGame<?, ?> game, OptionalDouble one, OptionalDouble two) {
        games.run(collection -> collection.review(game, one, two));
    }

    /**
     * Asks something of the collection, once it has the games so far.
     *
     * @param otherwise gives the answer if the collection cannot be read, on the collector's thread
     * @param answer given the answer on the thread for answers
     */
    public <T> void ask(GameAccess.Query<T> query, Function<IOException, T> otherwise, Consumer<? super T> answer) {
        games.ask(query, otherwise, answer);
    }

    /**
     * Takes no more games; those that still cannot be added are left for the next start.
     *
     * @return a future that completes when all games are kept
     */
    public CompletableFuture<Void> close() {
        add(List::of, false);
        games.run(this::letGo, collection -> {}, reports::trouble);
        return library.close();
    }

    /** Returns that there is nothing more to be done. */
    private boolean letGo() {
        for (Waiting game : waiting) {
            game.place.ifPresent(place -> {
                try {
                    place.close();
                } catch (IOException e) {
                    reports.trouble(e);
                }
            });
        }
        return false;
    }

    /** The games asked for so far; completes when they are kept. Not to be waited for on the thread for answers. */
    public CompletableFuture<Void> pending() {
        var asked = new CompletableFuture<CompletableFuture<Void>>();
        keeper.before(() -> {}, () -> asked.complete(library.pendingKeeping()));
        return asked.thenCompose(done -> done);
    }
}
