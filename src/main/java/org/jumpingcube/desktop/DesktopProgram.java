package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
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
import javafx.scene.Node;
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
import org.jumpingcube.worker.DiskWorker;
import org.jumpingcube.worker.HelperThreads;

/** One window with its game, and the features of the program, of which it knows the list and nothing else. */
final class DesktopProgram {
    private static final long MOMENT_SECONDS = 2;
    private static final int MOST_MESSAGES = 6; // lines; more would leave no room for the board

    private final BoardWindow first;
    private final SettingsModel settings;
    private final OpenGames games;
    private final MainWindow window;
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
    private final DiskWorker scaling = new DiskWorker("text-size", trouble -> {}); // which the log has
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

    /** A program that takes over a window. */
    DesktopProgram(BoardWindow first) {
        this(first, NativePathChooser::new, features(SpeechSocket.of(System.getenv(), Folders.homeOfThisUser())));
    }

    /**
     * A program with other features, or with another way to ask for files.
     *
     * @param choosers makes what asks for a file, in front of a window and in the current language
     * @param makers of the features, in the order in which they begin
     */
    DesktopProgram(
            BoardWindow first,
            BiFunction<Window, Texts, PathChooser> choosers,
            List<Function<Program, Feature>> makers) {
        this.first = first;
        this.makers = makers;
        Stage stage = first.stage();
        Folders folders = first.folders();
        Themes.use(first.found().settings().look().theme());
        texts = first.texts();
        settings = first.settings();
        games = first.games();
        var troubles = first.troubles();
        var formats = first.formats();
        questions = new MessageDialogs(stage, settings, texts, atStake());
        var user = new GameFiles.Dialogue(questions, choosers.apply(stage, texts), texts, this::say);
        files = new GameFiles(games, settings, formats, user, this::receive);
        keeper = new GameKeeper(new RunningGames(folders, formats.own()), troubles.toldAs("files.not-kept"));
        var library = new GameLibrary(folders, formats.own(), InstantSource.system(), Platform::runLater);
        collector = new GameCollector(
                library,
                RunningGames.over(folders, formats.own()),
                keeper::before,
                troubles.ofCollection(this::tellOfGames));
        var rivals = new Rivals(collector, settings);
        starter = new GameStarter(games, files, settings, questions, rivals);
        clipboard = new GameClipboard(games, files, formats, user);
        program = new Program(
                stage,
                settings,
                texts,
                games,
                first.services(),
                formats,
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
        followSettings(cards);
        window.resize(first.scene().getWidth(), first.scene().getHeight()); // styles come before the first layout
        first.fill(cards);
        var scene = first.scene();
        FileDrops.attach(scene, files::loadDropped);
        KeysByPosition.attach(scene);
        FocusByKeys.attach(scene);
        EscapeKey.closePopupsFirst(stage);
        stage.titleProperty().bind(files.title());
        links = new OpenedLinks(
                folders,
                stage,
                questions.inTurn(),
                clipboard::takeLink,
                number -> say(texts.get("clipboard.links-not-opened", number)));
        first.program().complete(this);
    }

    private MainWindow window() {
        return window;
    }

    private GameAtStake atStake() {
        return new GameAtStake() {
            @Override
            public boolean isWithFriend() {
                return games.shown().get().model().isWithFriend();
            }

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
        var stage = first.stage();
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

    /** How moves are shown now. */
    MoveAnimation animation() {
        return starter.animation();
    }

    /** A change of the look takes effect at once, a change of the game when the session allows it. */
    private void followSettings(Node contents) {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        games.views().forEach(view -> Themes.follow(settings, view::restyle)); // cards have pictures of games not open
        Themes.follow(settings, look -> Themes.apply(first.scene(), contents, look));
        now.map(Settings::play).subscribe(starter::takeUp);
    }

    /** Shows a line in the window until the next change of the game. */
    void say(String text) {
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
     * Opens a window with its board alone. The rest follows once that is on the screen, a part with each pulse, or at once
     * with the first key or click, which may be meant for a menu. The program closes when the window does.
     *
     * @param make makes the program of the window
     * @param file a saved game to show; without one, the games that were left unfinished are offered
     * @param link a link to a game to show
     * @param onClosed called after the program has closed
     */
    static void open(
            BoardWindow first,
            Function<BoardWindow, DesktopProgram> make,
            Optional<Path> file,
            Optional<String> link,
            Runnable onClosed) {
        first.stage().setOnHidden(event -> {
            first.programNow().close();
            onClosed.run();
        });
        file.ifPresent(path -> first.concealBoard());
        first.show(() -> {
            try {
                return make.apply(first).afterBoard(file, link);
            } catch (RuntimeException | Error e) {
                first.program().completeExceptionally(e); // for whoever waits for it
                throw e;
            }
        });
    }

    private List<Runnable> afterBoard(Optional<Path> file, Optional<String> link) {
        file.ifPresent(path -> window.showGame(false));
        window.focusBoard();
        return List.of(
                () -> program.features().make(makers, program),
                () -> window.addTools(new Menus(program).bar()),
                window::addGameParts,
                () -> begin(file, link),
                () -> links.begin(HelperThreads.THREADS),
                DesktopPreferences::followPortal,
                () -> WindowScale.follow(settings, new ScaleFile(first.folders()), scaling));
    }

    private void begin(Optional<Path> file, Optional<String> link) {
        tellOfSettings();
        link.ifPresent(line -> questions.whenAtRest(() -> clipboard.takeLink(line))); // it may ask, which no pulse may
        file.ifPresent(path -> files.load(path, () -> window.showGame(true)));
        program.features().begin(file.isPresent());
        var game = games.shown().get().view();
        first.searches().warmUp(game.kind(), settings.get().play().game().options(game.kind()));
    }

    private void tellOfSettings() {
        if (!first.found().problems().isEmpty()) {
            window.tell(first.found().message(texts.locale(), MOST_MESSAGES));
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
        return first.searches().arePlaying();
    }

    /** Stops everything, at the end of the program. Games and settings may still be on their way to the disk. */
    void close() {
        first.rest().cancel();
        links.close();
        first.place().keep();
        var features = program.features().close();
        window.close();
        games.close();
        first.searches().close();
        ended = CompletableFuture.allOf(
                files.close(),
                CompletableFuture.allOf(features, keeper.close())
                        .thenCompose(done -> collector.close()), // which has games from both
                settings.close(),
                scaling.close());
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
