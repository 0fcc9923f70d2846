package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.ReferenceQueue;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.LongRunning;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.Position;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Nothing holds a program that has been closed, whatever was running in it. */
class ClosedProgramTest extends WindowTest {
    private static final int COLLECTIONS = 100;
    private static final long BETWEEN_MILLIS = 100;

    private @Nullable Stage another;

    @AfterEach
    void closeAnother() {
        if (another != null) {
            interact(another::close);
        }
    }

    @Test
    void whoseClocksRanAndWhichReplayedAndReviewedAGame() throws InterruptedException {
        open(tenMinutes(new GameChoice("jumpin", Map.of(), false, 1)), GameViews::all);
        interact(() -> playFirst(program().games().shown().get()));
        assertThat(program().games().now().clock().isRunning()).isTrue();
        interact(this::beginCubes); // the clocks of the other game stay as they were
        clickSquares("b2", "c3", "a1");
        assertThat(game().clock().isRunning()).isTrue();
        interact(() -> program().commands().run("review"));
        interact(() -> program().commands().run("live"));
        type(KeyCode.HOME, KeyCode.SPACE);
        assertIsLetGo();
    }

    private static UnaryOperator<Settings> tenMinutes(GameChoice game) {
        return now ->
                now.withPlay(now.play().withGame(game).withClock(TimeControls.both(new TimeControl.Fischer(600, 0))));
    }

    private static <P extends Position<P, M>, M> void playFirst(OpenGame<P, M> game) {
        var position = game.model().now().position();
        game.model().session().choose(position.legalMoves().get(0));
    }

    private void beginCubes() {
        var games = program().games();
        var cubes = games.views()
                .filter(view -> view.kind().name().equals("cube"))
                .findFirst()
                .orElseThrow();
        games.begin(cubes, GameModel.Setup.of(cubes, program().settings().get().play()));
    }

    @Test
    @LongRunning
    void allOfWhoseWindowsWereOpen() throws InterruptedException {
        open(now -> now, GameViews::all);
        interact(this::openAllWindows);
        assertIsLetGo();
    }

    private void openAllWindows() {
        var commands = program().commands();
        Stream.of(
                        "settings",
                        "shortcuts",
                        "find-action",
                        "puzzles",
                        "lessons",
                        "setup",
                        "games",
                        "arena",
                        "handbook",
                        "report-bug",
                        "about")
                .forEach(commands::run);
    }

    private void assertIsLetGo() throws InterruptedException {
        var gone = new ReferenceQueue<DesktopProgram>();
        var closed = end(gone);
        interact(this::openAnother);
        moveMouse(new Point2D(50, 50));
        type(KeyCode.A);
        for (int time = 0; time < COLLECTIONS && !closed.refersTo(null); time++) {
            System.gc();
            gone.remove(BETWEEN_MILLIS); // what is under way at the end, such as a search, lets go of it a moment later
        }
        assertThat(closed.refersTo(null)).as("the closed program is let go").isTrue();
    }

    /** The platform remembers the window in which the mouse and the keys were last. */
    private void openAnother() {
        var next = new Stage();
        another = next;
        next.setScene(new Scene(new Region(), 300, 300));
        next.setX(0);
        next.setY(0);
        next.show();
        next.requestFocus();
    }
}
