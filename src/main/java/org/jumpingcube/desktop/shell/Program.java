package org.jumpingcube.desktop.shell;

import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.collection.GameLibrary;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.GameClipboard;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.SavedGame;

/**
 * What every window and every {@link Feature} may use of the program with its main window. A window's constructor takes
 * this and at most what is the window's own.
 *
 * @param stage the main window
 * @param games the kinds of game, and the one on the screen
 * @param services the threads that search, and what else a game of its own needs
 * @param formats in which games are saved
 * @param folders where the user's files are
 * @param choosers makes what asks for a file in front of a window
 * @param questions asks and tells the user, in small windows of their own
 * @param files loads and saves the game in the main window
 * @param clipboard the same for the clipboard
 * @param starter begins games in the main window
 * @param keeper keeps the game that is not over on the disk
 * @param library the collection, for all who ask it
 * @param collector puts games into the collection
 * @param troubles tells of writes in the background that have failed
 * @param commands everything that the user can do from a menu, the toolbar or the keyboard
 * @param features what the program is made of
 * @param main gives what is around the board in the main window, once that is there
 */
public record Program(
        Stage stage,
        SettingsModel settings,
        Texts texts,
        OpenGames games,
        GameModel.Services services,
        FileFormats formats,
        Folders folders,
        InstantSource clock,
        Function<Window, PathChooser> choosers,
        MessageDialogs questions,
        GameFiles files,
        GameClipboard clipboard,
        GameStarter starter,
        GameKeeper keeper,
        GameLibrary library,
        GameCollector collector,
        DiskTroubles troubles,
        Commands commands,
        Features features,
        Supplier<Shell> main) {
    /** What is around the board in the main window. */
    public Shell shell() {
        return main.get();
    }

    /** Begins a rematch, or the next game of a series; a friend elsewhere is asked first. */
    public void startRematch() {
        boolean isAsked =
                features.find(FarGames.class).filter(FarGames::askForRematch).isPresent();
        if (!isAsked) {
            starter.startRematch();
        }
    }

    /**
     * Shows a game of the past in the main window, where the user looks back at it, if they agree.
     *
     * @param isCollected whether it is from the user's collection; else it can be had again in another way
     * @param isReviewed whether its moves are to be judged; else they are only shown
     * @return whether it is shown
     */
    public boolean lookBackAt(SavedGame<?, ?> game, boolean isCollected, boolean isReviewed) {
        boolean isOpen = isCollected ? files.openCollected(game) : files.open(game);
        if (isOpen) {
            shell().comeToFront();
            if (isReviewed) {
                shell().review();
            } else {
                shell().replay();
            }
        }
        return isOpen;
    }
}
