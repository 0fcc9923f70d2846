package org.jumpingcube.remote.meeting;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Role;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.worker.DiskWorker;

/**
 * Keeps the game with a friend elsewhere on disk as long as it goes on, so that either may leave and come back. Used on
 * one thread, as the game is.
 */
public final class FriendMemory {
    private final FriendRecords records;
    private final DiskWorker disk;
    private final Executor later;
    private Optional<FriendRecord> current = Optional.empty();
    private volatile Optional<FriendRecord> wanted = Optional.empty();

    /**
     * @param onTrouble told on any thread when something cannot be read or written
     * @param later runs something on that thread
     */
    public FriendMemory(FriendRecords records, Consumer<IOException> onTrouble, Executor later) {
        this.records = records;
        this.later = later;
        disk = new DiskWorker("friend-memory", onTrouble);
    }

    /**
     * A game begins, or one that is kept goes on.
     *
     * @param before as what it is kept; empty if it is new
     * @return under which it is kept
     */
    public GameId begin(Optional<FriendRecord> before, Role role, Meeting meeting, GameLog<?, ?> log) {
        var id = before.map(FriendRecord::id).orElseGet(() -> GameId.random(new SecureRandom()));
        current = Optional.of(new FriendRecord(id, role, meeting, log));
        return id;
    }

    /** The game goes on. A game that is over needs no friend any more, unless another follows. */
    public void note(GameLog<?, ?> log) {
        if (current.isPresent()) {
            var before = current.get();
            var now = new FriendRecord(before.id(), before.role(), before.meeting(), log);
            current = Optional.of(now);
            if (log.outcome().isOver()) {
                remove(now.id());
            } else if (!wanted.equals(current)) {
                wanted = current;
                disk.update(this::write);
            }
        }
    }

    private void write() throws IOException {
        var newest = wanted;
        if (newest.isPresent()) {
            records.keep(newest.get().id(), newest.get().lines());
        }
    }

    private void remove(GameId id) {
        wanted = Optional.empty();
        disk.run(() -> records.forget(id));
    }

    /** The user has left the game for another. */
    public void forget() {
        current.ifPresent(record -> remove(record.id()));
        current = Optional.empty();
    }

    /** Forgets a game that the user does not want to go on with. */
    public void forget(SavedGame<?, ?> saved, List<GameKind<?, ?>> kinds) {
        find(saved, Optional.empty(), kinds, found -> found.ifPresent(record -> remove(record.id())));
    }

    /** Looks for what is kept of a saved game, and hands it over on the thread of the game. */
    public void find(
            SavedGame<?, ?> saved,
            Optional<BrokerAddress> broker,
            List<GameKind<?, ?>> kinds,
            Consumer<Optional<FriendRecord>> then) {
        find(record -> record.isOf(saved), broker, kinds, then);
    }

    /** Looks for a game that was joined with this code, and hands it over on the thread of the game. */
    public void findJoined(
            Code code,
            Optional<BrokerAddress> broker,
            List<GameKind<?, ?>> kinds,
            Consumer<Optional<FriendRecord>> then) {
        if (goesOn(code)) {
            then.accept(current);
        } else {
            find(record -> record.isJoined(code), broker, kinds, then);
        }
    }

    /** Where the friend of the game that goes on is met. */
    public Optional<Meeting> meeting() {
        return current.map(FriendRecord::meeting);
    }

    /** Whether the game that goes on was joined with this code. */
    public boolean goesOn(Code code) {
        return current.filter(record -> record.isJoined(code)).isPresent();
    }

    private void find(
            Predicate<FriendRecord> wish,
            Optional<BrokerAddress> broker,
            List<GameKind<?, ?>> kinds,
            Consumer<Optional<FriendRecord>> then) {
        disk.run(() -> {
            var found = records.all().stream()
                    .flatMap(lines -> FriendRecord.read(lines, broker, kinds).stream())
                    .filter(wish)
                    .findFirst();
            later.execute(() -> then.accept(found));
        });
    }

    /**
     * Takes no more work.
     *
     * @return completes when the game is on the disk
     */
    public CompletableFuture<Void> close() {
        return disk.close();
    }
}
