package org.jumpingcube.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;
import org.jumpingcube.desktop.controls.Command;
import org.jumpingcube.desktop.controls.ReadableBoard;
import org.jumpingcube.desktop.files.GameClipboard;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GamePictures;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.setup.Setups;
import org.jumpingcube.desktop.speech.Speaking;
import org.jumpingcube.session.Action;
import org.jumpingcube.session.GameSession;
import org.jumpingcube.settings.WindowState;

/** Everything the user can do from a menu, the toolbar or the keyboard. */
final class Commands {
    private static final ObservableValue<Boolean> ALWAYS = new SimpleBooleanProperty(true);

    final Command newGame;
    final Command newGameCard;
    final Command friend;
    final Command setup;
    final Command games;
    final Command arena;
    final Command load;
    final Command save;
    final Command saveAs;
    final Command copy;
    final Command paste;
    final Command picture;
    final Command quit;
    final Command undo;
    final Command redo;
    final Command undoOneMove;
    final Command redoOneMove;
    final Command hint;
    final Command replay;
    final Command review;
    final Command live;
    final Command toolbar;
    final Command statusbar;
    final Command sidePanel;
    final Command sound;
    final Command fullScreen;
    final Command shortcuts;
    final Command settings;
    final Command handbook;
    final Command firstSteps;
    final Command demo;
    final Command lessons;
    final Command puzzles;
    final Command daily;
    final Command speak;
    final List<Command> reading;
    final Command readClock;
    final Command reportBug;
    final Command about;

    private final List<Command> all = new ArrayList<>();

    /** What the commands need from the program as a whole. */
    record Program(
            Stage stage,
            SideWindows windows,
            GameStarter starter,
            GameClipboard clipboard,
            GamePictures pictures,
            Runnable chooseNewGame,
            Runnable playWithFriend,
            Runnable beginFirstSteps,
            Runnable replay,
            Runnable review,
            Runnable live,
            Consumer<ReadableBoard.Part> read,
            Runnable readClock,
            Runnable toggleSidePanel,
            Runnable quit) {}

