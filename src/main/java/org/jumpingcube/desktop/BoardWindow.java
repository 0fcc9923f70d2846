package org.jumpingcube.desktop;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.look.ProgramIcon;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.shell.DiskTroubles;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.FileFormats;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.Threads;

/**
 * The main window as far as its first picture goes: the settings, the game and its board. A {@link DesktopProgram} takes
 * it over and adds all the rest; a move that is played before that is part of the game.
 */
final class BoardWindow {
    private final Stage stage;
    private final Folders folders;
    private final SettingsFile.Found found;
    private final Texts texts;
    private final SettingsModel settings;
    private final DiskTroubles troubles;
    private final FileFormats formats;
    private final SearchThreads searches = new SearchThreads();
    private final GameModel.Services services;
    private final OpenGames games;
    private final Scene scene;
    private final WindowPlace place;
    private final AfterFirstFrame rest;
    private final CompletableFuture<DesktopProgram> program = new CompletableFuture<>();

    /** @param found the settings with which it begins */
    BoardWindow(Stage stage, Folders folders, SettingsFile.Found found, GameViews views) {
        this.stage = stage;
        this.folders = folders;
        this.found = found;
        Themes.useNone();
        ProgramIcon.give(stage);
        texts = new Texts(found.settings().language().locale(Locale.getDefault()));
        troubles = new DiskTroubles(texts, text -> whenMade(made -> made.say(text)));
        settings = new SettingsModel(
                SettingsFile.in(folders), found.settings(), troubles.toldAs("files.settings-not-kept"));
        services = searches.services(() -> settings.get().play().master().seconds());
        formats = views.formats();
        games = new OpenGames(views.make(texts, this::animation), settings.get().play(), services);
        games.each(game -> Themes.follow(settings, look -> game.board().restyle(look)));
        scene = new Scene(boardAlone());
        rest = new AfterFirstFrame(scene);
        stage.setTitle(games.shown().get().view().title());
        stage.setScene(scene);
        place = new WindowPlace(stage, settings, WindowScale.textNow() / 100.0);
    }

    private BoardAlone boardAlone() {
        Settings now = settings.get();
        return new BoardAlone(
                games.shown().get().board().node(),
                now.window(),
                games.now().clock().isOn(),
                Themes.appearance(now.look().theme()));
    }

    private MoveAnimation animation() {
        return program.isDone() ? program.join().animation() : settings.get().animation();
    }

    /** Shows only the place of the board, until a {@link DesktopProgram} has read the game of a file. */
    void concealBoard() {
        var board = games.shown().get().board().node();
        board.setOpacity(0);
        board.setMouseTransparent(true);
    }

    /**
     * Opens the window with its board; what follows waits until that is on the screen.
     *
     * @param next the first step of what follows, which gives those after it
     */
    void show(Supplier<List<Runnable>> next) {
        place.show();
        games.shown().get().board().node().requestFocus();
        rest.begin(next);
    }

    /** Shows the whole window in place of the board alone. */
    void fill(Parent contents) {
        scene.setRoot(contents);
    }

    Stage stage() {
        return stage;
    }

    Folders folders() {
        return folders;
    }

    /** The settings as they were found on the disk. */
    SettingsFile.Found found() {
        return found;
    }

    Texts texts() {
        return texts;
    }

    SettingsModel settings() {
        return settings;
    }

    /** Tells of writes that have failed, as soon as there is a place for it. */
    DiskTroubles troubles() {
        return troubles;
    }

    FileFormats formats() {
        return formats;
    }

    SearchThreads searches() {
        return searches;
    }

    GameModel.Services services() {
        return services;
    }

    OpenGames games() {
        return games;
    }

    Scene scene() {
        return scene;
    }

    WindowPlace place() {
        return place;
    }

    /** What is done once the board is on the screen. */
    AfterFirstFrame rest() {
        return rest;
    }

    /** The program, once it is there. */
    CompletableFuture<DesktopProgram> program() {
        return program;
    }

    /** Does something with the program, as soon as it is there. */
    void whenMade(Consumer<DesktopProgram> action) {
        Threads.whenDone(program, Runnable::run, action, failure -> {}); // which whoever opens the window is told
    }

    /** The program, made at once if it is not there yet: the window is closed already. */
    DesktopProgram programNow() {
        if (!program.isDone()) {
            rest.runNext();
        }
        return program.join();
    }
}
