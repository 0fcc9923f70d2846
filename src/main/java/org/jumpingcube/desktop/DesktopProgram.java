package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.files.NativePathChooser;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.Themes;
import org.jumpingcube.desktop.sound.Speaker;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.Pauses;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.SearchWorker;

/** One window with its game: builds all the parts and joins them. */
final class DesktopProgram {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private static final long MOMENT_SECONDS = 2;
    private static final double DEMO_STAGE_SECONDS = 1;
    private static final int MOST_MESSAGES = 6; // more would leave no room for the board
    private static final Seats DEMO_SEATS =
            new Seats(new Seat(true, Style.KEPLER, Skill.STRONG), new Seat(true, Style.NEWTON, Skill.STRONG));

    private final Stage stage;
    private final SettingsFile.Found found;
    private final SettingsModel settings;
    private final SearchWorker worker = new SearchWorker(1);
    private final OpenGames games;
    private final MainWindow window;
    private final Scene scene;
    private final WindowPlace place;
    private final Texts texts;
    private final Questions questions;
    private final GameFiles files;
    private final GameKeeper keeper;
    private final Commands commands;
    private Play playing;
    private @Nullable History<?, ?> kept;
    private Optional<CascadeShow> demo = Optional.empty();
    private boolean isQuitting;
    private Future<?> ended = CompletableFuture.completedFuture(null);

    DesktopProgram(Stage stage, Folders folders, SettingsFile.Found found) {
        this(stage, folders, found, GameViews::all, NativePathChooser::new);
    }

    /**
     * A program with other games, or another way to ask for files.
     *
     * @param choosers makes what asks for a file, over a window and in the language of the moment
     */
    DesktopProgram(
            Stage stage,
            Folders folders,
            SettingsFile.Found found,
            GameViews views,
            BiFunction<Window, Texts, PathChooser> choosers) {
        this.stage = stage;
        this.found = found;
        settings = new SettingsModel(
                SettingsFile.in(folders), found.settings(), trouble -> sayLater("files.settings-not-kept", trouble));
        Themes.use(settings.get().look().theme());
        texts = new Texts(settings.get().language().locale(Locale.getDefault()));
        playing = settings.get().play();
        var surroundings = new GameModel.Surroundings(
                worker, Platform::runLater, () -> ThreadLocalRandom.current().nextLong());
        games = new OpenGames(views.make(texts, () -> demo.orElse(settings.get().cascade())), playing, surroundings);

        questions = new Questions(
                stage, settings, texts, () -> games.now().history().isUnderWay());
        files = new GameFiles(
                games,
                settings,
                views.formats(),
                new GameFiles.Surroundings(questions, choosers.apply(stage, texts), texts, this::say));
        var windows = new SideWindows(stage, settings, texts, () -> commands().all(), LogFile.path(folders));
        commands = new Commands(
                games,
                files,
                settings,
                new Commands.Program(stage, windows, this::startNewGame, this::watchDemo, this::quit));
        var menus = new Menus(commands, settings, texts, files::load, stage.fullScreenProperty());
        window = new MainWindow(
                games.shown(), new MainWindow.Parts(commands, menus.bar(), this::startRematch), settings, texts);
        scene = new Scene(window);
        new FileDrops(scene, files::load);
        keeper = new GameKeeper(
                new RunningGames(folders, views.formats().own()), trouble -> sayLater("files.not-kept", trouble));
        games.view().subscribe(this::keep);
        var speaker = new Speaker(() -> settings.get().window().sound());
        games.view().subscribe(new GameSounds(speaker::play)::follow);
        games.views().forEach(view -> view.onSound(speaker::play));
        followSettings();
        stage.titleProperty().bind(files.title());
        stage.setScene(scene);
        stage.setOnCloseRequest(event -> {
            event.consume();
            quit();
        });
        place = new WindowPlace(stage, settings);
        place.restore();
    }

    Commands commands() {
        return commands;
    }

    /** What is seen changes at once, what is played as the session decides; nothing is done for what stays. */
    private void followSettings() {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        now.map(Settings::look).subscribe(look -> {
            games.views().forEach(game -> game.restyle(look));
            Themes.apply(scene, look);
        });
        now.map(Settings::shortcuts).subscribe(chosen -> commands.all().forEach(command -> command.take(chosen)));
        now.map(Settings::play).subscribe(this::takeUp);
    }

    /** A loaded game has seats of its own; only a change of the settings counts. */
    private void takeUp(Play play) {
        Play before = playing;
        playing = play;
        if (!play.equals(before)) {
            games.session().change(play.seats(), GameModel.pauses(play));
            var game = games.shown().get().view();
            if (!game.options(before).equals(game.options(play))) {
                restartWithOtherOptions(before);
            }
        }
    }

