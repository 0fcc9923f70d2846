package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import org.jumpingcube.cube.PointPlacing;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.desktop.cube.BoardView;
import org.jumpingcube.game.HeadStart;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.junit.jupiter.api.Test;

/** A head start is chosen on the card of a new game, and placed before the first move. */
class HeadStartCardTest extends WindowTest {
    private static final KeyCodeCombination CHOOSE =
            new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private void choose(int who, int points) {
        push(CHOOSE);
        press("#new-game-more");
        interact(() ->
                lookup("#head-start-side").queryComboBox().getSelectionModel().select(who));
        interact(() -> lookup("#head-start-points").<ComboBox<Integer>>query().setValue(points));
    }

    private void clickOnCard(int row, int column) {
        var board = lookup("#setup-board").queryAs(BoardView.class);
        Bounds cell = BoardSpots.cell(board, new Square(row, column));
        clickOn(board.localToScreen(cell.getCenterX(), cell.getCenterY()));
    }

    @Test
    void peoplePlaceTheirPointsAndTakeThemBackBeforeTheFirstMove() {
        open(boardSize(4));
        choose(2, 2);
        picture().keep("head-start-choice");
        press("#new-game-start");
        assertThat(isShown("#head-start-card")).isTrue();
        assertThat(text("#head-start-left")).isEqualTo("2 points left to place");
        assertThat(lookup("#head-start-start").queryButton().isDisabled()).isTrue();
        clickOnCard(1, 1);
        clickOnCard(0, 0);
        assertThat(isShown("#head-start-card")).isTrue();
        assertThat(text("#head-start-left")).startsWith("All points are placed");
        picture().keep("head-start-card");
        clickOnCard(3, 3);
        push(new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN));
        assertThat(text("#head-start-left")).isEqualTo("1 point left to place");
        push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        push(KeyCode.ENTER); // one too many, or one that the keyboard repeats
        assertThat(isShown("#head-start-card")).as("still here").isTrue();
        assertThat(text("#head-start-left")).startsWith("All points are placed");
        push(KeyCode.BACK_SPACE);
        assertThat(text("#head-start-left")).isEqualTo("1 point left to place");
        push(KeyCode.ENTER);
        press("#head-start-start");
        assertThat(isShown("#head-start-card")).isFalse();
        assertThat(PointPlacing.of(game().position())).contains(new HeadStart(Player.TWO, 2));
        assertThat(game().position().toMove()).isEqualTo(Player.ONE);
        assertThat(movesPlayed()).isZero();
        var line = lookup(".advantage-chart .one .line").queryAs(Polyline.class).getPoints();
        assertThat(line.get(1))
                .as("the chart begins with the lead")
                .isGreaterThan(
                        lookup(".advantage-chart .middle").queryAs(Line.class).getStartY());
        clickSquare("c1");
        assertThat(movesPlayed()).isEqualTo(1);
    }

    @Test
    void byKeysDigitsGoToTheRowsSinceOnlyOneSidePlacesPoints() {
        open(boardSize(4));
        choose(1, 2);
        press("#new-game-start");
        var board = lookup("#setup-board").queryAs(BoardView.class);
        push(KeyCode.B);
        push(KeyCode.DIGIT2);
        assertThat(board.getAccessibleText()).startsWith("b2");
        push(KeyCode.DIGIT1);
        assertThat(board.getAccessibleText()).startsWith("b1");
        assertThat(text("#head-start-left")).isEqualTo("2 points left to place");
    }

    @Test
    void aPointThatCannotBePlacedOrTakenBackIsRefusedWithTheReason() {
        open(boardSize(4));
        choose(2, 3);
        press("#new-game-start");
        push(KeyCode.BACK_SPACE);
        assertThat(text("#head-start-left")).isEqualTo("a1 has no point to remove. 3 points left to place");
        push(KeyCode.ENTER);
        assertThat(text("#head-start-left")).isEqualTo("2 points left to place");
        push(KeyCode.ENTER);
        assertThat(text("#head-start-left")).isEqualTo("a1 is full. 2 points left to place");
        push(KeyCode.RIGHT);
        push(KeyCode.ENTER);
        assertThat(text("#head-start-left")).isEqualTo("1 point left to place");
    }

    @Test
    void escapeLeadsBackToTheCardAndNothingHasBegun() {
        open(boardSize(4));
        var before = game().position();
        choose(1, 5);
        press("#new-game-start");
        push(KeyCode.ESCAPE);
        assertThat(isShown("#head-start-card")).isFalse();
        assertThat(isShown("#new-game-card")).isTrue();
        assertThat(game().position()).isEqualTo(before);
        interact(() ->
                lookup("#head-start-side").queryComboBox().getSelectionModel().select(0));
        press("#new-game-start");
        assertThat(PointPlacing.of(game().position())).isEmpty();
    }

    @Test
    void theCardSaysThatGamesWithAFriendElsewhereHaveNone() {
        open(boardSize(4));
        choose(0, 1);
        assertThat(isShown("#elsewhere-even")).isFalse();
        interact(() ->
                lookup("#head-start-side").queryComboBox().getSelectionModel().select(2));
        press("#new-game-more");
        assertThat(isShown("#elsewhere-even")).isFalse();
        press("#new-game-elsewhere");
        picture().keep("head-start-elsewhere");
        assertThat(isShown("#elsewhere-even")).isTrue();
        assertThat(text("#elsewhere-even")).startsWith("Games with a remote friend have no head start");
    }

    @Test
    void againstAComputerNothingIsSaidOfFriends() {
        open(computers(false, true).andThen(boardSize(4))::apply);
        choose(2, 1);
        assertThat(isShown("#elsewhere-even")).isFalse();
    }

    @Test
    void aComputerPlacesItsPointsItself() {
        open(computers(false, true).andThen(boardSize(4))::apply);
        choose(2, 4);
        press("#new-game-start");
        assertThat(isShown("#head-start-card")).isFalse();
        assertThat(PointPlacing.of(game().position())).contains(new HeadStart(Player.TWO, 4));
        assertThat(caption()).isEqualTo("Your turn");
        assertThat(text("#status-text")).startsWith("New game").doesNotContain("loaded");
        push(new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        assertThat(PointPlacing.of(game().position())).as("for one game").isEmpty();
    }
}
