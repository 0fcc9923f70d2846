package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jumpingcube.LongRunning;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.controls.Announcement;
import org.jumpingcube.desktop.jumpin.JumpinSpots;
import org.jumpingcube.game.Helpers;
import org.jumpingcube.game.History;
import org.jumpingcube.game.SearchBudget;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.jumpingcube.games.Games;
import org.jumpingcube.jumpin.JumpinMove;
import org.jumpingcube.jumpin.JumpinMove.Jump;
import org.jumpingcube.jumpin.JumpinPosition;
import org.jumpingcube.jumpin.Positions;
import org.jumpingcube.jumpin.Squares;
import org.jumpingcube.session.GameState;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.settings.GameChoice;
import org.jumpingcube.settings.MasterThinking;
import org.jumpingcube.settings.Play;
import org.jumpingcube.settings.Settings;
import org.jumpingcube.storage.SaveException;
import org.jumpingcube.storage.SaveFile;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jumpin played through the window. */
@Slow
@Tag("window")
class JumpinWindowTest extends WindowTest {
    private static final int MIDDLE = 8; // turns of a person: an Expert has won after 13

    private void openJumpin() {
        open(JumpinWindowTest::jumpin, GameViews::all);
    }

    private static Settings jumpin(Settings now) {
        return now.withPlay(now.play().withGame(new GameChoice("jumpin", Map.of(), false, 1)));
    }

    private Node pawns() {
        return lookup("#jumpin-board").query();
    }

    private void clickPawn(String... names) {
        for (String name : names) {
            moveTo(onBoard(name)).clickOn(MouseButton.PRIMARY);
        }
    }

    private Point2D onBoard(String name) {
        Bounds cell = JumpinSpots.square(pawns(), name);
        return pawns().localToScreen(cell.getCenterX(), cell.getCenterY());
    }

    private JumpinPosition position() {
        return (JumpinPosition) program().games().now().position();
    }

    private String lastMove() {
        return text("#last-move");
    }

    private int played() {
        return program().games().now().history().cursor();
    }

    @Test
    void aPawnAndThenItsLandingIsATurn() {
        openJumpin();
        clickPawn("c1");
        assertThat(JumpinSpots.landings(pawns())).containsExactly("c3");
        clickPawn("c3");
        assertThat(played()).isEqualTo(1);
        assertThat(lastMove()).isEqualTo("c1 to c3 in 1 jump");
        clickPawn("d11", "d9");
        clickPawn("a1");
        moveTo(onBoard("c4"));
        assertThat(text("#status-text")).endsWith("a1\u2013c1\u2013c4, 2 jumps, 3 rows forward");
        clickPawn("c4");
        assertThat(played()).isEqualTo(3);
        assertThat(text("#score-1")).isEqualTo("0");
        assertThat(text("#more-1")).isEqualTo("11");
        assertThat(text("#status-bar .count")).as("the same rows").isEqualTo("11");
        assertThat(text("#status-bar .unit")).isEqualTo("rows");
    }

    @Test
    void whoeverMayPassAtAnyTimeDoesSoByTheButtonAndByNothingElse() {
        open(
                now -> now.withPlay(
                        now.play().withGame(new GameChoice("jumpin", Map.of("jumpin.allowPass", "yes"), false, 1))),
                GameViews::all);
        clickPawn("c6");
        assertThat(played()).as("by a click beside the pawns").isZero();
        assertThat(text("#action-button")).isEqualTo("Pass");
        press("#action-button");
        assertThat(lastMove()).isEqualTo("pass");
        clickPawn("d11", "d9");
        assertThat(played()).as("a turn").isEqualTo(2);
    }

    @Test
    void aPawnThatWasPickedIsNotPickedInANewGameThatBeginsThere() {
        openJumpin();
        clickPawn("c1");
        assertThat(JumpinSpots.landings(pawns())).containsExactly("c3");
        interact(() -> program().commands().run("new"));
        assertThat(JumpinSpots.landings(pawns())).isEmpty();
    }

    @Test
    void whatCannotBeChosenIsSaidAndHeardUntilTheUserPointsElsewhere() {
        openJumpin();
        var heard = new ArrayList<String>();
        stage().addEventHandler(Announcement.MADE, announced -> heard.add(announced.text()));
        clickPawn("d11");
        assertThat(text("#status-text")).endsWith("That pawn belongs to your opponent");
        clickPawn("c6");
        assertThat(text("#status-text")).endsWith("Choose one of your pawns first");
        moveTo(onBoard("c7"));
        assertThat(text("#status-text")).doesNotContain("Choose");
        clickPawn("a1");
        KeyCode forward = forward();
        type(forward, forward, forward, KeyCode.ENTER);
        assertThat(text("#status-text")).endsWith("The pawn cannot land there");
        assertThat(heard)
                .containsSubsequence(
                        "That pawn belongs to your opponent",
                        "Choose one of your pawns first",
                        "The pawn cannot land there");
    }

