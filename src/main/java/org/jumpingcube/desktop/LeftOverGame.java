package org.jumpingcube.desktop;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
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
    private final Consumer<IOException> onTrouble;

    /**
     * @param boardName the board of a game in a word
     * @param onTrouble told when the game cannot be forgotten
     */
    LeftOverGame(
            GameKeeper keeper,
            Texts texts,
            Function<SavedGame<?, ?>, String> boardName,
            Consumer<IOException> onTrouble) {
        this.keeper = keeper;
        this.texts = texts;
        this.boardName = boardName;
        this.onTrouble = onTrouble;
    }

    /**
     * Offers the game, if there is one.
     *
     * @param takeUp takes up the game in the window; false if the user would rather not, now
     */
    Optional<OfferBar> offer(Predicate<SavedGame<?, ?>> takeUp) {
        return keeper.findLeftOver().flatMap(kept -> kept.game().map(saved -> bar(kept, saved, takeUp)));
    }

    private OfferBar bar(KeptGame kept, SavedGame<?, ?> saved, Predicate<SavedGame<?, ?>> takeUp) {
        return new OfferBar(
                texts,
                boardName.apply(saved),
                saved.history().cursor(),
                () -> resume(kept, saved, takeUp),
                () -> forget(kept));
    }

    private boolean resume(KeptGame kept, SavedGame<?, ?> saved, Predicate<SavedGame<?, ?>> takeUp) {
        boolean isTaken = takeUp.test(saved);
        if (isTaken) {
            keeper.adopt(kept);
        }
        return isTaken;
    }

    private boolean forget(KeptGame kept) {
        try {
            kept.discard();
        } catch (IOException e) {
            onTrouble.accept(e);
        }
        return true;
    }
}
