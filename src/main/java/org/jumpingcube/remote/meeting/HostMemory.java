package org.jumpingcube.remote.meeting;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.jumpingcube.game.Position;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Role;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.GameId;

/**
 * Keeps the game of a host that has no window, from when the friend has come, so that it can go on if the program is
 * killed. Only a game that is kept here is one to which a friend returns.
 */
public final class HostMemory {
    private final FriendRecords records;
    private final Meeting meeting;
    private GameId id = GameId.random(new SecureRandom());
    private boolean isKept;

    public HostMemory(FriendRecords records, Meeting meeting) {
        this.records = records;
        this.meeting = meeting;
    }

    /**
     * The game that was begun with this meeting's code and under the same terms.
     *
     * @param fresh the log of a new one
     */
    @SuppressWarnings("unchecked") // a kind's name determines its types
    public <P extends Position<P, M>, M> Optional<GameLog<P, M>> find(GameLog<P, M> fresh) throws IOException {
        var found = records.all().stream()
                .flatMap(lines -> FriendRecord.read(lines, Optional.empty(), List.of(fresh.kind())).stream())
                .filter(record -> record.isHosted(meeting.code(), fresh))
                .findFirst();
        id = found.map(FriendRecord::id).orElse(id);
        isKept = found.isPresent();
        return found.map(record -> (GameLog<P, M>) record.log());
    }

    /** Keeps the game as it is now, before anything else happens. */
    public void keep(GameLog<?, ?> log) throws IOException {
        isKept = true;
        records.keep(id, new FriendRecord(id, Role.HOST, meeting, log).lines());
    }

    /** The game is over, or the user has left it. */
    public void forget() throws IOException {
        if (isKept) {
            records.forget(id);
        }
    }
}
