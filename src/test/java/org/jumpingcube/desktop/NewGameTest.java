package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.session.GameState.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** New, before, during and after a game. */
class NewGameTest extends WindowTest {
    private static final KeyCodeCombination NEW = new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN);

    @Test
    void newDuringAGameAsksAndMayAbandonIt() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        press("#tool-new");
        press("Abandon Game");
        assertThat(movesPlayed()).isZero();
        assertThat(text("#status-text")).startsWith("New Game");
    }

    @Test
    void newDuringAGameAsksAndMayContinueIt() {
        open(UnaryOperator.identity());
        clickSquare("b2");
        var played = board();
        choose("#menu-game", "#menu-new");
        press("Continue Game");
        assertThat(board()).isEqualTo(played);
        clickSquare("c3");
        assertThat(movesPlayed()).isEqualTo(2);
    }

    /** Who presses a key too fast loses nothing. */
    @ParameterizedTest
    @EnumSource(names = {"ESCAPE", "ENTER"})
    void escapeAndEnterInTheQuestionContinueTheGame(KeyCode key) {
        open(UnaryOperator.identity());
        clickSquare("b2");
        push(NEW);
        assertThat(isShown(".dialog-pane")).isTrue();
        push(key);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void beforeTheFirstMoveNothingIsAsked() {
        open(UnaryOperator.identity());
        push(NEW);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isZero();
    }

    @Test
    void newWhileAComputerThinksForgetsItsMove() {
        var engine = new HeldEngine();
        open(computers(false, true), engine);
        clickSquare("b2");
        await("the computer thinks", () -> game().state() instanceof Thinking);
        press("#tool-new");
        press("Abandon Game");
        engine.release(1);
        assertThat(movesPlayed()).isZero();
        assertThat(caption()).isEqualTo("Your turn");
    }
}
