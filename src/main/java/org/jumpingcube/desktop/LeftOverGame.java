package org.jumpingcube.desktop;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.OfferBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;

/**
 * The game that an earlier window left unfinished: the user goes on with it, forgets it, or leaves it for another time.
 */
final class LeftOverGame {
    private final GameKeeper keeper;
    private final Texts texts;
    private final Function<SavedGame<?, ?>, String> boardName;
    private final Consumer<SavedGame<?, ?>> takeUp;

    /**
     * @param boardName the board of a game in a word
     * @param takeUp takes up the game in the window
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

    /** Looks for the game, without making anybody wait, and offers it if there is one. */
    void offer(Consumer<OfferBar> show) {
        keeper.findLeftOver(kept ->
                kept.game().ifPresent(saved -> Platform.runLater(() -> show.accept(bar(kept, saved)))));
    }

    private OfferBar bar(KeptGame kept, SavedGame<?, ?> saved) {
        return new OfferBar(
                texts,
                boardName.apply(saved),
                saved.history().cursor(),
                () -> resume(kept, saved),
                () -> keeper.discard(kept));
    }

    private void resume(KeptGame kept, SavedGame<?, ?> saved) {
        takeUp.accept(saved);
        keeper.adopt(kept);
    }
}
