package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.collection.GameCollector;
import org.jumpingcube.collection.GameLibrary;
import org.jumpingcube.desktop.arena.ArenaFeature;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.ending.EndingFeature;
import org.jumpingcube.desktop.exercise.ExerciseFeature;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.files.GameClipboard;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.NativePathChooser;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.friend.FriendFeature;
import org.jumpingcube.desktop.games.CollectionFeature;
import org.jumpingcube.desktop.games.StatisticsFeature;
import org.jumpingcube.desktop.help.HelpFeature;
import org.jumpingcube.desktop.look.EscapeKey;
import org.jumpingcube.desktop.look.FocusByKeys;
import org.jumpingcube.desktop.look.KeysByPosition;
import org.jumpingcube.desktop.look.ProgramIcon;
import org.jumpingcube.desktop.look.SideWindow;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.review.ReviewFeature;
import org.jumpingcube.desktop.settings.SettingsFeature;
import org.jumpingcube.desktop.setup.SetupFeature;
import org.jumpingcube.desktop.shell.Commands;
import org.jumpingcube.desktop.shell.DiskTroubles;
import org.jumpingcube.desktop.shell.FarGames;
import org.jumpingcube.desktop.shell.Feature;
import org.jumpingcube.desktop.shell.Features;
import org.jumpingcube.desktop.shell.GameStarter;
import org.jumpingcube.desktop.shell.LeftGames;
import org.jumpingcube.desktop.shell.MessageDialogs;
import org.jumpingcube.desktop.shell.MessageDialogs.GameAtStake;
import org.jumpingcube.desktop.shell.Program;
import org.jumpingcube.desktop.shell.Rivals;
import org.jumpingcube.desktop.speech.SpeechFeature;
import org.jumpingcube.desktop.start.BeginFeature;
import org.jumpingcube.desktop.start.NewGameFeature;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.MoveAnimation;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.speech.SpeechSocket;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.GameKeeper;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.HelperThreads;

/** One window with its game, and the features of the program, of which it knows the list and nothing else. */
final class DesktopProgram {
    private static final long MOMENT_SECONDS = 2;
    private static final int MOST_MESSAGES = 6; // lines; more would leave no room for the board

    private final Stage stage;
    private final SettingsFile.Found found;
    private final ScaleFile scale;
    private final SettingsModel settings;
    private final SearchThreads searches = new SearchThreads();
    private final OpenGames games;
    private final MainWindow window;
    private final Scene scene;
    private final WindowPlace place;
    private final Texts texts;
    private final MessageDialogs questions;
    private final GameFiles files;
    private final GameKeeper keeper;
    private final GameCollector collector;
    private final GameStarter starter;
    private final GameClipboard clipboard;
    private final OpenedLinks links;
    private final Program program;
    private final List<Function<Program, Feature>> makers;
    private Optional<AfterFirstFrame> rest = Optional.empty();
    private Future<?> ended = CompletableFuture.completedFuture(null);

    /**
     * All features, in the order in which they begin.
     *
     * @param speech where the speech service listens; empty for none
     */
    static List<Function<Program, Feature>> features(Optional<SpeechSocket> speech) {
        return List.of(
                PlayFeature::new,
                NewGameFeature::new,
                FilesFeature::new,
                WindowFeature::new,
                SoundFeature::new,
                MemoryFeature::new,
                ReviewFeature::new,
                FriendFeature::new,
                SetupFeature::new,
                ExerciseFeature::new,
                EndingFeature::new,
                CollectionFeature::new,
                StatisticsFeature::new,
                ArenaFeature::new,
                SettingsFeature::new,
                HelpFeature::new,
                program -> new SpeechFeature(program, speech),
                UnfinishedGamesFeature::new,
                BeginFeature::new);
    }

    DesktopProgram(Stage stage, Folders folders, SettingsFile.Found found) {
        this(
                stage,
                folders,
                found,
                GameViews::all,
                NativePathChooser::new,
                features(SpeechSocket.of(System.getenv(), Path.of(System.getProperty("user.home")))));
    }

    /**
     * A program with other games, or with another way to ask for files, and without a speech service.
     *
     * @param choosers makes what asks for a file, in front of a window and in the current language
     */
    DesktopProgram(
            Stage stage,
            Folders folders,
            SettingsFile.Found found,
            GameViews views,
            BiFunction<Window, Texts, PathChooser> choosers) {
        this(stage, folders, found, views, choosers, features(Optional.empty()));
    }