    private List<String> race() {
        return lookup(".race-bars .figure").<Label>queryAll().stream()
                .filter(WindowTest::isShown)
                .map(Label::getText)
                .toList();
    }

    @Test
    void theBarsUnderTheBoardTellTheRaceAndWhatALandingWouldAdd() {
        openJumpin();
        interact(() -> {
            stage().setWidth(1300);
            stage().setHeight(900);
        });
        await("room for the bars", () -> race().equals(List.of("6 of 114 rows", "6 of 114 rows")));
        clickPawn("a1");
        moveTo(onBoard("a3"));
        assertThat(race()).containsExactly("6 +2 of 114 rows", "6 of 114 rows");
        clickPawn("a3");
        assertThat(race()).containsExactly("8 of 114 rows", "6 of 114 rows");
        interact(() -> stage().setHeight(600));
        await("the board needs the room", () -> race().isEmpty());
    }

    @Test
    void whatCannotBePlayedIsNotPicked() {
        openJumpin();
        clickPawn("c2");
        assertThat(JumpinSpots.landings(pawns())).isEmpty();
        clickPawn("c11", "c9");
        assertThat(played()).as("the enemy's").isZero();
        clickPawn("c1", "c5");
        assertThat(played()).as("too far").isZero();
        moveTo(onBoard("d5")).clickOn(MouseButton.SECONDARY);
        assertThat(JumpinSpots.landings(pawns())).as("let go").isEmpty();
    }

