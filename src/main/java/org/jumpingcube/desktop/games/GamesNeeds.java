package org.jumpingcube.desktop.games;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.FileQuestions;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SavedGame;

/**
 * What the window My Games needs from the program.
 *
 * @param owner the main window
 * @param views of all kinds of game
 * @param formats in which games are saved
 * @param chooser asks for files, in front of a window
 * @param questions asked about files, and what shows a long message until the user has read it
 * @param onBoard the fingerprint of the position that the main window shows
 */
public record GamesNeeds(
        Window owner,
        SettingsModel settings,
        Texts texts,
        List<GameView<?, ?>> views,
        FileFormats formats,
        Folders folders,
        InstantSource clock,
        Function<Window, PathChooser> chooser,
        FileQuestions questions,
        LongSupplier onBoard,
        Opener opener) {
    /** Shows a game in the main window. */
    public interface Opener {
        /**
         * Opens a game, if the user agrees.
         *
         * @param isReviewed whether its moves are to be judged; else they are only shown
         * @return whether it is open
         */
        boolean open(SavedGame<?, ?> game, boolean isReviewed);

        /** The game that was opened last has been deleted, or is back in the collection. */
        void opened(boolean isKept);
    }
}
