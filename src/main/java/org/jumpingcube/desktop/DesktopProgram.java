package org.jumpingcube.desktop;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiFunction;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jumpingcube.desktop.MessageDialogs.GameAtStake;
import org.jumpingcube.desktop.arena.ArenaNeeds;
import org.jumpingcube.desktop.collection.GameCollector;
import org.jumpingcube.desktop.collection.GameExplorer;
import org.jumpingcube.desktop.collection.GameLibrary;
import org.jumpingcube.desktop.controls.ResultBar;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.exercise.ExerciseNeeds;
import org.jumpingcube.desktop.exercise.Exercises;
import org.jumpingcube.desktop.exercise.OwnPuzzles;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.files.GameClipboard;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.files.GamePictures;
import org.jumpingcube.desktop.files.NativePathChooser;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.games.GamesNeeds;
import org.jumpingcube.desktop.look.EscapeKey;
import org.jumpingcube.desktop.look.FocusByKeys;
import org.jumpingcube.desktop.look.KeysByPosition;
import org.jumpingcube.desktop.look.ProgramIcon;
import org.jumpingcube.desktop.look.Themes;
import org.jumpingcube.desktop.look.WindowScale;
import org.jumpingcube.desktop.model.DesktopPreferences;
import org.jumpingcube.desktop.model.OpenGames;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.settings.SettingsDialog;
import org.jumpingcube.desktop.setup.HeadStarts;
import org.jumpingcube.desktop.setup.SetupNeeds;
import org.jumpingcube.desktop.setup.Setups;
import org.jumpingcube.desktop.sound.Speaker;
import org.jumpingcube.desktop.speech.ScreenReaders;
import org.jumpingcube.desktop.speech.Speaking;
import org.jumpingcube.review.Review;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.speech.SpeechSocket;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.FriendRecords;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.MessageGames;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.ScaleFile;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.HelperThreads;

