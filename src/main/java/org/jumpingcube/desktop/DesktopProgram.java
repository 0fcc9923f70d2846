package org.jumpingcube.desktop;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.cube.ai.CubePlayer;
import org.jumpingcube.desktop.board.BoardStyle;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.desktop.board.CascadeAnimator;
import org.jumpingcube.desktop.board.Ticker;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.desktop.files.FileDrops;
import org.jumpingcube.desktop.files.GameFiles;
import org.jumpingcube.desktop.files.GameKeeper;
import org.jumpingcube.desktop.files.NativePathChooser;
import org.jumpingcube.desktop.files.PathChooser;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.SettingsModel;
import org.jumpingcube.desktop.model.Themes;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.Notice;
import org.jumpingcube.session.SessionView;
import org.jumpingcube.settings.CascadeShow;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.LogFile;
import org.jumpingcube.storage.RunningGames;
import org.jumpingcube.storage.SavedGame;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.worker.Brain;
import org.jumpingcube.worker.SearchWorker;

/** One window with its game: builds all the parts and joins them. */
final class DesktopProgram implements Commands.Program {
    private static final Logger LOG = System.getLogger("org.jumpingcube.desktop");

    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private static final double DEMO_STAGE_SECONDS = 1;

    private final Stage stage;
    private final SettingsFile.Found found;
    private final SettingsModel settings;
    private final SearchWorker<CubePosition, Square> worker;
    private final GameModel game;
    private final BoardView board;
    private final MainWindow window;
    private final Scene scene;
    private final WindowPlace place;
    private final Texts texts;
    private final Questions questions;
    private final GameFiles files;
    private final GameKeeper keeper;
    private final Commands commands;
    private final SideWindows windows;
    private Play playing;
    private @Nullable History<CubePosition, Square> kept;
    private Optional<CascadeShow> demo = Optional.empty();

    DesktopProgram(Stage stage, Folders folders, SettingsFile.Found found) {
        this(stage, folders, found, new CubeBrain(new SecureRandom()::nextLong), NativePathChooser::new);
    }

    /**
     * A program with other computer players, or another way to ask for files.
     *
     * @param choosers makes what asks for a file, over a window and in the language of the moment
     */
    DesktopProgram(
            Stage stage,
            Folders folders,
            SettingsFile.Found found,
            Brain<CubePosition, Square> brain,
            BiFunction<Window, Texts, PathChooser> choosers) {
        this.stage = stage;
        this.found = found;
        settings = new SettingsModel(
                SettingsFile.in(folders), found.settings(), trouble -> sayLater("files.settings-not-kept", trouble));
        texts = new Texts(settings.get().language().locale(Locale.getDefault()));
        var wording = new Wording(texts);
        worker = new SearchWorker<>(brain, System::nanoTime);

        board = new BoardView(Board.empty(settings.get().play().boardSize()), wording::cube);
        var animator = new CascadeAnimator(
                board, Ticker.ofPulses(), () -> demo.orElse(settings.get().cascade()));
        game = new GameModel(settings.get().play(), board, worker, animator, Platform::runLater);
        board.onChoose(game.session()::choose);
        playing = settings.get().play();

        questions = new Questions(stage, settings, texts);
        files = new GameFiles(
                game, settings, new GameFiles.Surroundings(questions, choosers.apply(stage, texts), texts, this::say));
        commands = new Commands(game, files, settings, this);
        var menus = new Menus(commands, settings, texts, files::load, stage.fullScreenProperty());
        window = new MainWindow(
                game, board, new MainWindow.Parts(commands, menus.bar(), this::startRematch), settings, texts);
        scene = new Scene(window);
        new FileDrops(scene, files::load);
        keeper = new GameKeeper(RunningGames.ofCube(folders), trouble -> sayLater("files.not-kept", trouble));
        game.view().subscribe(this::keep);
        windows = new SideWindows(stage, settings, texts, commands::all, LogFile.path(folders));
        followSettings();
        stage.titleProperty().bind(files.title());
        stage.setScene(scene);
        place = new WindowPlace(stage, settings);
        place.restore();
    }

