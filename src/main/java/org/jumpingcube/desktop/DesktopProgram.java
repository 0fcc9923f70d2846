package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
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
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.cube.ExerciseNeeds;
import org.jumpingcube.desktop.cube.LessonWindow;
import org.jumpingcube.desktop.cube.OwnPuzzles;
import org.jumpingcube.desktop.cube.PuzzleWindow;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.files.GameClipboard;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.files.GamePictures;
import org.jumpingcube.desktop.files.NativePathChooser;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.Themes;
import org.jumpingcube.desktop.sound.Speaker;
import org.jumpingcube.desktop.start.NewGame;
import org.jumpingcube.desktop.start.NewGameCard;
import org.jumpingcube.game.History;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.SearchWorker;

/** One window with its game: builds all the parts and joins them. */
final class DesktopProgram {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private static final long MOMENT_SECONDS = 2;
    private static final int MOST_MESSAGES = 6; // more would leave no room for the board

    private final Stage stage;
    private final SettingsFile.Found found;
    private final SettingsModel settings;
    private final SearchWorker worker = new SearchWorker(1);
    private final SearchWorker studies = new SearchWorker(SearchWorker.STUDIES);
    private final OpenGames games;
    private final MainWindow window;
    private final CardLayer cards;
    private final Scene scene;
    private final WindowPlace place;
    private final Texts texts;
    private final Questions questions;
    private final GameFiles files;
    private final GamePictures pictures;
    private final GameKeeper keeper;
    private final GameStarter starter;
    private final Commands commands;
    private final FirstStepsGuide firstSteps;
    private final OwnPuzzles ownPuzzles;
    private @Nullable History<?, ?> kept;
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
        var surroundings = new GameModel.Surroundings(
                worker,
                studies,
                Platform::runLater,
                () -> ThreadLocalRandom.current().nextLong());
        games = new OpenGames(
                views.make(texts, this::cascadeShow), settings.get().play(), surroundings);

        questions = new Questions(
                stage, settings, texts, () -> games.now().history().isUnderWay());
        var user = new GameFiles.Surroundings(questions, choosers.apply(stage, texts), texts, this::say);
        files = new GameFiles(games, settings, views.formats(), user);
        pictures = new GamePictures(games, settings, user, new GamePictures.Cards() {
            @Override
            public void open(Region card, Runnable onEscape) {
                cards().open(card, onEscape);
            }

            @Override
            public void close() {
                closeCard();
            }
        });
        starter = new GameStarter(games, files, settings, questions);
        ownPuzzles =
                new OwnPuzzles(folders, studies, Platform::runLater, trouble -> sayLater("puzzle.not-kept", trouble));
        var exercises = new ExerciseNeeds(settings, texts, Games.CUBE, surroundings);
        var makers = new SideWindows.Makers(() -> new LessonWindow(stage, exercises), () -> puzzles(exercises));
        var windows = new SideWindows(stage, settings, texts, () -> commands().all(), LogFile.path(folders), makers);
        commands = new Commands(
                games,
                files,
                settings,
                new Commands.Program(
                        stage,
                        windows,
                        starter,
                        new GameClipboard(games, files, views.formats().line(), user),
                        pictures,
                        this::chooseNewGame,
                        () -> firstSteps().beginAgain(),
                        () -> window().replay(),
                        () -> window().review(),
                        () -> window().toggleLive(),
                        this::quit));
        var menus = new Menus(commands, settings, texts, files::load, stage.fullScreenProperty());
        window = new MainWindow(
                games.shown(),
                new MainWindow.Parts(
                        commands,
                        menus.bar(),
                        starter,
                        new LevelOffer(games, settings),
                        this::cascadeShow,
                        review -> ownPuzzles.look(review, games.now().seats())),
                settings,
                texts);
        cards = new CardLayer(window);
        firstSteps = new FirstStepsGuide(cards, games, settings, texts, starter::watchDemo);
        scene = new Scene(cards);
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

    private PuzzleWindow puzzles(ExerciseNeeds needs) {
        ownPuzzles.load();
        return new PuzzleWindow(
                stage,
                needs,
                ownPuzzles,
                () -> LocalDate.now(ZoneId.systemDefault()).toEpochDay());
    }

    private MainWindow window() {
        return window;
    }

    private CardLayer cards() {
        return cards;
    }

    private FirstStepsGuide firstSteps() {
        return firstSteps;
    }

    private CascadeShow cascadeShow() {
        return starter.demo().orElse(settings.get().cascade());
    }

    /** What is seen changes at once, what is played as the session decides; nothing is done for what stays. */
    private void followSettings() {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        Themes.follow(settings, look -> {
            games.views().forEach(game -> game.restyle(look));
            Themes.apply(scene, look);
        });
        now.map(Settings::shortcuts).subscribe(chosen -> commands.all().forEach(command -> command.take(chosen)));
        now.map(Settings::play).subscribe(starter::takeUp);
    }

    /** The session's turn has come: whatever happened is kept. */
    private void keep(SessionView<?, ?> shown) {
        if (shown.notice() == Notice.GAME_LOADED) {
            starter.endDemo();
        }
        if (shown.history().equals(kept)) {
            return;
        }
        kept = shown.history();
        boolean isToGoOn = !shown.position().outcome().isOver()
                || games.shown().get().model().isSeriesGoingOn();
        boolean isWorthKeeping =
                isToGoOn && !shown.history().turns().isEmpty() && starter.demo().isEmpty();
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

    private void chooseNewGame() {
        var offer = new NewGameCard.Offer(
                games.views().toList(),
                games.shown().get().view(),
                settings.get().play(),
                settings.get().progress());
        var card = new NewGameCard(texts, offer, new NewGameCard.Actions() {
            @Override
            public void start(NewGame chosen) {
                if (starter.start(chosen)) {
                    closeCard();
                }
            }

            @Override
            public void cancel() {
                closeCard();
            }
        });
        cards.open(card, this::closeCard);
        card.focus();
    }

    private void closeCard() {
        cards.close();
        window.focusBoard();
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
        file.ifPresentOrElse(files::load, () -> {
            Platform.runLater(firstSteps::goOn); // once the game is on the screen
            new LeftOverGame(keeper, texts, games::boardName, starter::resume).offer(window::offer);
        });
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
        studies.close();
        ended = CompletableFuture.allOf(
                files.close(), pictures.close(), keeper.close(), ownPuzzles.close(), settings.close());
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
