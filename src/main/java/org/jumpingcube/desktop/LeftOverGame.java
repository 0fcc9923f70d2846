package org.jumpingcube.desktop;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.MessageBar;
import org.jumpingcube.desktop.controls.TextControls;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;

/** The game that an earlier window left unfinished: the user continues it, discards it, or keeps it for later. */
final class LeftOverGame {
    private final GameKeeper keeper;
    private final Texts texts;
    private final Function<SavedGame<?, ?>, String> boardName;
    private final Consumer<SavedGame<?, ?>> takeUp;

    /**
     * @param boardName the board of a game in a word
     * @param takeUp continues the game in the window
     */
    LeftOverGame(
            GameKeeper keeper,
            Texts texts,
            Function<SavedGame<?, ?>, String> boardName,
            Consumer<SavedGame<?, ?>> takeUp) {
        this.keeper = keeper;
        this.texts = texts;
        this.boardName = boardName;
        this.takeUp = takeUp;
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
        bar.addButton("offer.accept", () -> resume(kept, saved)).getStyleClass().add("accent");
        bar.addButton("offer.decline", () -> keeper.discard(kept));
        return bar;
    }

    private void resume(KeptGame kept, SavedGame<?, ?> saved) {
        takeUp.accept(saved);
        keeper.adopt(kept);
    }
}
