package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.session.GameState.Thinking;
import org.jumpingcube.storage.Cubes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** New, before, during and after a game. */
class NewGameTest extends WindowTest {
    private static final KeyCodeCombination NEW = new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination SAVE = new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination UNDO = new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN);

    @Test
    void newDuringAGameAsksAndMayAbandonIt() {
        open(WindowTest::keepingNothing);
        clickSquare("b2");
        press("#tool-new");
        press("#abandon-do-not-save");
        assertThat(movesPlayed()).isZero();
        assertThat(text("#status-text")).startsWith("New game");
    }

    @Test
    void newDuringAGameAsksAndMayContinueIt() {
        open(WindowTest::keepingNothing);
        clickSquare("b2");
        var played = board();
        choose("#menu-game", "#menu-new");
        press("#abandon-cancel");
        assertThat(board()).isEqualTo(played);
        clickSquare("c3");
        assertThat(movesPlayed()).isEqualTo(2);
    }

    @Test
    void newAsksNothingRightAfterTheGameWasSaved() {
        open(WindowTest::keepingNothing);
        clickSquares("b2", "a1");
        chooser.choose(folder.resolve("game.jcube"));
        press("#tool-new");
        press("#abandon-save");
        await("the new game", () -> movesPlayed() == 0);
        assertThat(Cubes.file(folder.resolve("game.jcube")).load().result().game())
                .get()
                .extracting(game -> game.history().cursor())
                .isEqualTo(2);

        clickSquare("b2");
        chooser.choose(folder.resolve("second.jcube"));
        push(SAVE);
        awaitSaved();
        clickSquare("a1");
        push(UNDO);
        push(NEW);
        assertThat(isShown(".dialog-pane"))
                .as("a question, as a move has been made since")
                .isTrue();
        push(KeyCode.ESCAPE);
        push(SAVE);
        awaitSaved();
        push(NEW);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isZero();
    }

    @Test
    void theGameGoesOnIfNoFileIsChosenOrItCannotBeWritten() {
        open(WindowTest::keepingNothing);
        clickSquare("b2");
        push(NEW);
        press("#abandon-save");
        assertThat(isShown(".dialog-pane")).isFalse();
        chooser.choose(folder.resolve("nowhere/game.jcube"));
        push(NEW);
        press("#abandon-save");
        await("why it was not saved", () -> isShown(".dialog-pane"));
        press("OK");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void aDemoIsNotAskedAbout() {
        open(UnaryOperator.identity(), new FirstMoveEngine());
        choose("#menu-learn", "#menu-demo");
        await("a move of the demo", () -> movesPlayed() > 0);
        push(NEW);
        assertThat(isShown(".dialog-pane")).isFalse();
        await("the user's own game", () -> movesPlayed() == 0);
    }

    /** Who presses a key too fast loses nothing. */
    @ParameterizedTest
    @EnumSource(names = {"ESCAPE", "ENTER"})
    void escapeAndEnterInTheQuestionContinueTheGame(KeyCode key) {
        open(WindowTest::keepingNothing);
        clickSquare("b2");
        push(NEW);
        assertThat(isShown(".dialog-pane")).isTrue();
        push(key);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void beforeTheFirstMoveNothingIsAsked() {
        open(WindowTest::keepingNothing);
        push(NEW);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isZero();
    }

    @Test
    void newWhileAComputerThinksForgetsItsMove() {
        var engine = FirstMoveEngine.held();
        open(computers(false, true).andThen(WindowTest::keepingNothing)::apply, engine);
        clickSquare("b2");
        await("the computer thinks", () -> game().state() instanceof Thinking);
        press("#tool-new");
        press("#abandon-do-not-save");
        engine.release(1);
        assertThat(movesPlayed()).isZero();
        assertThat(caption()).isEqualTo("Your turn");
    }
}
