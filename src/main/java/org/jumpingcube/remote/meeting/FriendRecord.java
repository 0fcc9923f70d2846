package org.jumpingcube.remote.meeting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jumpingcube.game.GameKind;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Turn;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.LogText;
import org.jumpingcube.remote.Role;
import org.jumpingcube.remote.broker.BrokerAddress;
import org.jumpingcube.storage.GameId;
import org.jumpingcube.storage.SavedGame;

/**
 * A game with a friend elsewhere as it is kept, so that the two can find each other again after a restart.
 *
 * @param role which of the two this program is
 */
public record FriendRecord(GameId id, Role role, Meeting meeting, GameLog<?, ?> log) {
    private static final int FIRST_OF_LOG = 3;

    /** The lines that are kept. The user and the password of a broker are not among them. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(id.text());
        lines.add(role.name().toLowerCase(Locale.ROOT));
        lines.add(meeting.line());
        lines.addAll(LogText.write(log));
        return lines;
    }

    /**
     * The game in some lines; empty if there is none.
     *
     * @param set the broker that is set
     */
    static Optional<FriendRecord> read(List<String> lines, Optional<BrokerAddress> set, List<GameKind<?, ?>> kinds) {
        if (lines.size() <= FIRST_OF_LOG) {
            return Optional.empty();
        }
        var role = Arrays.stream(Role.values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(lines.get(1)))
                .findFirst();
        var meeting = Meeting.read(lines.get(2), set);
        var log = LogText.read(lines.subList(FIRST_OF_LOG, lines.size()), kinds);
        return GameId.parse(lines.get(0))
                .filter(id -> role.isPresent() && meeting.isPresent() && log.isPresent())
                .map(id -> new FriendRecord(id, role.get(), meeting.get(), log.get()));
    }

    /** Whether this is the game of a friend who waited with this code. */
    boolean isJoined(Code code) {
        return role == Role.GUEST && meeting.code().equals(code);
    }

    /** Whether this is a game for which a friend was waited for with this code, under the terms of another log. */
    boolean isHosted(Code code, GameLog<?, ?> other) {
        return role == Role.HOST
                && meeting.code().equals(code)
                && log.kind().name().equals(other.kind().name())
                && log.terms().equals(other.terms());
    }

    /** Whether a saved game is this one. One of the two may lack what happened last before the program was killed. */
    boolean isOf(SavedGame<?, ?> saved) {
        var here = log.history();
        return saved.kind().name().equals(log.kind().name())
                && saved.history().start().equals(here.start())
                && isBeginning(moves(saved.history()), moves(here));
    }

    private static boolean isBeginning(List<?> some, List<?> others) {
        int both = Math.min(some.size(), others.size());
        return some.subList(0, both).equals(others.subList(0, both));
    }

    private static List<?> moves(History<?, ?> history) {
        return history.played().stream().<Object>map(Turn::move).toList();
    }
}
