package org.jumpingcube.desktop;

import java.util.Locale;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import org.jumpingcube.cube.Board;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.cube.Square;
import org.jumpingcube.desktop.board.BoardStyle;
import org.jumpingcube.desktop.board.BoardView;
import org.jumpingcube.desktop.board.CascadeAnimator;
import org.jumpingcube.desktop.board.Ticker;
import org.jumpingcube.desktop.controls.Texts;
import org.jumpingcube.desktop.controls.Wording;
import org.jumpingcube.storage.Folders;
import org.jumpingcube.storage.SettingsFile;
import org.jumpingcube.storage.settings.Play;
import org.jumpingcube.storage.settings.Settings;
import org.jumpingcube.worker.Brain;
import org.jumpingcube.worker.SearchWorker;

/** One window with its game: builds all the parts and joins them. */
final class DesktopProgram {
    private static final double SMALLEST_WIDTH = 480;
    private static final double SMALLEST_HEIGHT = 420;

    private final Stage stage;
    private final SettingsModel settings;
    private final SearchWorker<CubePosition, Square> worker;
    private final GameModel game;
    private final BoardView board;
    private final MainWindow window;
    private final Scene scene;
    private final WindowPlace place;
    private Play playing;

    DesktopProgram(Stage stage, Folders folders) {
        this(stage, folders, new CubeBrain());
    }

    /** A program with other computer players. */
    DesktopProgram(Stage stage, Folders folders, Brain<CubePosition, Square> brain) {
        this.stage = stage;
        var file = SettingsFile.in(folders);
        SettingsFile.Found found = file.load();
        settings = new SettingsModel(file, found.settings(), trouble -> {});
        var texts = new Texts(settings.get().language().locale(Locale.getDefault()));
        var wording = new Wording(texts);
        worker = new SearchWorker<>(brain, System::nanoTime);

        board = new BoardView(Board.empty(settings.get().play().boardSize()), wording::cube);
        var animator = new CascadeAnimator(
                board, Ticker.ofPulses(), () -> settings.get().cascade());
        game = new GameModel(settings.get().play(), board, worker, animator, Platform::runLater);
        board.onChoose(game.session()::choose);
        playing = settings.get().play();

        var questions = new Questions(stage, texts);
        var commands = new Commands(game, settings, questions, stage);
        window = new MainWindow(game, board, commands, settings, texts);
        scene = new Scene(window);
        settings.observable().subscribe(this::takeUp);
        stage.titleProperty().bind(texts.of("window.title"));
        stage.setScene(scene);
        place = new WindowPlace(stage, settings);
        place.restore();
    }

    /** Changed settings: what is seen at once, what is played as the session decides. */
    private void takeUp(Settings now) {
        BoardStyle style = BoardStyle.of(now.look(), Themes.isDark(now.look().theme()));
        board.restyle(style);
        Themes.apply(scene, now.look().theme(), style.colours());
        if (!now.play().equals(playing)) { // a rematch has other seats than the settings; only a change of them counts
            playing = now.play();
            game.session().change(GameModel.seats(playing), GameModel.pauses(playing));
        }
    }

    void show() {
        stage.show();
        place.restore(); // some window managers on Linux forget the size that was asked for before the window was there
        stage.setMinWidth(SMALLEST_WIDTH);
        stage.setMinHeight(SMALLEST_HEIGHT);
        board.requestFocus();
    }

    GameModel game() {
        return game;
    }

    /** Ends everything that runs, for the end of the program. */
    void close() {
        place.keep();
        game.session().close();
        worker.close();
    }
}
