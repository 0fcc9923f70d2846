package org.jumpingcube.desktop;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.application.Platform;
import org.jumpingcube.desktop.controls.OfferBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.storage.KeptGame;
import org.jumpingcube.storage.SavedGame;

/** The game that an earlier window left unfinished: the user goes on with it, forgets it, or leaves it for another time. */
final class LeftOverGame {
    private final GameKeeper keeper;
    private final Texts texts;
    private final Function<SavedGame<?, ?>, String> boardName;
    private final Predicate<SavedGame<?, ?>> takeUp;

    /**
     * @param boardName the board of a game in a word
     * @param takeUp takes up the game in the window; false if the user would rather not, now
     */
    LeftOverGame(
            GameKeeper keeper,
            Texts texts,
            Function<SavedGame<?, ?>, String> boardName,
            Predicate<SavedGame<?, ?>> takeUp) {
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
                texts, boardName.apply(saved), saved.history().cursor(), () -> resume(kept, saved), () -> forget(kept));
    }

    private boolean resume(KeptGame kept, SavedGame<?, ?> saved) {
        boolean isTaken = takeUp.test(saved);
        if (isTaken) {
            keeper.adopt(kept);
        }
        return isTaken;
    }

    private boolean forget(KeptGame kept) {
        keeper.discard(kept);
        return true;
    }
}
