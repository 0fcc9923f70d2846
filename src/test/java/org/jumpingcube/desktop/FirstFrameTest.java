package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.settings.Theme;
import org.jumpingcube.settings.WindowBounds;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** The first picture of the window has the board, the players and the large button; the rest comes a moment later. */
@Tag("window")
class FirstFrameTest extends WindowTest {
    private static final List<String> SHOWN_FIRST = List.of(".board-area", "#action-button", ".players");

    private final Map<String, Bounds> firstPlaces = new HashMap<>();
    private Optional<Picture> first = Optional.empty();

    /** Opens the window as a start of the program does, and looks at it before the first pulse. */
    private void openBoardFirst(UnaryOperator<Settings> change) {
        open(change, GameViews::all, program -> {
            program.showBoardFirst(Optional.empty(), Optional.empty());
            var root = stage().getScene().getRoot();
            root.applyCss();
            root.layout();
            assertThat(root.lookup("#tool-undo")).isNull();
            assertThat(root.lookup("#status-text")).isNull();
            first = Optional.of(Picture.of(root));
            SHOWN_FIRST.stream() // a narrow window has no room for the players
                    .filter(this::isShown)
                    .forEach(part -> firstPlaces.put(part, place(part)));
            assertThat(firstPlaces).containsKeys(".board-area", "#action-button");
        });
    }

    private void awaitRest() throws Exception {
        WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> isShown("#status-text"));
        Frames.settle();
    }

    private static UnaryOperator<Settings> setUp(String game, int side, Theme theme, int width, int height) {
        return now -> {
            var play = game.equals("cube")
                    ? boardSize(side).apply(now).play()
                    : now.play().withGame(new GameChoice(game, Map.of(), false, 1));
            return now.withPlay(play)
                    .withProgress(now.progress().withStepsIn("jumpin", 3))
                    .withLook(now.look().withTheme(theme))
                    .withWindow(now.window().withBounds(new WindowBounds(0, 0, width, height)));
        };
    }

    @ParameterizedTest
    @CsvSource({
        "cube, 6, LIGHT, 800, 480",
        "cube, 6, DARK, 1366, 768",
        "cube, 15, LIGHT, 1366, 768",
        "cube, 15, DARK, 800, 480",
        "cube, 6, HIGH_CONTRAST, 640, 480",
        "jumpin, 0, LIGHT, 1366, 768",
        "jumpin, 0, DARK, 800, 480",
    })
    void nothingThatIsThereMovesOrChangesWhenTheRestComes(String game, int side, Theme theme, int width, int height)
            throws Exception {
        openBoardFirst(setUp(game, side, theme, width, height));
        awaitRest();
        var complete = picture();
        var before = first.orElseThrow();
        String name = "first-frame-" + game + side + "-" + theme + "-" + width;
        before.keep(name + "-1");
        complete.keep(name + "-2");
        for (String part : firstPlaces.keySet()) {
            Bounds place = place(part);
            assertThat(place).as(part).isEqualTo(firstPlaces.get(part));
            assertThat(before.cut(place).differences(complete.cut(place)))
                    .as(part)
                    .isZero();
        }
    }

    /** Quit at once, the program has workers no longer when the next pulse comes. */
    @Test
    void whatIsLeftIsLeftOutWhenTheProgramEnds() {
        var done = new ArrayList<String>();
        interact(() -> {
            var rest = new AfterFirstFrame(List.of(() -> done.add("menus"), () -> done.add("game")));
            rest.start();
            rest.cancel();
        });
        Frames.settle();
        Frames.settle();
        assertThat(done).isEmpty();
    }

    @Test
    void theFirstKeyFindsTheMenus() throws Exception {
        open(UnaryOperator.identity(), GameViews::all, program -> {
            program.showBoardFirst(Optional.empty(), Optional.empty());
            boolean isPanel = settings().window().sidePanel();
            Event.fireEvent(
                    focused(stage().getScene()),
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.F9, false, false, false, false));
            assertThat(settings().window().sidePanel()).isNotEqualTo(isPanel);
        });
        awaitRest();
    }

    @Test
    void aClickOnTheBoardBeforeTheRestIsThereIsAMove() throws Exception {
        openBoardFirst(UnaryOperator.identity());
        interact(() -> {
            Bounds cell = boardView().localToScene(BoardSpots.cell(boardView(), square("a1")));
            for (var type : List.of(
                    MouseEvent.MOUSE_MOVED,
                    MouseEvent.MOUSE_PRESSED,
                    MouseEvent.MOUSE_RELEASED,
                    MouseEvent.MOUSE_CLICKED)) {
                Event.fireEvent(boardView(), mouse(type, cell.getCenterX(), cell.getCenterY()));
            }
        });
        assertThat(movesPlayed()).isEqualTo(1);
        awaitRest();
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void aFileOfTheOtherGameIsOpenedWithTheRest() throws Exception {
        open(UnaryOperator.identity(), GameViews::all, program -> {
            program.showBoardFirst(
                    Optional.of(Path.of("src/test/resources/saves/jumpin/swap.jcube")), Optional.empty());
            program.sayFault(Path.of("faults.log"));
            assertThat(stage().getTitle()).endsWith("untitled");
        });
        awaitRest();
        await("the file", () -> stage().getTitle().equals("Jumpin \u2014 swap.jcube"));
        assertThat(isShown("#jumpin-board")).isTrue();
    }

    private static MouseEvent mouse(EventType<MouseEvent> type, double x, double y) {
        boolean isDown = type == MouseEvent.MOUSE_PRESSED;
        return new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                isDown,
                false,
                false,
                true,
                false,
                true,
                null);
    }

    private static Region focused(Scene scene) {
        return (Region) scene.getFocusOwner();
    }
}
