package org.jumpingcube.desktop;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.friend.Interruption;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;

/** The game that an earlier window left unfinished: the user continues it, discards it, or keeps it for later. */
final class LeftOverGame {
    private final GameKeeper keeper;
    private final Texts texts;
    private final Function<SavedGame<?, ?>, String> boardName;
    private final BiConsumer<SavedGame<?, ?>, Runnable> takeUp;
    private final FriendGames friends;
    private final Consumer<SavedGame<?, ?>> giveUp;

    /**
     * @param boardName the board of a game in a word
     * @param takeUp continues the game in the window, and runs something as soon as it is there, if it comes to that
     * @param friends goes on with the friend elsewhere with whom it was played
     * @param giveUp told of a game that the user does not want
     */
    LeftOverGame(
            GameKeeper keeper,
            Texts texts,
            Function<SavedGame<?, ?>, String> boardName,
            BiConsumer<SavedGame<?, ?>, Runnable> takeUp,
            FriendGames friends,
            Consumer<SavedGame<?, ?>> giveUp) {
        this.keeper = keeper;
        this.texts = texts;
        this.boardName = boardName;
        this.takeUp = takeUp;
        this.friends = friends;
        this.giveUp = giveUp;
    }

    /** Looks for the game in the background, and offers it if there is one. */
    void offer(Consumer<MessageBar> show) {
        keeper.findLeftOver(kept ->
                kept.game().ifPresent(saved -> Platform.runLater(() -> show.accept(bar(kept, saved)))));
    }

    private MessageBar bar(KeptGame kept, SavedGame<?, ?> saved) {
        var text = TextControls.label(
                texts, "offer.text", boardName.apply(saved), saved.history().cursor());
        var bar = new MessageBar(texts, text);
        bar.setId("offer-bar");
        Runnable onShown = () -> {
            end(bar);
            keeper.adopt(kept);
        };
        if (FriendGames.isWithFriend(saved)) {
            Runnable rejoin = () -> friends.rejoin(saved, onShown);
            friends.offer(new Interruption(saved, rejoin));
            bar.addAttempt("offer.rejoin", rejoin).getStyleClass().add("accent");
            bar.addAttempt("offer.accept", () -> takeUp.accept(saved, onShown));
        } else {
            bar.addAttempt("offer.accept", () -> takeUp.accept(saved, onShown))
                    .getStyleClass()
                    .add("accent");
        }
        bar.addButton("offer.decline", () -> {
            end(bar);
            giveUp.accept(saved);
            keeper.discard(kept);
        });
        return bar;
    }

    private void end(MessageBar bar) {
        bar.close();
        friends.withdraw();
    }
}