/** One window with its game: makes all the parts and connects them. */
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
    private final GamePictures pictures;
    private final GameKeeper keeper;
    private final RunningGame running;
    private final GameCollector collector;
    private final GameExplorer explorer;
    private final FinishedGames finished;
    private final MyGames myGames;
    private final Arena arena = new Arena();
    private final GameStarter starter;
    private final Rivals rivals;
    private final Commands commands;
    private final FirstStepsGuide firstSteps;
    private final OwnPuzzles ownPuzzles;
    private final FriendGames friendGames;
    private final GameClipboard clipboard;
    private final OpenedLinks links;
    private Optional<AfterFirstFrame> rest = Optional.empty();
    private Optional<LeftOverGames> leftOvers = Optional.empty(); // none are offered beside a file
    private final Speaking speaking;
    private Future<?> ended = CompletableFuture.completedFuture(null);

    DesktopProgram(Stage stage, Folders folders, SettingsFile.Found found) {
        this(
                stage,
                folders,
                found,
                GameViews::all,
                NativePathChooser::new,
                SpeechSocket.of(System.getenv(), Path.of(System.getProperty("user.home"))));
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
        this(stage, folders, found, views, choosers, Optional.empty());
    }

    /**
     * The same with a speech service.
     *
     * @param speech where the speech service listens; empty for none
     */
    DesktopProgram(
            Stage stage,
            Folders folders,
            SettingsFile.Found found,
            GameViews views,
            BiFunction<Window, Texts, PathChooser> choosers,
            Optional<SpeechSocket> speech) {
        this.found = found;
        scale = new ScaleFile(folders);
        Themes.use(found.settings().look().theme());
        texts = new Texts(found.settings().language().locale(Locale.getDefault()));
        var troubles = new DiskTroubles(texts, this::say);
        settings = new SettingsModel(
                SettingsFile.in(folders), found.settings(), troubles.toldAs("files.settings-not-kept"));
        var services = searches.services(() -> settings.get().play().master().seconds());
        games = new OpenGames(
                views.make(texts, this::cascadeShow), settings.get().play(), services);
        questions = new MessageDialogs(stage, settings, texts, new GameAtStake() {
            @Override
            public boolean isAtStake() {
                boolean isByMessage = games.shown().get().model().id().isPresent(); // and so kept
                boolean isUsers = !isByMessage && starter.demo().isEmpty();
                return isUsers && games.now().isUnderWay() && !files.isSaved();
            }

            @Override
            public boolean save() {
                return files.saveAndWait();
            }
        });
        var paths = new AskingPaths(choosers.apply(stage, texts));
        var user = new GameFiles.Dialogue(questions, paths, texts, this::say);
        files = new GameFiles(games, settings, views.formats(), user, this::receive);
        keeper = new GameKeeper(new RunningGames(folders, views.formats().own()), troubles.toldAs("files.not-kept"));
        collector = new GameCollector(
                folders,
                views.formats().own(),
                InstantSource.system(),
                keeper::before,
                troubles.ofCollection(this::tellOfGames));
        rivals = new Rivals(collector, settings);
        starter = new GameStarter(games, files, settings, questions, rivals);
        finished = new FinishedGames(games, starter, settings, collector, InstantSource.system());
        finished.follow(); // first: a game that is over has a file of its own before the running game's is removed
        running = new RunningGame(games, starter, files, keeper);
        running.follow();
        explorer = new GameExplorer(
                new GameLibrary(
                        "game-explorer",
                        folders,
                        views.formats().own(),
                        InstantSource.system(),
                        troubles.logged("my-games.trouble"),
                        troubles::tellOfDamage),
                views.formats().line());

        var cards = new CardLayer();
        Interruptions.follow(
                games,
                List.of(
                        questions.isAsking(),
                        paths.isAsking(),
                        cards.isCovered(),
                        OtherWindows.haveTheUser(stage, games)));
        clipboard = new GameClipboard(games, files, views.formats(), user);
        pictures = new GamePictures(games, settings, user, cards);
        ownPuzzles =
                new OwnPuzzles(folders, searches.studies(), Platform::runLater, troubles.toldAs("puzzle.not-kept"));
        speaking = new Speaking(settings, texts, speech, () -> commands().reading, this::say);
        window = new MainWindow(games.shown(), areaLinks(), settings, texts);
        firstSteps = new FirstStepsGuide(cards, window, games, settings, texts, starter::watchDemo);
        friendGames = new FriendGames(new FriendGames.Needs(
                games,
                settings,
                texts,
                questions,
                files,
                cards,
                window,
                clipboard::take,
                new MessageGames(folders, views.formats().own()),
                new FriendRecords(folders),
                troubles.toldAs("by-message.not-kept")));
        myGames = new MyGames(stage, window, files, finished);
        var exercises = new Exercises(new ExerciseNeeds(stage, settings, texts, services), ownPuzzles);
        var windows = new SideWindows(
                stage,
                settings,
                texts,
                () -> commands().all(),
                LogFile.path(folders),
                new SettingsDialog.Players(
                        games.view().map(SessionView::seats),
                        () -> games.shown().get().view().kind().elo(),
                        starter::seat),
                exercises,
                new Setups(new SetupNeeds(
                        stage,
                        settings,
                        texts,
                        files,
                        views.formats(),
                        starter::startFrom,
                        ownPuzzles,
                        searches.studies())),
                () -> myGames.window(new GamesNeeds(
                        stage,
                        settings,
                        texts,
                        games.views().toList(),
                        views.formats(),
                        folders,
                        InstantSource.system(),
                        over -> choosers.apply(over, texts),
                        questions,
                        window::shownPosition,
                        myGames)),
                () -> arena.window(arenaNeeds(folders, choosers)),
                () -> games.shown().get());
        commands = new Commands(
                games,
                files,
                settings,
                new Commands.Program(
                        stage,
                        windows,
                        starter,
                        clipboard,
                        pictures,
                        new NewGameChoice(
                                starter,
                                texts,
                                cards,
                                new HeadStarts(texts, settings, cards, new SplittableRandom()),
                                friendGames::open)::open,
                        friendGames::open,
                        firstSteps::beginAgain,
                        window::replay,
                        window::review,
                        window::toggleLive,
                        speaking::read,
                        window::readClock,
                        window::toggleSidePanel,
                        new Quitting(stage, files)::quit));
        cards.cover(window, window::focusBoard);
        scene = new Scene(cards);
        FileDrops.attach(scene, files::load);
        KeysByPosition.attach(scene);
        FocusByKeys.attach(scene);
        EscapeKey.closePopupsFirst(stage);
        var speaker = new Speaker(() -> settings.get().window().sound());
        GameSounds.attach(games, speaker::play);
        ClockSounds.attach(games, speaker::play);
        followSettings();
        stage.titleProperty().bind(files.title());
        stage.setScene(scene);
        this.stage = stage;
        place = new WindowPlace(stage, settings, WindowScale.textNow() / 100.0);
        links = new OpenedLinks(folders, stage, clipboard::takeLink);
    }

    private ArenaNeeds arenaNeeds(Folders folders, BiFunction<Window, Texts, PathChooser> choosers) {
        return new ArenaNeeds(
                stage,
                settings,
                texts,
                games.views().toList(),
                folders,
                collector,
                over -> choosers.apply(over, texts),
                new ArenaNeeds.Questions() {
                    @Override
                    public boolean mayStart(String commands) {
                        return questions.mayStartPrograms(commands);
                    }

                    @Override
                    public boolean mayReplace(String fileName) {
                        return questions.mayReplace(fileName);
                    }

                    @Override
                    public void tell(String message) {
                        questions.tell(message);
                    }
                },
                myGames::watch);
    }

    private GameArea.Links areaLinks() {
        return new GameArea.Links(
                new ResultBar.Choices(starter::startNewGame, this::startRematch, starter::startRival),
                new LevelOffer(games, settings, rivals).isRivalOffered(),
                this::cascadeShow,
                this::take,
                explorer,
                speaking.isHeard());
    }

    private void take(Review<?, ?> review) {
        ownPuzzles.look(review, games.now().seats());
        finished.review(review);
    }

    private void receive(SavedGame<?, ?> game, Runnable onTaken) {
        friendGames.receive(game, onTaken);
    }

    private void startRematch() {
        if (!friendGames.askForRematch()) {
            starter.startRematch();
        }
    }

    Commands commands() {
        return commands;
    }

    private CascadeShow cascadeShow() {
        return starter.demo().orElse(settings.get().cascade());
    }

    /** A change of the look takes effect at once, a change of the game when the session allows it. */
    private void followSettings() {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        games.each(game -> Themes.follow(settings, look -> game.board().restyle(look)));
        games.views().forEach(view -> Themes.follow(settings, view::restyle)); // cards have pictures of games not open
        Themes.follow(settings, look -> Themes.apply(scene, look));
        now.map(Settings::shortcuts).subscribe(chosen -> commands.all().forEach(command -> command.take(chosen)));
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
     * screen, a part with each pulse, or at once when the first key is pressed, which may be meant for a menu.
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
        afterwards.start();
    }

    private void showBoard() {
        place.show();
        Platform.runLater(this::speak); // once the window is on the screen
        window.focusBoard();
    }

    private List<Runnable> rest(Optional<Path> file, Optional<String> link) {
        return List.of(this::addTools, window::addGameParts, () -> begin(file, link));
    }

    private void addTools() {
        var menus = new Menus(commands, settings, texts, files::load, stage.fullScreenProperty());
        window.addTools(menus.bar(), commands);
    }

    private void begin(Optional<Path> file, Optional<String> link) {
        tellOfSettings();
        collector.addLeftOver();
        link.ifPresent(line -> Platform.runLater(() -> clipboard.takeLink(line))); // it may ask, which no pulse may
        file.ifPresentOrElse(files::load, () -> {
            Platform.runLater(firstSteps::goOn); // once the game is on the screen
            offerLeftOvers();
        });
        var game = games.shown().get().view();
        searches.warmUp(game.kind(), settings.get().play().game().options(game.kind()));
    }

    private void offerLeftOvers() {
        var offers = new LeftOverGames(
                keeper, texts, games::boardName, this::resume, friendGames, files::belongAgain, this::giveUp);
        window.show(BarsInTurn.Turn.OFFER, offers, Bindings.isNotEmpty(offers.getChildren()));
        offers.offerNext();
        games.view().subscribe(offers::follow);
        leftOvers = Optional.of(offers);
    }

    private void resume(SavedGame<?, ?> saved, Runnable onShown) {
        if (saved.id().isPresent()) {
            friendGames.resume(saved, onShown);
        } else if (starter.mayAbandonGame()) {
            starter.resume(saved);
            onShown.run();
        }
    }

    private void giveUp(SavedGame<?, ?> saved) {
        friendGames.forget(saved);
        finished.giveUp(saved);
    }

    private void speak() {
        speaking.begin();
        speaking.offer(ScreenReaders::areOn, commands.speak.keysText().orElse(""), window::offer);
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
        speaking.close();
        place.keep();
        leftOvers.ifPresent(LeftOverGames::close);
        var messages = friendGames.close();
        window.close();
        running.close();
        games.close();
        searches.close();
        var kept = CompletableFuture.allOf(keeper.close(), arena.close());
        ended = CompletableFuture.allOf(
                files.close(),
                pictures.close(),
                myGames.close(),
                kept.thenCompose(all -> collector.close()), // which has games from both
                explorer.close(),
                ownPuzzles.close(),
                settings.close(),
                messages);
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
