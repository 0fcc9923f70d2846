package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jumpingcube.cube.FirstMoveEngine;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Style;
import org.junit.jupiter.api.Test;

/** What the status bar says: who is to move, what goes on, how the cubes are shared out. */
class StatusBarTest extends WindowTest {
    private String status() {
        return text("#status-text");
    }

    private List<String> counts() {
        return lookup("#status-bar .count").queryAllAs(Label.class).stream()
                .map(Label::getText)
                .toList();
    }

    private Color swatch() {
        var swatch = lookup("#status-bar .swatch").queryAs(Region.class);
        return (Color) swatch.getBackground().getFills().get(0).getFill();
    }

    @Test
    void theOneToMoveIsNamedWithALittleCubeInTheirColour() {
        open(UnaryOperator.identity());
        assertThat(status()).isEqualTo("Player 1 to move \u2014 move 1");
        assertThat(swatch()).isEqualTo(Color.web(settings().look().colours().playerOne()));
        clickSquare("b2");
        assertThat(status()).isEqualTo("Player 2 to move \u2014 move 1");
        assertThat(swatch()).isEqualTo(Color.web(settings().look().colours().playerTwo()));
    }

    @Test
    void theButtonAndTheFramedCardHaveTheColourOfWhoIsToMove() {
        open(UnaryOperator.identity());
        var colours = settings().look().colours();
        assertThat(isLike(button(), colours.playerOne())).isTrue();
        assertThat(isLike(frame(1), colours.playerOne())).isTrue();
        clickSquare("b2");
        assertThat(isLike(button(), colours.playerTwo())).isTrue();
        assertThat(isLike(frame(2), colours.playerTwo())).isTrue();
    }

    private Color button() {
        var cube = lookup("#action-button .cube").queryAs(Region.class);
        return (Color) cube.getBackground().getFills().get(1).getFill();
    }

    private Color frame(int player) {
        var card = lookup("#name-" + player).query().getParent();
        while (!card.getStyleClass().contains("player-card")) {
            card = card.getParent();
        }
        return (Color) ((Region) card).getBorder().getStrokes().get(0).getTopStroke();
    }

    private static boolean isLike(Color colour, String wanted) {
        return Math.abs(colour.getHue() - Color.web(wanted).getHue()) < 3;
    }

    @Test
    void bothPlayersCubesAndPointsAreCounted() {
        open(UnaryOperator.identity());
        clickSquares("b2", "a1", "b2");
        assertThat(counts()).containsExactly("1", "1");
        assertThat(text("#score-1")).isEqualTo("1");
        assertThat(text("#more-1")).isEqualTo("3");
        assertThat(text("#score-2")).isEqualTo("1");
        assertThat(text("#more-2")).isEqualTo("2");
        assertThat(text("#status-bar .unit")).as("of the count beside it").isEqualTo("cube");
    }

    @Test
    void aNewGameIsSaid() {
        open(UnaryOperator.identity());
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(status()).startsWith("New game");
    }

    @Test
    void aMessageStandsBesideWhoIsToMoveAndGoesWithTheNextThingThatIsDone() {
        open(UnaryOperator.identity());
        String turn = "Player 1 to move \u2014 move 1";
        var copy = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
        String copied = "Game copied to the clipboard as a line of text \u00b7 " + turn;
        push(copy);
        assertThat(status()).isEqualTo(copied);
        push(KeyCode.TAB);
        assertThat(status()).as("after a key").isEqualTo(turn);
        push(copy);
        assertThat(status()).isEqualTo(copied);
        push(KeyCode.SHIFT);
        assertThat(status()).as("a modifier alone does nothing").isEqualTo(copied);
        press("#status-text");
        assertThat(status()).as("after a click").isEqualTo(turn);
        push(copy);
        moveMouse(onScreen("b2"));
        await("the preview in place of it", () -> status().equals("b2 would gain a point and become yours"));
    }

    @Test
    void aMessageBesideAResultGoesWithTheNextThingThatIsDone() {
        open(UnaryOperator.identity());
        playToTheEnd();
        var after = lookup("#result-bar .count").queryLabeled();
        String usual = after.getText();
        push(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
        assertThat(after.getText()).startsWith("Game copied");
        press("#result-text");
        assertThat(after.getText()).isEqualTo(usual).contains("After ");
    }

    @Test
    void thatThereIsNothingToSpeakWithIsSaidAndNoSignClaimsIt() {
        open(UnaryOperator.identity());
        push(KeyCode.F2);
        await("a word to the user", () -> status().startsWith("No speech service was found"));
        assertThat(isShown("#speech-sign")).isFalse();
        push(KeyCode.F2);
        assertThat(status()).isEqualTo("Player 1 to move \u2014 move 1");
        push(KeyCode.F2);
        await("the same again", () -> status().startsWith("No speech service was found"));
    }

    @Test
    void aComputerThatMovesIsNamed() {
        open(computers(false, true), FirstMoveEngine.held());
        clickSquare("b2");
        assertThat(status()).isEqualTo("Kepler is moving");
    }

    @Test
    void aMasterThatThinksShowsHowMuchOfItsTimeIsUsed() {
        var engine = FirstMoveEngine.held();
        var master = new Seat(true, Style.KEPLER, Skill.MASTER);
        open(now -> now.withPlay(now.play().withSeats(new Seats(Seat.HUMAN, master))), engine);
        assertThat(isShown("#thinking-bar")).isFalse();
        clickSquare("b2");
        assertThat(isShown("#thinking-bar")).isTrue();
        var bar = lookup("#thinking-bar").queryAs(ProgressBar.class);
        await("some time is used", () -> bar.getProgress() > 0);
        engine.release(1);
        await("the move", () -> movesPlayed() == 2);
        assertThat(isShown("#thinking-bar")).isFalse();
    }

    @Test
    void otherLevelsShowNoTime() {
        open(computers(false, true), FirstMoveEngine.held());
        clickSquare("b2");
        assertThat(isShown("#thinking-bar")).isFalse();
    }
}
