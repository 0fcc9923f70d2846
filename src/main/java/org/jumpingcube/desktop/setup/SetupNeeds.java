package org.jumpingcube.desktop.setup;

import java.util.concurrent.Executor;
import java.util.function.Predicate;
import javafx.stage.Window;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.OwnPuzzles;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.SavedGame;

/**
 * What setting up a position needs from the program.
 *
 * @param play begins a game in place of the current one; false if the user would rather keep that
 * @param puzzles where puzzles are kept
 * @param studies runs the search for puzzles
 */
public record SetupNeeds(
        Window owner,
        SettingsModel settings,
        Texts texts,
        GameFiles files,
        FileFormats formats,
        Predicate<SavedGame<?, ?>> play,
        OwnPuzzles puzzles,
        Executor studies) {}
