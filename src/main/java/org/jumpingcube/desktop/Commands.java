package org.jumpingcube.desktop;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.settings.WindowState;

/** Everything the user can ask for by menu, toolbar or key. */
final class Commands {
    private static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

    final Command newGame;
    final Command load;
    final Command save;
    final Command saveAs;
    final Command quit;
    final Command undo;
    final Command redo;
    final Command undoOneMove;
    final Command redoOneMove;
    final Command hint;
    final Command toolbar;
    final Command statusbar;
    final Command sidePanel;
    final Command fullScreen;
    final Command shortcuts;
    final Command settings;
    final Command handbook;
    final Command demo;
    final Command reportBug;
    final Command about;

    /** What the commands ask of the program as a whole. */
    interface Program {
        void startNewGame();

        void watchDemo();

        void quit();

        void toggleFullScreen();

        void showSettings();

        void showShortcuts();

        void showHandbook();

        void showReportBug();

        void showAbout();
    }

    Commands(OpenGames games, GameFiles files, SettingsModel kept, Program program) {
        newGame =
                Command.of("new", "Shortcut+N", "bi-file-earmark-plus", program::startNewGame, games.can(Action.NEW));
        load = Command.of("load", "Shortcut+O", "bi-folder", files::load, games.can(Action.LOAD));
        save = Command.of("save", "Shortcut+S", "bi-save", files::save, games.can(Action.SAVE));
        saveAs = Command.of("save-as", "Shortcut+Shift+S", "", files::saveAs, games.can(Action.SAVE));
        quit = always("quit", "Shortcut+Q", program::quit);
        undo = Command.of(
                "undo", "Shortcut+Z", "bi-arrow-90deg-left", on(games, GameSession::undo), games.can(Action.UNDO));
        redo = Command.of(
                "redo",
                "Shortcut+Shift+Z",
                "bi-arrow-90deg-right",
                on(games, GameSession::redo),
                games.can(Action.REDO));
        undoOneMove = Command.of(
                "undo-one-move",
                "Alt+Left",
                "",
                on(games, GameSession::undoOneMove),
                games.can(Action.UNDO_ONE_MOVE));
        redoOneMove = Command.of(
                "redo-one-move",
                "Alt+Right",
                "",
                on(games, GameSession::redoOneMove),
                games.can(Action.REDO_ONE_MOVE));
        hint = Command.of("hint", "H", "bi-lightbulb", on(games, GameSession::hint), games.can(Action.HINT));
        toolbar = always("toolbar", "", () -> change(kept, now -> now.withToolbar(!now.toolbar())));
        statusbar = always("statusbar", "", () -> change(kept, now -> now.withStatusbar(!now.statusbar())));
        sidePanel = always("side-panel", "F9", () -> change(kept, now -> now.withSidePanel(!now.sidePanel())));
        fullScreen = always("full-screen", "F11", program::toggleFullScreen);
        shortcuts = always("shortcuts", "", program::showShortcuts);
        settings = Command.of("settings", "Shortcut+Shift+Comma", "bi-gear", program::showSettings, ALWAYS);
        handbook = always("handbook", "F1", program::showHandbook);
        demo = always("demo", "", program::watchDemo);
        reportBug = always("report-bug", "", program::showReportBug);
        about = always("about", "", program::showAbout);
    }

    private static Runnable on(OpenGames games, Consumer<GameSession<?, ?>> action) {
        return () -> action.accept(games.session());
    }

    private static Command always(String name, String keys, Runnable action) {
        return Command.of(name, keys, "", action, ALWAYS);
    }

    private static void change(SettingsModel kept, UnaryOperator<WindowState> change) {
        kept.update(now -> now.withWindow(change.apply(now.window())));
    }

    /** All of them, in the order of the menus. */
    List<Command> all() {
        return List.of(
                newGame,
                load,
                save,
                saveAs,
                quit,
                undo,
                redo,
                undoOneMove,
                redoOneMove,
                hint,
                sidePanel,
                toolbar,
                statusbar,
                fullScreen,
                shortcuts,
                settings,
                handbook,
                demo,
                reportBug,
                about);
    }
}
