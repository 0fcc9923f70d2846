package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.Test;

/** Clocks on the card of a new game and beside the board. */
@Slow
class ClockWindowTest extends WindowTest {
    private static final KeyCodeCombination CHOOSE =
            new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private static UnaryOperator<Settings> each(TimeControl control) {
        return now -> now.withPlay(now.play().withClock(TimeControls.both(control)));
    }

    private String clock(Player player) {
        return digits("#clock-" + player.number());
    }

    private String digits(String face) {
        return lookup(face + " .clock-digits")
                .queryAllAs(Text.class)
                .iterator()
                .next()
                .getText();
    }

    private void chooseClock(int index) {
        press("#new-game-more");
        var tile = lookup("#clocks .tile-choice").queryAllAs(ToggleButton.class).stream()
                .skip(index)
                .findFirst()
                .orElseThrow();
        interact(tile::requestFocus); // the card scrolls to it
        interact(tile::fire);
    }

    @Test
    void aClockIsChosenOnTheCardRememberedAndStopsForTheCard() {
        open(UnaryOperator.identity());
        assertThat(isShown("#clock-1")).isFalse();
        push(CHOOSE);
        chooseClock(3);
        assertThat(text("#about-clock")).startsWith("20 seconds");
        press("#new-game-start");
        assertThat(settings().play().clock()).isEqualTo(TimeControls.both(new TimeControl.PerMove(20)));
        assertThat(clock(Player.ONE)).isEqualTo("0:20");
        clickSquare("b2");
        await("the clock of player two runs", () -> clock(Player.TWO).equals("0:19"));
        assertThat(clock(Player.ONE)).isEqualTo("0:20");
        push(CHOOSE);
        assertThat(game().clock().isRunning()).isFalse();
        push(KeyCode.ESCAPE);
        assertThat(game().clock().isRunning()).isTrue();
        push(new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN));
        await("it stops for another window", () -> !game().clock().isRunning());
        push(KeyCode.ESCAPE);
        await("it goes on", () -> game().clock().isRunning());
    }

    @Test
    void theTwoMayHaveDifferentTimes() {
        open(UnaryOperator.identity());
        interact(() -> stage().setHeight(480));
        push(CHOOSE);
        chooseClock(4);
        var limit = lookup("#own-clock-2").queryAs(ComboBox.class);
        assertThat(place("#own-clock-2").getMaxY())
                .as("the rows have come into sight")
                .isLessThan(place("#new-game-card .viewport").getMaxY());
        assertThat(limit.getAccessibleText()).isEqualTo("Clock: Player 2");
        interact(() -> limit.getSelectionModel().select(0));
        press("#new-game-start");
        assertThat(settings().play().clock())
                .isEqualTo(new TimeControls(new TimeControl.Fischer(300, 3), TimeControl.UNLIMITED));
        assertThat(clock(Player.ONE)).isEqualTo("5:00");
        assertThat(isShown("#clock-2")).isFalse();
    }

    @Test
    void whatWasUsedOfAMoveIsKeptWhenTheProgramEnds() {
        open(each(new TimeControl.PerMove(60)));
        clickSquare("b2");
        await("two seconds", () -> clock(Player.TWO).equals("0:58"));
        startAgain();
        awaitOffer();
        goOnWithOffered();
        assertThat(clock(Player.TWO)).isIn("0:58", "0:57");
        assertThat(game().clock().isRunning()).as("until a move").isFalse();
    }

    @Test
    void tickingMovesNothingAndTheFlagEndsTheGame() {
        open(each(new TimeControl.PerMove(4)));
        clickSquare("b2");
        var layouts = new AtomicInteger();
        interact(() -> stage().getScene().getRoot().needsLayoutProperty().subscribe((before, needs) -> {
            if (!(game().state() instanceof GameOver)) {
                layouts.addAndGet(needs ? 1 : 0);
            }
        }));
        String first = clock(Player.TWO);
        await("a tick", () -> !clock(Player.TWO).equals(first));
        await("the flag falls", () -> game().state() instanceof GameOver);
        assertThat(layouts).hasValueLessThan(2); // one may still follow the click
        assertThat(game().outcome()).isEqualTo(Outcome.onTime(Player.ONE));
        assertThat(clock(Player.TWO)).isEqualTo("0:00.0");
        closeResult();
        assertThat(text("#result-text")).isEqualTo("Player 1 wins!");
        assertThat(text("#result-bar .count")).startsWith("Out of time");
        assertReviewSaysTimeIsUp();
        assertMyGamesSaysTimeIsUp();
        interact(() -> program().commands().run("friend"));
        assertThat(isShown("#friend-go-on")).as("with a game that is over").isFalse();
        press("#friend-cancel");
        press("#tool-new"); // asks nothing: the game is over
        assertThat(movesPlayed()).isZero();
    }

    private void assertMyGamesSaysTimeIsUp() {
        push(new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        await(
                "the game is listed",
                () -> lookup("#my-games-list .list-cell").queryAllAs(ListCell.class).stream()
                        .map(cell -> String.valueOf(cell.getAccessibleText()))
                        .anyMatch(text -> text.contains("Jumping Cube 3 × 3, Out of time, 1 move,")));
        push(KeyCode.ESCAPE);
    }

    /** After one move, with nothing left for the second. */
    private void assertReviewSaysTimeIsUp() {
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        push(KeyCode.END);
        assertThat(lookup("#time-bars .one").queryAll()).hasSize(1);
        assertThat(lookup("#time-bars .out").queryAll()).hasSize(1);
        assertThat(lookup("#time-bars").query().getAccessibleText()).isEqualTo("Move 1 took 0.0 s. Out of time");
        press("#time-bars .out"); // there is no move to go to
        push(KeyCode.LEFT);
        assertThat(lookup("#time-bars").query().getAccessibleText()).isEqualTo("Time per move");
        push(KeyCode.ESCAPE);
    }

    @Test
    void aGameOfJumpinHasTheSameClocks() {
        var game = new GameChoice("jumpin", Map.of(), false, 1);
        open(
                now -> now.withPlay(now.play().withGame(game).withClock(TimeControls.both(new TimeControl.PerMove(3)))),
                GameViews::all);
        assertThat(clock(Player.ONE)).isEqualTo("0:03.0");
        clickPawn("c1");
        clickPawn("c3");
        await("the clock of player two runs", () -> !clock(Player.TWO).equals("0:03.0"));
        push(CHOOSE);
        assertThat(program().games().now().clock().isRunning()).isFalse();
        push(KeyCode.ESCAPE);
        await("the flag falls", () -> program().games().now().state() instanceof GameOver);
        assertThat(clock(Player.TWO)).isEqualTo("0:00.0");
        closeResult();
        assertThat(text("#result-text")).isEqualTo("Player 1 wins!");
        assertThat(text("#result-bar .count")).startsWith("Out of time");
        Path file = folder.resolve("on-time.jcube");
        chooser.choose(file);
        interact(() -> program().commands().run("save"));
        awaitSaved();
        load(file);
        assertThat(program().games().now().outcome()).isEqualTo(Outcome.onTime(Player.ONE));
        assertReviewSaysTimeIsUp();
    }

    @Test
    void whereThereIsNoSidePanelTheClocksAreInTheStatusBar() {
        open(each(new TimeControl.Fischer(300, 0))
                .andThen(now -> now.withWindow(now.window().withStatusbar(false)))::apply);
        assertThat(isShown("#status-clock-1")).isFalse();
        push(KeyCode.F9);
        assertThat(isShown("#clock-1")).isFalse();
        assertThat(isShown("#status-clock-1"))
                .as("in a status bar that is hidden else")
                .isTrue();
        push(KeyCode.F9);
        assertThat(isShown("#status-bar")).isFalse();
        interact(() -> {
            stage().setWidth(480);
            stage().setHeight(420);
        });
        assertThat(isShown("#clock-1")).isFalse();
        for (Player player : Player.values()) {
            String face = "#status-clock-" + player.number();
            assertThat(isShown(face)).isTrue();
            assertThat(place(face).getMinX())
                    .isGreaterThan(place("#status-text").getMaxX());
            assertThat(place(face).getMaxX()).isLessThan(place("#status-bar").getMaxX());
            assertThat(place(face).getHeight()).isLessThan(place("#status-bar").getHeight());
        }
        clickSquare("b2");
        await("the clock of player two runs", () -> digits("#status-clock-2").equals("4:59"));
        assertThat(lookup("#status-clock-1").query().getAccessibleText()).startsWith("Player 1: 5 minutes");
        picture().keep("clocks-in-the-status-bar");
        push(KeyCode.F9);
        assertThat(text("#status-text")).startsWith("The window is too narrow for the side panel.");
        assertThat(settings().window().sidePanel())
                .as("for when the window is wide again")
                .isTrue();
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        assertThat(isShown("#status-clock-1")).as("stands still").isFalse();
    }

    private void clickPawn(String name) {
        Node board = lookup("#jumpin-board").query();
        Bounds cell = JumpinSpots.square(board, name);
        moveTo(board.localToScreen(cell.getCenterX(), cell.getCenterY())).clickOn(MouseButton.PRIMARY);
    }

    @Test
    void theReviewShowsHowLongEachMoveTook() {
        open(each(new TimeControl.Fischer(300, 0)));
        clickSquares("b2", "c3", "a1");
        assertThat(game().clock().times()).hasSize(3);
        push(new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        push(KeyCode.END);
        assertThat(game().clock().isRunning()).isFalse();
        assertThat(lookup("#time-bars .one").queryAll()).hasSize(2);
        assertThat(lookup("#time-bars .two").queryAll()).hasSize(1);
        assertThat(lookup("#time-bars").query().getAccessibleText()).startsWith("Move 2 took ");
        push(KeyCode.LEFT);
        assertThat(lookup("#time-bars").query().getAccessibleText()).startsWith("Move 1 took ");
        push(KeyCode.ESCAPE);
        assertThat(game().clock().isRunning()).isTrue();
    }
}
