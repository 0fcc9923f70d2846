package org.jumpingcube.desktop.arena;

import java.util.List;
import java.util.function.Function;
import javafx.stage.Window;
import org.jumpingcube.desktop.collection.GameCollector;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameView;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SavedGame;

/**
 * What the arena needs from the program.
 *
 * @param owner the main window
 * @param views of all kinds of game
 * @param folders where a tournament is kept that the user has not saved
 * @param collector keeps the games that have been watched
 * @param chooser asks for files, in front of a window
 */
public record ArenaNeeds(
        Window owner,
        SettingsModel settings,
        Texts texts,
        List<GameView<?, ?>> views,
        Folders folders,
        GameCollector collector,
        Function<Window, PathChooser> chooser,
        Questions questions,
        Opener opener) {
    /** Questions to the user. */
    public interface Questions {
        /** Whether the programs that a file names may be started; {@code commands} are their command lines. */
        boolean mayStart(String commands);

        /** Whether an existing file may be replaced. */
        boolean mayReplace(String fileName);

        /** Shows a long message until the user has read it. */
        void tell(String message);
    }

    /** Shows a game in the main window. */
    public interface Opener {
        /**
         * Opens a game in the replay, if the user agrees.
         *
         * @return whether it is open
         */
        boolean open(SavedGame<?, ?> game);
    }
}
