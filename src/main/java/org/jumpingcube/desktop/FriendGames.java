package org.jumpingcube.desktop;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jumpingcube.desktop.friend.FriendPlay;
import org.jumpingcube.desktop.friend.MessagePlay;
import org.jumpingcube.storage.SavedGame;

/** Games with a friend elsewhere. What they need is made the first time: before that, nothing of a network is loaded. */
final class FriendGames {
    private final Supplier<FriendPlay> makerOfPlay;
    private final Supplier<MessagePlay> makerOfMessages;
    private Optional<FriendPlay> play = Optional.empty();
    private Optional<MessagePlay> messages = Optional.empty();

    FriendGames(Supplier<FriendPlay> play, Supplier<MessagePlay> messages) {
        makerOfPlay = play;
        makerOfMessages = messages;
    }

    MessagePlay messages() {
        if (messages.isEmpty()) {
            messages = Optional.of(makerOfMessages.get());
        }
        return messages.get();
    }

    /** Asks how and with whom to play. */
    void open() {
        if (play.isEmpty()) {
            play = Optional.of(makerOfPlay.get());
        }
        play.get().open();
    }

    /** Takes in a game by message. */
    void receive(SavedGame<?, ?> game) {
        messages().receive(game);
    }

    /** Asks the friend for a rematch, or begins one by message; returns false if no friend is at the board. */
    boolean askForRematch() {
        boolean isByMessage = messages.isPresent() && messages.get().beginRematch();
        return isByMessage || (play.isPresent() && play.get().askForRematch());
    }

    /** Says goodbye to a friend at the other end of a connection. */
    void leave() {
        play.ifPresent(FriendPlay::leave);
    }

    /** Ends all of it; the result completes when the games by message are on the disk. */
    CompletableFuture<Void> close() {
        play.ifPresent(FriendPlay::close);
        return messages.map(MessagePlay::close).orElseGet(() -> CompletableFuture.completedFuture(null));
    }
}
