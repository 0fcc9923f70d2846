package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.stage.Stage;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;

/** Opens a window as the program does, and takes at once the steps that a user's window takes pulse by pulse. */
final class WholeWindow {
    private WholeWindow() {}

    /** A window of the program with nothing changed. */
    static DesktopProgram open(Stage stage, Folders folders) {
        return open(stage, folders, GameViews::all, DesktopProgram::new);
    }

    /** A window whose files are chosen by a test, without a speech service. */
    static DesktopProgram open(Stage stage, Folders folders, GameViews views, ChosenPaths chooser) {
        List<Function<Program, Feature>> features = DesktopProgram.features(Optional.empty());
        return open(stage, folders, views, board -> new DesktopProgram(board, (window, texts) -> chooser, features));
    }

    /** A window with games and a program of its own. */
    static DesktopProgram open(
            Stage stage, Folders folders, GameViews views, Function<BoardWindow, DesktopProgram> make) {
        var board = new BoardWindow(stage, folders, SettingsFile.in(folders).load(), views);
        DesktopProgram.open(board, make, Optional.<Path>empty(), Optional.empty(), () -> {});
        board.rest().complete();
        return board.programNow();
    }
}
