package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.function.Supplier;
import org.jumpingcube.desktop.friend.FriendPlay;

/** Games with a friend elsewhere. What they need is made the first time: before that, nothing of a network is loaded. */
final class FriendGames {
    private final Supplier<FriendPlay> maker;
    private Optional<FriendPlay> play = Optional.empty();

    FriendGames(Supplier<FriendPlay> maker) {
        this.maker = maker;
    }

    /** Asks how and with whom to play. */
    void open() {
        if (play.isEmpty()) {
            play = Optional.of(maker.get());
        }
        play.get().open();
    }

    /** Asks the friend for a rematch; returns false if no friend is at the board. */
    boolean askForRematch() {
        return play.isPresent() && play.get().askForRematch();
    }

    void close() {
        play.ifPresent(FriendPlay::close);
    }
}