    /** Another board size, say, means another game; whoever would rather continue this one gets the old size back. */
    private void restartWithOtherOptions(Play before) {
        if (questions.mayAbandonGame("abandon.other-board")) {
            begin();
        } else {
            playing = playing.withBoardSize(before.boardSize()); // coming back is no change to ask about again
            settings.update(now -> now.withPlay(playing));
        }
    }

    /** The session's turn has come: whatever happened is kept. */
    private void keep(SessionView<?, ?> shown) {
        if (shown.notice() == Notice.GAME_LOADED) {
            demo = Optional.empty();
        }
        if (shown.history().equals(kept)) {
            return;
        }
        kept = shown.history();
        boolean isWorthKeeping = !shown.history().turns().isEmpty()
                && !shown.position().outcome().isOver()
                && demo.isEmpty();
        if (!isWorthKeeping) {
            keeper.forget();
        } else {
            keeper.keep(games.toSave());
        }
    }

    private void say(String text) {
        window.say(text);
    }

    /** Tells of a fault in the program itself. */
    void sayFault(Path log) {
        say(texts.get("fault", log.toString()));
    }

    private void sayLater(String key, IOException trouble) {
        LOG.log(Level.WARNING, key, trouble);
        Platform.runLater(() -> say(texts.get(key, reason(trouble))));
    }

    private String reason(IOException trouble) {
        return trouble instanceof SaveException known
                ? known.problem().text(texts.locale())
                : String.valueOf(trouble.getMessage());
    }

    // What the commands ask for

    /** Closes the window when nothing is left to be saved, or at once if the user asks again. */
    private void quit() {
        if (isQuitting) {
            stage.close();
        }
        isQuitting = true;
        files.whenSaved(isSaved -> {
            isQuitting = false;
            if (isSaved) {
                stage.close();
            }
        });
    }

    private void startNewGame() {
        if (questions.mayAbandonGame("abandon.new")) {
            begin();
        }
    }

    private void begin() {
        demo = Optional.empty();
        files.forgetFile();
        games.shown()
                .get()
                .model()
                .begin(GameModel.Setup.of(
                        games.shown().get().view(), settings.get().play()));
    }

    private void startRematch() {
        files.forgetFile();
        games.shown().get().model().beginRematch();
    }

    private void watchDemo() {
        if (questions.mayAbandonGame("abandon.demo")) {
            files.forgetFile();
            demo = Optional.of(CascadeShow.DEFAULT.withStageSeconds(DEMO_STAGE_SECONDS));
            var options = games.shown().get().view().demo();
            games.shown().get().model().begin(new GameModel.Setup(options, DEMO_SEATS, Pauses.NONE));
            games.session().pressButton();
        }
    }

    /** Goes on with a game that was left unfinished. */
    private void resume(SavedGame<?, ?> saved) {
        files.forgetFile();
        games.load(saved, settings.get().play());
    }

    /**
     * Opens the window.
     *
     * @param file a saved game to show; without one the game that was left unfinished is offered
     */
    void show(Optional<Path> file) {
        stage.show();
        place.restore(); // some window managers on Linux forget the size that was asked for before the window was there
        stage.setMinWidth(SMALLEST_WIDTH);
        stage.setMinHeight(SMALLEST_HEIGHT);
        window.focusBoard();
        tellOfSettings();
        file.ifPresentOrElse(
                files::load,
                () -> new LeftOverGame(keeper, texts, games::boardName, this::resume).offer(window::offer));
        var game = games.shown().get().view();
        var options = game.options(settings.get().play());
        worker.practise(stop -> game.kind().warmUp(options, stop));
    }

    private void tellOfSettings() {
        if (!found.problems().isEmpty()) {
            window.tell(found.problems().stream()
                    .limit(MOST_MESSAGES)
                    .map(problem -> problem.text(texts.locale()))
                    .collect(Collectors.joining("\n")));
        }
    }

    Questions questions() {
        return questions;
    }

    GameFiles files() {
        return files;
    }

    OpenGames games() {
        return games;
    }

    SettingsModel settings() {
        return settings;
    }

    /** Ends everything that runs, for the end of the program. Games and settings may still be on their way to the disk. */
    void close() {
        place.keep();
        games.session().close();
        worker.close();
        ended = CompletableFuture.allOf(files.close(), keeper.close(), settings.close());
    }

    /**
     * Waits after {@link #close} until the game and the settings are kept, however slow the disk. Not for the JavaFX
     * thread.
     *
     * @param onSlow told once if it takes longer than a moment
     */
    void awaitKept(Runnable onSlow) throws InterruptedException, ExecutionException {
        try {
            ended.get(MOMENT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            onSlow.run();
            ended.get();
        }
    }
}