    /**
     * The same with other features.
     *
     * @param makers of the features, in the order in which they begin
     */
    DesktopProgram(
            Stage stage,
            Folders folders,
            SettingsFile.Found found,
            GameViews views,
            BiFunction<Window, Texts, PathChooser> choosers,
            List<Function<Program, Feature>> makers) {
        this.stage = stage;
        this.found = found;
        this.makers = makers;
        scale = new ScaleFile(folders);
        Themes.use(found.settings().look().theme());
        texts = new Texts(found.settings().language().locale(Locale.getDefault()));
        var troubles = new DiskTroubles(texts, this::say);
        settings = new SettingsModel(
                SettingsFile.in(folders), found.settings(), troubles.toldAs("files.settings-not-kept"));
        var services = searches.services(() -> settings.get().play().master().seconds());
        games = new OpenGames(
                views.make(texts, this::cascadeShow), settings.get().play(), services);
        questions = new MessageDialogs(stage, settings, texts, atStake());
        var user = new GameFiles.Dialogue(questions, choosers.apply(stage, texts), texts, this::say);
        files = new GameFiles(games, settings, views.formats(), user, this::receive);
        keeper = new GameKeeper(new RunningGames(folders, views.formats().own()), troubles.toldAs("files.not-kept"));
        var library = new GameLibrary(folders, views.formats().own(), InstantSource.system(), Platform::runLater);
        collector = new GameCollector(
                library,
                RunningGames.over(folders, views.formats().own()),
                keeper::before,
                troubles.ofCollection(this::tellOfGames));
        var rivals = new Rivals(collector, settings);
        starter = new GameStarter(games, files, settings, questions, rivals);
        clipboard = new GameClipboard(games, files, views.formats(), user);
        program = new Program(
                stage,
                settings,
                texts,
                games,
                services,
                views.formats(),
                folders,
                InstantSource.system(),
                over -> choosers.apply(over, texts),
                questions,
                files,
                clipboard,
                starter,
                keeper,
                library,
                collector,
                troubles,
                new Commands(settings),
                new Features(),
                this::window);
        var cards = new CardLayer();
        window = new MainWindow(program, cards, new LevelOffer(games, settings, rivals).isRivalOffered());
        cards.cover(window, window::focusBoard);
        holdWhileAway(cards);
        scene = new Scene(cards);
        FileDrops.attach(scene, files::load);
        KeysByPosition.attach(scene);
        FocusByKeys.attach(scene);
        EscapeKey.closePopupsFirst(stage);
        followSettings();
        stage.titleProperty().bind(files.title());
        stage.setScene(scene);
        place = new WindowPlace(stage, settings, WindowScale.textNow() / 100.0);
        links = new OpenedLinks(
                folders,
                stage,
                questions.inTurn(),
                clipboard::takeLink,
                number -> say(texts.get("clipboard.links-not-opened", number)));
    }

    private MainWindow window() {
        return window;
    }

    private GameAtStake atStake() {
        return new GameAtStake() {
            @Override
            public boolean isAtStake() {
                boolean isByMessage = games.shown().get().model().id().isPresent(); // and so kept
                boolean isUsers = !isByMessage && starter.demo().isEmpty();
                return isUsers && games.now().isUnderWay() && !files.isSaved();
            }

            @Override
            public boolean isKeptWhenLeft() {
                return !games.now().seats().haveFriend()
                        && program.features()
                                .find(LeftGames.class)
                                .filter(LeftGames::areKept)
                                .isPresent();
            }

            @Override
            public boolean save() {
                return files.saveAndWait();
            }
        };
    }

    private void receive(SavedGame<?, ?> game, Runnable onTaken) {
        program.features()
                .find(FarGames.class)
                .ifPresentOrElse(
                        far -> far.receive(game, onTaken), () -> files.takeUp(game.with(Optional.empty()), onTaken));
    }

    /**
     * Lets the game wait while something must be answered first, and one with a clock while its user is in another window of
     * the program. Another program that gets the keyboard meanwhile changes nothing.
     */
    private void holdWhileAway(CardLayer cards) {
        questions.isAsking().subscribe(isAsking -> games.hold(questions, isAsking));
        cards.isCovered().subscribe(isCovered -> games.hold(cards, isCovered));
        stage.addEventHandler(SideWindow.FOCUSED, event -> games.hold(SideWindow.FOCUSED, isTimed(games.now())));
        stage.addEventHandler(SideWindow.LEFT, event -> games.hold(SideWindow.FOCUSED, false));
        stage.focusedProperty().subscribe(isBack -> {
            if (isBack) {
                games.hold(SideWindow.FOCUSED, false);
            }
        });
    }

