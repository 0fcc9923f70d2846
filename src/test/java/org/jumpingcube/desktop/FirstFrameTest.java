package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.jumpingcube.cube.FirstMoveEngine;
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

/** The first picture of the window has the board, among plain surfaces; the rest comes a moment later. */
@Tag("window")
class FirstFrameTest extends WindowTest {
    private static final int EDGE = 6; // of a surface, where none of its parts is

    private Optional<Picture> first = Optional.empty();
    private Optional<Bounds> firstPlace = Optional.empty();

    /** Opens the window as a start of the program does, and looks at it before the first pulse. */
    private void openBoardFirst(UnaryOperator<Settings> change) {
        openBoardFirst(change, GameViews::all, Optional.empty(), board -> {
            var root = stage().getScene().getRoot();
            root.applyCss();
            root.layout();
            assertThat(root.lookup("#action-button")).isNull();
            assertThat(root.lookupAll("*")).noneMatch(this::isSeenControl);
            first = Optional.of(Picture.of(root));
            firstPlace = Optional.of(place(".board-area"));
        });
    }

    @Test
    void theIconComesWithTheWindowAndNotWithItsParts() {
        openBoardFirst(
                UnaryOperator.identity(),
                GameViews::all,
                Optional.empty(),
                board -> board.rest().cancel());
        await("the icon", () -> !stage().getIcons().isEmpty());
        interact(() -> {
            stage().setOnHidden(null); // no program takes this window over, and so none can be closed
            stage().hide();
        });
    }

    private boolean isSeenControl(Node node) {
        return node instanceof Control && node.getParent().getOpacity() > 0;
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
        Bounds board = place(".board-area");
        assertThat(board).isEqualTo(firstPlace.orElseThrow());
        Bounds overBoard = new BoundingBox(0, board.getMinY() - EDGE, board.getMaxX(), EDGE);
        Bounds belowBoard = new BoundingBox(0, board.getMaxY(), board.getMaxX(), 2);
        Bounds pieces = game.equals("cube") ? board : withoutBars(board);
        for (Bounds same : List.of(pieces, overBoard, belowBoard, besideBoard(board))) {
            assertThat(before.cut(same).differences(complete.cut(same)))
                    .as("%s", same)
                    .isZero();
        }
    }

    /** Jumpin has bars below its board, which come with the rest. */
    private static Bounds withoutBars(Bounds board) {
        return new BoundingBox(board.getMinX(), board.getMinY(), board.getWidth(), board.getHeight() - 60);
    }

    /** The left edge of the side panel; if that is not shown, a part of the board. */
    private static Bounds besideBoard(Bounds board) {
        return new BoundingBox(board.getMaxX() - EDGE, board.getMinY(), EDGE, board.getHeight());
    }

    /** Quit at once, the program has workers no longer when the next pulse comes. */
    @Test
    void whatIsLeftIsLeftOutWhenTheProgramEnds() {
        var done = new ArrayList<String>();
        interact(() -> {
            var rest = new AfterFirstFrame(new Scene(new Region()));
            rest.begin(() -> List.of(() -> done.add("menus"), () -> done.add("game")));
            rest.runNext();
            rest.cancel();
        });
        Frames.settle();
        Frames.settle();
        assertThat(done).isEmpty();
    }

    @Test
    void theFirstKeyFindsTheMenus() throws Exception {
        openBoardFirst(UnaryOperator.identity(), GameViews::all, Optional.empty(), board -> {
            boolean isPanel = board.settings().get().window().sidePanel();
            press(KeyCode.F9);
            assertThat(board.settings().get().window().sidePanel()).isNotEqualTo(isPanel);
        });
        awaitRest();
    }

    /** It is for the window, which nothing of the first picture is in. */
    @Test
    void theFirstSpacePressesTheLargeButton() throws Exception {
        openBoardFirst(
                now -> computers(true, true).apply(boardSize(3).apply(now)),
                CubesPlayedBy.views(new FirstMoveEngine()),
                Optional.empty(),
                board -> press(KeyCode.SPACE));
        awaitRest();
        await("a move", () -> movesPlayed() > 0);
    }