    /** What is seen changes at once, what is played as the session decides; nothing is done for what stays. */
    private void followSettings() {
        var now = settings.observable();
        now.map(Settings::language).subscribe(language -> texts.use(language.locale(Locale.getDefault())));
        now.map(Settings::look).subscribe(look -> {
            board.restyle(BoardStyle.of(look, Themes.isDark(look.theme())));
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
            game.session().change(play.seats(), GameModel.pauses(play));
            if (before.boardSize() != play.boardSize()) {
                resize(before.boardSize());
            }
        }
    }

    /** Another board size means another game; whoever would rather continue this one gets the old size back. */
    private void resize(int before) {
        if (!game.now().history().isUnderWay() || questions.mayAbandonGame()) {
            begin();
        } else {
            playing = playing.withBoardSize(before); // the old size coming back is no change to ask about again
            settings.update(now -> now.withPlay(now.play().withBoardSize(before)));
        }
    }

    /** The session's turn has come: whatever happened is kept. */
    private void keep(SessionView<CubePosition, Square> view) {
        if (view.notice() == Notice.GAME_LOADED) {
            demo = Optional.empty();
        }
        if (view.history().equals(kept)) {
            return;
        }
        kept = view.history();
        boolean isWorthKeeping =
                !view.history().turns().isEmpty() && view.position().winner().isEmpty() && demo.isEmpty();
        if (!isWorthKeeping) {
            keeper.forget();
        } else {
            keeper.keep(game.toSave());
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
        Platform.runLater(() -> say(texts.get(key, String.valueOf(trouble.getMessage()))));
    }

    // What the commands ask for

    @Override
    public void startNewGame() {
        if (!game.now().history().isUnderWay() || questions.mayAbandonGame()) {
            begin();
        }
    }

    private void begin() {
        demo = Optional.empty();
        files.forgetFile();
        game.begin(settings.get().play());
    }

    /** The same two once more on the same board, with sides changed, so that the other one begins. */
    private void startRematch() {
        files.forgetFile();
        int side = game.now().position().board().side();
        game.session().newGame(CubePosition.start(side), game.now().seats().swapped());
    }

    @Override
    public void watchDemo() {
        if (!game.now().history().isUnderWay() || questions.mayAbandonGame()) {
            files.forgetFile();
            demo = Optional.of(CascadeShow.DEFAULT.withStageSeconds(DEMO_STAGE_SECONDS));
            game.begin(Play.DEFAULT
                    .withBoardSize(5)
                    .withSeats(new Seats(
                            new Seat(true, Style.KEPLER, Skill.STRONG), new Seat(true, Style.NEWTON, Skill.STRONG))));
            game.session().pressButton();
        }
    }

    @Override
    public void quit() {
        stage.close();
    }

    @Override
    public void toggleFullScreen() {
        stage.setFullScreen(!stage.isFullScreen());
    }

    @Override
    public void showSettings() {
        windows.showSettings();
    }

    @Override
    public void showShortcuts() {
        windows.showShortcuts();
    }

    @Override
    public void showHandbook() {
        windows.showHandbook();
    }

    @Override
    public void showReportBug() {
        windows.showReportBug();
    }

    @Override
    public void showAbout() {
        windows.showAbout();
    }

    /** Loads a saved game, as if the user had chosen it. */
    void open(Path file) {
        files.load(file);
    }

    /** Goes on with a game that was left unfinished, if the user agrees to give up the one of the moment. */
    private boolean resume(SavedGame<CubePosition, Square> saved) {
        boolean isAgreed = !game.now().history().isUnderWay() || questions.mayAbandonGame();
        if (isAgreed) {
            files.forgetFile();
            game.load(saved, settings.get().play());
        }
        return isAgreed;
    }

    void show() {
        stage.show();
        place.restore(); // some window managers on Linux forget the size that was asked for before the window was there
        stage.setMinWidth(SMALLEST_WIDTH);
        stage.setMinHeight(SMALLEST_HEIGHT);
        board.requestFocus();
        Platform.runLater(this::tellOfSettings); // a file opened with the program must not have the last word
        new LeftOverGame(keeper, texts, trouble -> sayLater("files.not-kept", trouble))
                .offer(this::resume)
                .ifPresent(window::offer);
        int side = settings.get().play().boardSize();
        worker.practise(stop -> CubePlayer.warmUp(side, stop));
    }

    private void tellOfSettings() {
        found.problems().forEach(problem -> say(problem.text(texts.locale())));
    }

    Questions questions() {
        return questions;
    }

    GameModel game() {
        return game;
    }

    /** Ends everything that runs, for the end of the program. */
    void close() {
        place.keep();
        game.session().close();
        worker.close();
        keeper.close();
    }
}