    /** Two computers need nobody, and a friend elsewhere is not kept waiting. */
    private static boolean isTimed(SessionView<?, ?> game) {
        return game.clock().isOn()
                && !game.seats().areBothComputers()
                && !game.seats().haveFriend();
    }

    /** What its windows and features use. */
    Program shared() {
        return program;
    }

    Commands commands() {
        return program.commands();
    }

    private MoveAnimation cascadeShow() {
        return starter.cascadeShow();
    }

    /** A change of the look takes effect at once, a change of the game when the session allows it. */
    private void followSettings() {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        games.each(game -> Themes.follow(settings, look -> game.board().restyle(look)));
        games.views().forEach(view -> Themes.follow(settings, view::restyle)); // cards have pictures of games not open
        Themes.follow(settings, look -> Themes.apply(scene, look));
        now.map(Settings::play).subscribe(starter::takeUp);
    }

    private void say(String text) {
        window.say(text);
    }

    private void tellOfGames(Optional<String> message) {
        window.tell(message, "collection.again", collector::tryAgain);
    }

    /** Reports a fault in the program itself. */
    void sayFault(Path log) {
        say(texts.get("fault", log.toString()));
    }

    /**
     * Opens the window, complete.
     *
     * @param file a saved game to show; without one, the games that were left unfinished are offered
     */
    void show(Optional<Path> file) {
        showBoard();
        rest(file, Optional.empty()).forEach(Runnable::run);
    }

    /**
     * Opens the window with the board, the players and the large button. The rest of it follows once they are on the
     * screen, a part with each pulse, or at once with the first key or click, which may be meant for a menu.
     *
     * @param file as above
     * @param link a link to a game to show
     */
    void showBoardFirst(Optional<Path> file, Optional<String> link) {
        showBoard();
        var steps = new ArrayList<>(rest(file, link));
        steps.add(() -> links.begin(HelperThreads.THREADS));
        steps.add(() -> ProgramIcon.give(stage));
        steps.add(DesktopPreferences::askPortal);
        steps.add(() -> WindowScale.follow(settings, scale));
        var afterwards = new AfterFirstFrame(steps);
        rest = Optional.of(afterwards);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, afterwards::completeFor);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, afterwards::completeFor); // a move that all features follow
        afterwards.start();
    }

    private void showBoard() {
        place.show();
        window.focusBoard();
    }

    private List<Runnable> rest(Optional<Path> file, Optional<String> link) {
        return List.of(
                () -> program.features().make(makers, program),
                () -> window.addTools(new Menus(program).bar()),
                window::addGameParts,
                () -> begin(file, link));
    }

    private void begin(Optional<Path> file, Optional<String> link) {
        tellOfSettings();
        link.ifPresent(
                line -> questions.whenAnswered(() -> clipboard.takeLink(line))); // it may ask, which no pulse may
        file.ifPresent(files::load);
        program.features().begin(file.isPresent());
        var game = games.shown().get().view();
        searches.warmUp(game.kind(), settings.get().play().game().options(game.kind()));
    }

    private void tellOfSettings() {
        if (!found.problems().isEmpty()) {
            window.tell(found.message(texts.locale(), MOST_MESSAGES));
        }
    }

    MessageDialogs questions() {
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

    /** What puts games into the collection. */
    GameCollector collector() {
        return collector;
    }

    /** Where the running game is kept. */
    GameKeeper keeper() {
        return keeper;
    }

    /** Whether a player is thinking, or has not noticed yet that nobody is waiting for it. */
    boolean isSearching() {
        return searches.arePlaying();
    }

    /** Stops everything, at the end of the program. Games and settings may still be on their way to the disk. */
    void close() {
        rest.ifPresent(AfterFirstFrame::cancel);
        links.close();
        place.keep();
        var features = program.features().close();
        window.close();
        games.close();
        searches.close();
        ended = CompletableFuture.allOf(
                files.close(),
                CompletableFuture.allOf(features, keeper.close())
                        .thenCompose(done -> collector.close()), // which has games from both
                settings.close());
    }

    /**
     * Waits after {@link #close} until the game and the settings are saved, however slow the disk is. Not for the JavaFX
     * thread.
     *
     * @param onSlow called once if it takes longer than a moment
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