    @Test
    void withShiftAPawnIsLedJumpByJumpAndEnterStopsIt() {
        openJumpin();
        clickPawn("c1", "c3", "d11", "d9", "a1");
        press(KeyCode.SHIFT);
        clickPawn("c1");
        release(KeyCode.SHIFT);
        assertThat(JumpinSpots.landings(pawns())).containsExactly("c1", "c4");
        push(new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN));
        assertThat(JumpinSpots.landings(pawns())).as("undo takes the jump back").contains("a3");
        press(KeyCode.SHIFT);
        clickPawn("c1");
        release(KeyCode.SHIFT);
        type(KeyCode.ENTER);
        assertThat(lastMove()).isEqualTo("a1 to c1 in 1 jump");
        assertThat(played()).isEqualTo(3);
    }

    private KeyCode forward() {
        boolean isLying = JumpinSpots.square(pawns(), "a3").getMinX()
                > JumpinSpots.square(pawns(), "a1").getMinX();
        return isLying ? KeyCode.RIGHT : KeyCode.UP;
    }

    @Test
    void byKeysAlone() {
        openJumpin();
        interact(pawns()::requestFocus);
        type(KeyCode.ENTER); // a1, where the focus begins
        assertThat(pawns().getAccessibleText()).isEqualTo("a1, gold pawn, 1 landing");
        KeyCode forward = forward();
        type(forward, forward);
        assertThat(pawns().getAccessibleText()).isEqualTo("a3, empty, landing in 1 jump");
        type(KeyCode.ENTER);
        assertThat(lastMove()).isEqualTo("a1 to a3 in 1 jump");
        type(KeyCode.ENTER, KeyCode.ESCAPE);
        assertThat(JumpinSpots.landings(pawns())).isEmpty();
        interact(pawns()::requestFocus);
        type(KeyCode.D, KeyCode.DIGIT1);
        assertThat(pawns().getAccessibleText()).startsWith("d1,");
        type(KeyCode.DIGIT1);
        assertThat(pawns().getAccessibleText()).startsWith("d11,");
        type(KeyCode.G, KeyCode.DIGIT2);
        assertThat(pawns().getAccessibleText()).as("there is no column g").startsWith("d2,");
    }

    @Test
    void oneSquareIsMarkedThatOfTheMouseOrThatOfTheKeysWhicheverWasUsedLast() {
        openJumpin();
        moveMouse(onBoard("c1"));
        assertThat(JumpinSpots.marked(pawns())).isEqualTo("c1");
        interact(pawns()::requestFocus);
        type(KeyCode.ENTER);
        assertThat(JumpinSpots.landings(pawns()))
                .as("of a pawn that was not marked")
                .isEmpty();
        assertThat(JumpinSpots.marked(pawns())).isEqualTo("a1 by keys");
        type(KeyCode.ENTER);
        assertThat(JumpinSpots.landings(pawns())).as("of the pawn on a1").isNotEmpty();
        moveMouse(onBoard("c3"));
        assertThat(JumpinSpots.marked(pawns())).isEqualTo("c3");
        type(KeyCode.ESCAPE);
        assertThat(JumpinSpots.landings(pawns())).isEmpty();
        assertThat(JumpinSpots.marked(pawns())).isEqualTo("a1 by keys");
        type(KeyCode.ESCAPE);
        assertThat(pawns().isFocused()).as("after another Escape").isFalse();
    }

    @Test
    void eachJumpWaitsForTheButtonAClickOrEnter() {
        open(
                now -> jumpin(now.withPlay(
                        new Play(now.play().seats(), false, true, GameChoice.DEFAULT, MasterThinking.DEFAULT))),
                GameViews::all);
        clickPawn("c1", "c3");
        assertThat(text("#action-button")).isEqualTo("Show next step");
        press("#action-button");
        assertThat(text("#action-button")).isEqualTo("Player 2");
        clickPawn("d11", "d9", "b6");
        assertThat(text("#action-button")).as("after a click anywhere").isEqualTo("Player 1");
        clickPawn("a1", "c4", "b6");
        assertThat(text("#action-button")).as("after one of two jumps").isEqualTo("Show next step");
        type(KeyCode.ENTER);
        assertThat(text("#action-button")).isEqualTo("Player 2");
        assertThat(lastMove()).isEqualTo("a1 to c4 in 2 jumps");
        assertThat(played()).as("nothing was played on the way").isEqualTo(3);
    }

    /** Monocle takes the next drag of a file for one of the window that was closed, if its mouse has dragged anything else. */
    private void dragPawn(String from, String to) {
        for (var type : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_DRAGGED, MouseEvent.MOUSE_RELEASED)) {
            Bounds cell = JumpinSpots.square(pawns(), type == MouseEvent.MOUSE_PRESSED ? from : to);
            Point2D at = pawns().localToScene(cell.getCenterX(), cell.getCenterY());
            var event = new MouseEvent(
                    type,
                    at.getX(),
                    at.getY(),
                    0,
                    0,
                    MouseButton.PRIMARY,
                    1,
                    false,
                    false,
                    false,
                    false,
                    true,
                    false,
                    false,
                    false,
                    false,
                    false,
                    null);
            interact(() -> Event.fireEvent(pawns(), event));
        }
    }

    @Test
    void aPawnIsDraggedToItsLanding() {
        openJumpin();
        dragPawn("c1", "c3");
        assertThat(lastMove()).isEqualTo("c1 to c3 in 1 jump");
        dragPawn("c11", "f5");
        assertThat(played()).as("no landing").isEqualTo(1);
    }

    @Test
    void aGameIsSavedAndLoaded() {
        openJumpin();
        clickPawn("c1", "c3");
        Path file = folder.resolve("pawns.jcube");
        chooser.choose(file);
        push(new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN));
        awaitSaved();
        press("#tool-undo");
        load(file);
        assertThat(position().board().gold().contains(Squares.parse("c3").orElseThrow()))
                .isTrue();
    }

    @Test
    void aListOfMovesIsLoaded() throws IOException {
        openJumpin();
        load(Files.writeString(folder.resolve("moves.txt"), "[game jumpin]\n1. c1-c3 d11-d9 2. a1-c4"));
        assertThat(played()).isEqualTo(3);
        assertThat(lastMove()).isEqualTo("a1 to c4 in 2 jumps");
    }

    /** A game that is set up, after some moves. */
    private Path saved(String line, List<String> moves, String... options) throws SaveException {
        var history = History.<JumpinPosition, JumpinMove>startingAt(Positions.position(line, options));
        for (String move : moves) {
            history = history.then(Positions.move(move));
        }
        Path file = folder.resolve("set-up.jcube");
        SaveFile.at(file, Games.FORMATS)
                .save(new SavedGame<>(Games.JUMPIN, history, new Seats(Seat.HUMAN, Seat.HUMAN)));
        return file;
    }

    @Test
    void theEndIsToldWithItsReasonAndALandingThatGivesTheGameAwayBefore() throws SaveException {
        openJumpin();
        load(saved("xxxxx1/xxxxxx/5w/5w/6/4x1/6/6/6/wwwww1/wwwww1 w", List.of()));
        clickPawn("f9");
        moveTo(onBoard("f11"));
        assertThat(text("#status-text")).endsWith("loses the game");
        clickPawn("f11");
        closeResult();
        assertThat(text("#result-text")).isEqualTo("Player 1 wins!");
        assertThat(lookup("#result-bar .count").queryLabeled().getText())
                .startsWith("The opponent’s own turn filled the goal");
        assertThat(accented()).isEqualTo("New Game");
    }

    @Test
    void theCardOffersPresetsAndRemembersWhatWasChosen() {
        openJumpin();
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN));
        ComboBox<?> preset = lookup("#presets").queryComboBox();
        interact(() -> preset.getSelectionModel().select(3)); // Ji
        press("#new-game-start");
        assertThat(position().rules().swap()).isTrue();
        assertThat(settings().play().game()).isEqualTo(new GameChoice("jumpin", Map.of("jumpin.swap", "on"), false, 1));
    }

    /** What the bar under a finished game offers first. */
    private String accented() {
        return lookup("#result-bar .accent").queryButton().getText();
    }

    @Test
    void aMatchGoesOnWithItsNextGameAndTheCardCounts() throws SaveException {
        openJumpin();
        load(saved("xxxxxw/xxxxx1/5x/5x/6/6/6/6/6/wwwww1/wwwwww x", List.of("f8-f10"), "series", "MATCH"));
        assertThat(isShown("#score-card")).isTrue();
        assertThat(accented()).isEqualTo("Next Game");
        press("Next Game");
        assertThat(played()).isZero();
        assertThat(position().card().games()).hasSize(1);
        assertThat(position().toMove().number()).as("the other begins").isEqualTo(2);
        List<String> cells = lookup("#score-card .cell").<Label>queryAll().stream()
                .map(Label::getText)
                .toList();
        assertThat(cells).contains("1", "\u2026");
    }

    // Whole games

    private static UnaryOperator<Settings> seats(Seat one, Seat two, Map<String, String> options) {
        return now -> now.withPlay(new Play(
                new Seats(one, two),
                false,
                false,
                new GameChoice("jumpin", options, false, 1),
                MasterThinking.DEFAULT));
    }

    private GameState<?> state() {
        return program().games().now().state();
    }

    /** Plays what an Average would with the mouse, for each side that people play, until the game is over. */
    private void playToTheEnd(String picture) {
        var engine = Games.JUMPIN.engine(new Seat(true, Style.KEPLER, Skill.AVERAGE), 1, Helpers.NONE);
        for (int turn = 0; !(state() instanceof GameOver); turn++) {
            assertThat(state()).isInstanceOf(HumanToMove.class);
            var jump = (Jump) engine.analyse(position(), SearchBudget.USUAL).move();
            clickPawn(jump.from().name());
            if (turn == MIDDLE) {
                picture().keep("jumpin-game/" + picture + "-choice");
            }
            clickPawn(jump.to().name());
            await("the next turn", () -> state() instanceof HumanToMove || state() instanceof GameOver);
        }
        closeResult();
        picture().keep("jumpin-game/" + picture + "-end");
        assertThat(text("#result-text")).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(value = Skill.class, mode = EnumSource.Mode.EXCLUDE, names = "MASTER") // whose games take minutes
    @LongRunning
    void aWholeGameAgainstEachLevelByMouse(Skill skill) {
        open(seats(Seat.HUMAN, new Seat(true, Style.NEWTON, skill), Map.of()), GameViews::all);
        playToTheEnd(skill.name().toLowerCase(Locale.ROOT));
        assertThat(played()).isGreaterThan(2 * MIDDLE);
    }

    @Test
    @LongRunning
    void aWholeGameOfTwoPeople() {
        open(seats(Seat.HUMAN, Seat.HUMAN, Map.of()), GameViews::all);
        playToTheEnd("people");
    }

    @Test
    @LongRunning
    void aWholeGameOfTwoComputers() {
        var seat = new Seat(true, Style.NEWTON, Skill.NOVICE);
        open(seats(seat, seat, Map.of()), GameViews::all);
        press("#action-button");
        for (int tenth = 1; tenth < 10 && !(state() instanceof GameOver); tenth++) {
            int least = 10 * tenth;
            await("the game goes on", () -> played() >= least || state() instanceof GameOver);
        }
        await("the end", () -> state() instanceof GameOver);
        picture().keep("jumpin-game/computers-end");
    }

    @Test
    @LongRunning
    void medalPlayOverFourGames() {
        var options = Map.of("jumpin.series", "MEDAL");
        open(seats(Seat.HUMAN, new Seat(true, Style.KEPLER, Skill.BEGINNER), options), GameViews::all);
        for (int game = 1; game <= 4; game++) {
            if (game > 1) {
                press("Next Game");
                if (state() instanceof ComputerHeld) { // it begins each second game
                    press("#action-button");
                }
                await("the game", () -> state() instanceof HumanToMove);
            }
            assertThat(position().card().games()).hasSize(game - 1);
            playToTheEnd("medal-" + game);
        }
        assertThat(accented()).as("the series is over").isEqualTo("New Game");
    }
}