    Commands(OpenGames games, GameFiles files, SettingsModel kept, Program program) {
        var windows = program.windows();
        newGame = add(
                "new", "Shortcut+N", "bi-file-earmark-plus", program.starter()::startNewGame, games.can(Action.NEW));
        newGameCard =
                add("new-game", "Shortcut+Shift+N", "bi-chevron-down", program.chooseNewGame(), games.can(Action.NEW));
        friend = add("friend", "", "", program.playWithFriend(), games.can(Action.NEW));
        setup = add(
                "setup",
                "Shortcut+E",
                "",
                windows.setup,
                games.shown().map(game -> Setups.isFor(game.view().kind())));
        this.games = always("games", "Shortcut+G", windows.games);
        arena = always("arena", "Shortcut+T", windows.arena);
        load = add("load", "Shortcut+O", "bi-folder", files::load, games.can(Action.LOAD));
        save = add("save", "Shortcut+S", "bi-save", files::save, games.can(Action.SAVE));
        saveAs = add("save-as", "Shortcut+Shift+S", "", files::saveAs, games.can(Action.SAVE));
        copy = add("copy", "Shortcut+C", "", program.clipboard()::copy, games.can(Action.SAVE));
        paste = add("paste", "Shortcut+V", "", program.clipboard()::paste, games.can(Action.LOAD));
        picture = add(
                "picture", "", "", program.pictures()::save, program.pictures().canSave());
        quit = always("quit", "Shortcut+Q", program.quit());
        undo = add("undo", "Shortcut+Z", "bi-arrow-90deg-left", () -> undo(games), games.can(Action.UNDO));
        redo = add(
                "redo",
                "Shortcut+Shift+Z",
                "bi-arrow-90deg-right",
                on(games, GameSession::redo),
                games.can(Action.REDO));
        undoOneMove = add(
                "undo-one-move", "Alt+Left", "", on(games, GameSession::undoOneMove), games.can(Action.UNDO_ONE_MOVE));
        redoOneMove = add(
                "redo-one-move", "Alt+Right", "", on(games, GameSession::redoOneMove), games.can(Action.REDO_ONE_MOVE));
        hint = add("hint", "H", "bi-lightbulb", on(games, GameSession::hint), games.can(Action.HINT));
        ObservableValue<Boolean> isAnythingPlayed =
                games.view().map(now -> !now.history().turns().isEmpty());
        replay = add("replay", "Shortcut+R", "", program.replay(), isAnythingPlayed);
        review = add("review", "Shortcut+Shift+R", "bi-graph-up", program.review(), isAnythingPlayed);
        live = add("live", "Shortcut+L", "", program.live(), isAnythingPlayed);
        sidePanel = always("side-panel", "F9", program.toggleSidePanel());
        toolbar = always("toolbar", "", () -> change(kept, now -> now.withToolbar(!now.toolbar())));
        statusbar = always("statusbar", "", () -> change(kept, now -> now.withStatusbar(!now.statusbar())));
        sound = add(
                "sound",
                "Shortcut+Shift+M",
                "bi-volume-up",
                () -> change(kept, now -> now.withSound(!now.sound())),
                ALWAYS);
        fullScreen = always(
                "full-screen",
                "F11",
                () -> program.stage().setFullScreen(!program.stage().isFullScreen()));
        shortcuts = always("shortcuts", "", windows.shortcuts);
        settings = add("settings", "Shortcut+Shift+Comma", "bi-gear", windows.settings, ALWAYS);
        handbook = always("handbook", "F1", windows.handbook);
        firstSteps = always("first-steps", "", program.beginFirstSteps());
        demo = always("demo", "", program.starter()::watchDemo);
        lessons = always("lessons", "Shortcut+Shift+P", windows.lessons);
        puzzles = always("puzzles", "Shortcut+P", windows.puzzles);
        daily = always("daily", "", windows.daily);
        speak = spoken(
                "speak",
                "F2",
                () -> kept.update(now ->
                        now.withSpeech(now.speech().switched(!now.speech().on()))),
                ALWAYS);
        ObservableValue<Boolean> isSpeaking =
                kept.observable().map(now -> now.speech().on());
        reading = List.of(
                reading("read-square", "F3", ReadableBoard.Part.SQUARE, isSpeaking, program),
                reading("read-score", "F5", ReadableBoard.Part.SCORE, isSpeaking, program),
                reading("read-last-move", "F6", ReadableBoard.Part.LAST_MOVE, isSpeaking, program),
                reading("read-changes", "Shift+F6", ReadableBoard.Part.CHANGES, isSpeaking, program),
                reading("read-pieces", "F7", ReadableBoard.Part.PIECES, isSpeaking, program),
                reading("read-all", "F8", ReadableBoard.Part.ALL, isSpeaking, program),
                reading("read-text", "Shift+F8", ReadableBoard.Part.TEXT, isSpeaking, program));
        readClock = spoken("read-clock", "F4", program.readClock(), isSpeaking);
        reportBug = always("report-bug", "", windows.reportBug);
        about = always("about", "", windows.about);
    }

    /** While a move is being entered, only its last part. */
    private static void undo(OpenGames games) {
        if (!games.shown().get().board().takeBack()) {
            games.session().undo();
        }
    }

    private static Runnable on(OpenGames games, Consumer<GameSession<?, ?>> action) {
        return () -> action.accept(games.session());
    }

    private Command reading(
            String name, String keys, ReadableBoard.Part part, ObservableValue<Boolean> isSpeaking, Program program) {
        return spoken(name, keys, () -> program.read().accept(part), isSpeaking);
    }

    /** There is no such command where the program does not speak by itself. */
    private Command spoken(String name, String keys, Runnable action, ObservableValue<Boolean> isEnabled) {
        return Speaking.isOffered()
                ? add(name, keys, "", action, isEnabled)
                : Command.of(name, "", "", action, isEnabled);
    }

    private Command always(String name, String keys, Runnable action) {
        return add(name, keys, "", action, ALWAYS);
    }

    private Command add(String name, String keys, String icon, Runnable action, ObservableValue<Boolean> isEnabled) {
        var command = Command.of(name, keys, icon, action, isEnabled);
        all.add(command);
        return command;
    }

    private static void change(SettingsModel kept, UnaryOperator<WindowState> change) {
        kept.update(now -> now.withWindow(change.apply(now.window())));
    }

    /** All of them, in the order of the menus. */
    List<Command> all() {
        return List.copyOf(all);
    }
}
