package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.game.Analysis;
import org.jumpingcube.game.Turn;
import org.junit.jupiter.api.Test;

/** Looking back at a game in the window. */
class LookBackTest extends WindowTest {
    private static final String[] GAME = {"a1", "c3", "a2", "c3", "a1", "b3"};
    private static final KeyCodeCombination REPLAY = new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination REVIEW =
            new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private void playAndLookBack(KeyCodeCombination keys) {
        open(UnaryOperator.identity(), (position, budget, stop, listener) -> {
            var moves = position.legalMoves();
            int mood = Math.floorMod(position.board().toString().hashCode(), 2001) - 1000; // some moves are faults to it
            return Analysis.of(moves.get(moves.size() - 1), mood, 1, 1);
        });
        clickSquares(GAME);
        push(keys);
        await("the film", () -> isShown("#replay-bar"));
    }

    private double moment() {
        return lookup("#replay-moves").queryAs(Slider.class).getValue();
    }

    @Test
    void theGameIsLookedAtFromItsLatestMoveAndSteppedThroughByKeys() {
        playAndLookBack(REPLAY);
        assertThat(text("#replay-where")).isEqualTo("Move 6 of 6");
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertThat(text("#replay-where")).isEqualTo("Move 4 of 6");
        push(KeyCode.HOME);
        assertThat(moment()).isZero();
        push(KeyCode.RIGHT);
        push(KeyCode.END);
        assertThat(moment()).isEqualTo(6);
        push(KeyCode.ESCAPE);
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(boardView().isFocused()).isTrue();
        assertThat(movesPlayed()).isEqualTo(6);
    }

    @Test
    void theGameIsAsItWasAndMayGoOnMeanwhile() {
        playAndLookBack(REPLAY);
        push(KeyCode.HOME);
        interact(() -> CubesPlayedBy.session(program()).choose(square("a3")));
        assertThat(movesPlayed()).isEqualTo(7);
        assertThat(text("#replay-where")).isEqualTo("Move 0 of 7");
    }

    @Test
    void playingOnFromAMomentKeepsTheOldLineAsAVariation() {
        playAndLookBack(REPLAY);
        push(KeyCode.HOME);
        push(KeyCode.RIGHT);
        press("#replay-play-on");
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(game().history().turns()).extracting(Turn::move).isEqualTo(List.of(square("a1")));
        assertThat(game().history().variations()).hasSize(1);
        clickSquare("b2");
        push(REPLAY);
        await("the film", () -> isShown("#judged-moves"));
        assertThat(lookup("#judged-moves").queryAs(ListView.class).getItems())
                .as("a pair of moves and the variation")
                .hasSize(2);
    }

    @Test
    void aClickInTheListOfMovesGoesThere() {
        open(UnaryOperator.identity());
        clickSquares(GAME);
        interact(() -> stage().getScene().getRoot().layout());
        clickOn(lookup("#move-list .entry").nth(2).<javafx.scene.Node>query());
        await("the film", () -> isShown("#replay-bar"));
        assertThat(moment()).isEqualTo(3);
    }

    @Test
    void aReviewJudgesTheMovesAndAsksForBetterOnes() {
        playAndLookBack(REVIEW);
        await("the review", () -> !isShown("#review-run"));
        assertThat(text("#accuracy-1")).matches("Player 1: \\d+ % \\(.*\\)");
        assertThat(text("#review-words")).startsWith("b3: ");
        Button retry = lookup("#review-retry").queryButton();
        assertThat(retry.isDisabled()).isFalse();
        interact(retry::fire);
        assertThat(text("#review-words")).contains("What is better?");
        press("#retry-show");
        assertThat(text("#replay-where")).contains(" of ");
    }
}