    /** A window that is closed at once keeps what there is to keep. */
    @Test
    void aWindowThatIsClosedBeforeTheRestIsThereKeepsItsPlace() throws Exception {
        openBoardFirst(UnaryOperator.identity(), GameViews::all, Optional.empty(), board -> {
            board.stage().setWidth(900);
            board.stage().hide();
            board.programNow();
        });
        startAgain();
        assertThat(stage().getWidth()).isEqualTo(900);
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
        var file = Optional.of(Path.of("src/test/resources/saves/jumpin/swap.jcube"));
        var isUsualBoardSeen = new AtomicBoolean();
        openBoardFirst(UnaryOperator.identity(), GameViews::all, file, board -> {
            board.whenMade(program -> program.sayFault(Path.of("faults.log")));
            Node usual = board.games().shown().get().board().node();
            usual.opacityProperty()
                    .subscribe(opacity -> isUsualBoardSeen.compareAndSet(
                            false, opacity.doubleValue() > 0 && usual.getScene() != null));
            assertThat(stage().getTitle()).isEqualTo("Jumping Cube");
        });
        awaitRest();
        await("the file", () -> stage().getTitle().equals("Jumpin \u2014 swap.jcube"));
        assertThat(isShown("#jumpin-board")).isTrue();
        assertThat(isUsualBoardSeen).as("for a moment").isFalse();
        assertThat(isSeen("#jumpin-board") && isSeen("#status-bar") && isSeen("#action-button"))
                .isTrue();
    }

    /** The window has been on the screen for a while when there is something to tell. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "none",
            value = {
                "none, there is no such file",
                "{, 'line 1, column 2: the text ends too early, as if the file had been cut off'",
                "'', the file is empty",
            })
    void aFileWithoutAGameIsReportedAndLeavesTheUsualBoard(@Nullable String contents, String reason) throws Exception {
        Path file = folder.resolve("broken.jcube");
        if (contents != null) {
            Files.writeString(file, contents);
        }
        openBoardFirst(UnaryOperator.identity(), GameViews::all, Optional.of(file), board -> {});
        awaitRest();
        await("the board", () -> isSeen("#board") && isSeen("#status-bar"));
        awaitDialog();
        assertThat(text(".dialog-pane > .content")).isEqualTo(file + " cannot be opened:\n- " + reason);
        press("OK");
        assertThat(game().history().turns()).isEmpty();
    }

    private boolean isSeen(String query) {
        return Stream.iterate(lookup(query).query(), part -> part != null, Node::getParent)
                .allMatch(part -> part.isVisible() && part.getOpacity() > 0);
    }

    /** Styles come before the first layout, so that a window that is not narrow must not be taken for one. */
    @Test
    void theLargeButtonHasItsSizeFromTheBeginning() throws Exception {
        var looks = new ArrayList<PseudoClass>();
        openBoardFirst(
                setUp("cube", 6, Theme.LIGHT, 1366, 768),
                GameViews::all,
                Optional.empty(),
                board -> board.whenMade(program -> looks.addAll(
                        stage().getScene().getRoot().lookup(".main-window").getPseudoClassStates())));
        awaitRest();
        assertThat(looks).extracting(PseudoClass::getPseudoClassName).doesNotContain("narrow");
    }

    /** Else they would move when the next style of the tool bar changes, under the hand of whoever aims at one. */
    @Test
    void theToolsHaveTheirDistancesFromTheBeginning() throws Exception {
        openBoardFirst(setUp("cube", 6, Theme.LIGHT, 1366, 768), GameViews::all, Optional.empty(), board -> {});
        awaitRest();
        Frames.settle();
        var tools = (HBox) stage().getScene().lookup(".tool-bar > .container");
        assertThat(tools.getSpacing()).isEqualTo(6);
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

    private void press(KeyCode key) {
        Event.fireEvent(
                stage().getScene().getFocusOwner(),
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
    }
}
