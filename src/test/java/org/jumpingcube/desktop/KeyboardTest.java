package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.session.GameState.ShowingHint;
import org.jumpingcube.session.GameState.ThinkingOfHint;
import org.jumpingcube.settings.WindowBounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole game by keys. */
@Slow
class KeyboardTest extends WindowTest {
    private String focus() {
        return BoardSpots.focus(boardView()).name();
    }

    @Test
    void theBoardHasTheKeyboardFromTheStart() {
        open(UnaryOperator.identity());
        assertThat(boardView().isFocused()).isTrue();
        push(KeyCode.ENTER);
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void arrowsMoveTheFocusAndStayOnTheBoardAndEnterPlays() {
        open(UnaryOperator.identity());
        typeOnBoard(KeyCode.RIGHT, KeyCode.DOWN);
        assertThat(focus()).isEqualTo("b2");
        typeOnBoard(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.DOWN);
        assertThat(focus()).isEqualTo("c3");
        typeOnBoard(KeyCode.LEFT, KeyCode.UP, KeyCode.ENTER);
        assertThat(movesPlayed()).isEqualTo(1);
        assertThat(board().at(square("b2")).value()).isEqualTo(2);
    }

    @Test
    void theFocusIsSeen() {
        open(UnaryOperator.identity());
        leaveBoard();
        Picture before = cell("b1");
        typeOnBoard(KeyCode.RIGHT);
        assertThat(cell("b1").differences(before)).isGreaterThan(100);
    }

    @Test
    void oneCubeIsMarkedThatOfTheMouseOrThatOfTheKeysWhicheverWasUsedLast() {
        open(UnaryOperator.identity());
        moveMouse(onScreen("b2"));
        assertThat(BoardSpots.marked(boardView())).containsExactly("b2");
        typeOnBoard(KeyCode.B);
        assertThat(BoardSpots.marked(boardView())).containsExactly("b1");
        moveMouse(onScreen("c3"));
        assertThat(BoardSpots.marked(boardView())).containsExactly("c3");
        type(KeyCode.ENTER);
        assertThat(movesPlayed()).as("on a cube that was not marked").isZero();
        assertThat(BoardSpots.marked(boardView())).containsExactly("b1");
        type(KeyCode.ENTER);
        assertThat(board().at(square("b1")).value()).isEqualTo(2);
        moveMouse(onScreen("c3"));
        leaveBoard();
        assertThat(BoardSpots.marked(boardView())).containsExactly("b1");
    }

    @ParameterizedTest
    @CsvSource({"C+4,c4", "L+1+2,l12", "O+1+5+7,o7", "B+1+UP+1,b1", "SHIFT+H+3,h3"})
    void lettersAndNumbersJumpToACube(String keys, String square) {
        open(boardSize(15));
        interact(boardView()::requestFocus);
        for (String key : keys.replace("SHIFT+H", "SHIFT_H").split("\\+", -1)) {
            if (key.equals("SHIFT_H")) {
                push(KeyCode.SHIFT, KeyCode.H);
            } else {
                type(key.matches("\\d") ? KeyCode.getKeyCode(key) : KeyCode.valueOf(key));
            }
        }
        assertThat(focus()).isEqualTo(square);
        assertThat(boardView().getAccessibleText()).startsWith(square + ",");
        assertThat(game().state().isRunning()).as("no hint was asked for").isFalse();
    }

    /** What JavaFX reports on Linux for these layouts: the code of the sign, or none, and what is typed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '`',
            value = {
                "French & false AMPERSAND 1",
                "French é false UNDEFINED 2",
                "French \" false QUOTEDBL 3",
                "French - false MINUS 6",
                "French 2 true UNDEFINED 2",
                "French 3 true QUOTEDBL 3",
                "Belgian § false UNDEFINED 6",
                "Czech ě false UNDEFINED 2",
                "Czech +é false UNDEFINED 10",
                "Czech 2 true UNDEFINED 2",
                "Slovak ľ false UNDEFINED 2",
            })
    void theKeysWithDigitsChooseTheRowOnKeyboardsWhereTheyTypeSigns(
            String layout, String typed, boolean isShifted, KeyCode code, int row) {
        open(boardSize(15));
        typed.chars().forEach(key -> pressOnBoard(Character.toString(key), code, isShifted, false));
        assertThat(focus()).as(layout).isEqualTo("a" + row);
    }

    @ParameterizedTest
    @CsvSource({"(,DIGIT9,true", "-,SUBTRACT,false", "+,ADD,false", "ß,UNDEFINED,false"})
    void otherSignsChooseNoRow(String typed, KeyCode code, boolean isShifted) {
        open(boardSize(15));
        typeOnBoard(KeyCode.DIGIT3);
        pressOnBoard(typed, code, isShifted, false);
        assertThat(focus()).isEqualTo("a3");
    }

    @Test
    void withoutLatinLettersKeysCountByTheirPlace() {
        open(UnaryOperator.identity());
        pressOnBoard("с", KeyCode.UNDEFINED, false, false); // a Russian c
        assertThat(focus()).isEqualTo("c1");
        push(KeyCode.ENTER);
        assertThat(movesPlayed()).isEqualTo(1);
        pressOnBoard("я", KeyCode.UNDEFINED, false, true);
        assertThat(movesPlayed()).as("Ctrl+Z").isZero();
        pressOnBoard("Я", KeyCode.UNDEFINED, true, true);
        assertThat(movesPlayed()).as("Ctrl+Shift+Z").isEqualTo(1);
    }

    private void pressOnBoard(String typed, KeyCode code, boolean isShifted, boolean isControl) {
        var event = new KeyEvent(KeyEvent.KEY_PRESSED, "", typed, code, isShifted, isControl, false, false);
        interact(() -> Event.fireEvent(boardView(), event));
    }

    @Test
    void aNumberBeginsAnewAfterAMove() {
        open(boardSize(15));
        typeOnBoard(KeyCode.DIGIT1, KeyCode.ENTER, KeyCode.DIGIT2);
        assertThat(focus()).isEqualTo("a2");
    }

    @Test
    void hAsksForAHint() {
        var engine = FirstMoveEngine.held();
        open(UnaryOperator.identity(), engine);
        typeOnBoard(KeyCode.H);
        assertThat(game().state()).isInstanceOf(ThinkingOfHint.class);
        assertThat(caption()).isEqualTo("Stop computing");
        Picture before = cell("a1");
        engine.release(1);
        await("the hint is there", () -> game().hint().isPresent());
        await("the game goes on", () -> !(game().state() instanceof ShowingHint));
        assertThat(cell("a1").differences(before)).as("the cube keeps a mark").isGreaterThan(100);
        assertThat(text("#status-text")).as("the mark in words").endsWith("Hint: a1");
        assertThat(movesPlayed()).isZero();
    }

    @Test
    void spacePressesTheLargeButtonFromTheBoard() {
        open(computers(true, false), new FirstMoveEngine());
        typeOnBoard(KeyCode.SPACE);
        awaitCaption("Your turn");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void tabReachesTheBoardOnce() {
        open(boardSize(6));
        interact(boardView()::requestFocus);
        List<Node> stops = new ArrayList<>();
        do {
            push(KeyCode.TAB);
            stops.add(stage().getScene().getFocusOwner());
        } while (!boardView().isFocused() && stops.size() < 40);
        assertThat(boardView().isFocused()).isTrue();
        assertThat(stops).doesNotHaveDuplicates().hasSizeGreaterThan(2);
    }

    @Test
    void escapeLeavesTheBoard() {
        open(UnaryOperator.identity());
        typeOnBoard(KeyCode.RIGHT);
        Picture focused = cell("b1");
        push(KeyCode.ESCAPE);
        assertThat(boardView().isFocused()).isFalse();
        assertThat(cell("b1").differences(focused))
                .as("the frame around the cube is gone")
                .isGreaterThan(100);
    }

    @Test
    void escapeLeavesTheBoardWhereNoToolsAreShown() {
        open(start ->
                start.withWindow(start.window().withToolbar(false).withBounds(new WindowBounds(20, 20, 1000, 700))));
        clickSquare("a1"); // there are no tiles any more
        push(KeyCode.ESCAPE);
        assertThat(boardView().isFocused()).isFalse();
        push(KeyCode.TAB);
        assertThat(boardView().isFocused()).isTrue();
    }
}
