package org.jumpingcube.storage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jumpingcube.worker.DiskWorker;

/**
 * Keeps the running game on disk all the time, on a thread of its own, so that neither a crash nor a closed window
 * loses it and no frame waits for the disk. Only the newest position is written: however slow the disk, it lags behind
 * by the one write that is under way.
 */
public final class GameKeeper {
    private final RunningGames games;
    private final DiskWorker disk;

    /** What the disk should hold; empty for nothing. */
    private volatile Optional<Wanted> wanted = Optional.empty();

    // Used only on the keeper's thread.
    private Optional<KeptGame> place = Optional.empty();
    private final List<KeptGame> offered = new ArrayList<>(); // and not answered yet
    private Optional<Wanted> written = Optional.empty();

    private record Wanted(SavedGame<?, ?> game, Optional<SeenFile> ownFile) {}

    /**
     * @param onTrouble called on the keeper's thread when the game cannot be written
     */
    public GameKeeper(RunningGames games, Consumer<IOException> onTrouble) {
        this.games = games;
        disk = new DiskWorker("game-keeper", onTrouble);
    }

    /**
     * Looks for a game that an earlier window left unfinished, the latest first; the next call finds the next one.
     *
     * @param onFound called on the keeper's thread with the game, and with whether there is another after it; not
     *     called if there is none
     */
    public void findLeftOver(BiConsumer<KeptGame, Boolean> onFound) {
        disk.run(() -> {
            Optional<KeptGame> found = games.findLeftOver();
            if (found.isPresent()) {
                offered.add(found.get());
                onFound.accept(found.get(), games.isAnyLeftOver());
            }
        });
    }

    /** From now on the game is kept where the earlier window left it, unless that place has been discarded. */
    public void adopt(KeptGame leftOver) {
        disk.run(() -> {
            if (!offered.remove(leftOver)) {
                return;
            }
            if (place.isPresent()) {
                place.get().discard();
            }
            place = Optional.of(leftOver);
            leftOver.takeRoom();
            written = Optional.empty();
            bringUpToDate();
        });
    }

    /** Keeps a game that belongs to no file. */
    public void keep(SavedGame<?, ?> game) {
        keep(game, Optional.empty());
    }

    /**
     * Keeps the game as it is now.
     *
     * @param ownFile the user's own file that it belongs to
     */
    public void keep(SavedGame<?, ?> game, Optional<SeenFile> ownFile) {
        want(Optional.of(new Wanted(game, ownFile)));
        disk.update(this::bringUpToDate);
    }

    /** Keeps no game for now: it has not begun, or it is over, and all that was asked for {@link #before} is done. */
    public void forget() {
        var over = wanted;
        disk.run(() -> {
            wantNoLonger(over);
            bringUpToDate();
        });
    }

    /** Takes the room for a game that is about to go on, perhaps for a single move: the disk may be full by its end. */
    public void expect() {
        forget();
        disk.run(() -> {
            if (place.isEmpty()) {
                begin();
            }
        });
    }

    private KeptGame begin() throws IOException {
        var begun = games.begin();
        place = Optional.of(begun);
        begun.takeRoom();
        return begun;
    }

    private synchronized void want(Optional<Wanted> next) {
        wanted = next;
    }

    /** There may be a new game by now. */
    private synchronized void wantNoLonger(Optional<Wanted> over) {
        if (wanted.equals(over)) {
            wanted = Optional.empty();
        }
    }

    /**
     * Writes something else before this game is forgotten, or another takes its place. If the disk is full, it gets the
     * room that was taken for it.
     *
     * @param then run on the keeper's thread when it is written, or has failed
     */
    public void before(DiskWorker.Work work, Runnable then) {
        disk.run(() -> {
            try {
                tried(work);
            } finally {
                then.run();
            }
        });
    }

    private void tried(DiskWorker.Work work) throws IOException {
        try {
            work.run();
        } catch (SaveException e) {
            if (place.isEmpty() || e.problem().kind() != Problem.Kind.DISK_FULL) {
                throw e;
            }
            place.get().giveRoom();
            work.run();
        }
    }

    /** Discards a left-over game that the user does not want, unless it has been adopted. */
    public void discard(KeptGame leftOver) {
        disk.run(() -> {
            if (offered.remove(leftOver)) {
                leftOver.discard();
            }
        });
    }

    /** Writes the latest game, unless the disk already holds it. */
    private void bringUpToDate() throws IOException {
        Optional<Wanted> newest = wanted;
        if (newest.isEmpty()) {
            if (place.isPresent()) {
                place.get().discard();
                place = Optional.empty();
            }
        } else if (!newest.equals(written)) {
            var where = place.filter(KeptGame::isThere);
            var kept = where.isPresent() ? where.get() : begin();
            kept.keep(newest.get().game(), newest.get().ownFile());
        }
        written = newest;
    }

    /**
     * The disk work requested so far.
     *
     * @return a future that completes when it is done. Do not wait for it where games are played
     */
    public CompletableFuture<Void> pending() {
        return disk.pending();
    }

    /**
     * Accepts no more games. The latest one is still written and will be found at the next start, as will the games
     * that were offered and not answered.
     *
     * @return a future that completes when the disk holds the game
     */
    public CompletableFuture<Void> close() {
        disk.update(this::bringUpToDate);
        disk.run(() -> {
            for (KeptGame kept : Stream.concat(place.stream(), offered.stream()).toList()) {
                kept.close();
            }
        });
        return disk.close();
    }
}
