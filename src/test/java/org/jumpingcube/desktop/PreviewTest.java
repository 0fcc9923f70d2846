package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.UnaryOperator;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.jumpingcube.Slow;
import org.jumpingcube.desktop.cube.BoardSpots;
import org.jumpingcube.settings.Look;
import org.jumpingcube.settings.VisualAids;
import org.junit.jupiter.api.Test;

/** What a move would do is seen before it is played. */
@Slow
class PreviewTest extends WindowTest {
    /** Two points on a1, and player one to move: one more bursts it. */
    private void openWithAFullCorner(UnaryOperator<org.jumpingcube.settings.Settings> settings) {
        open(settings);
        clickSquares("a1", "c3");
    }

    private void rest(String square) {
        moveMouse(onScreen(square));
    }

    private Bounds cubesOnScreen() {
        Bounds first = BoardSpots.cell(boardView(), square("a1"));
        Bounds last = BoardSpots.cell(boardView(), square("c3"));
        return boardView()
                .localToScene(new BoundingBox(
                        first.getMinX(),
                        first.getMinY(),
                        last.getMaxX() - first.getMinX(),
                        last.getMaxY() - first.getMinY()));
    }

    @Test
    void inAWideWindowTheWordsStandAtTheSideOfTheBoardAFigureInALine() {
        openWithAFullCorner(windowSize(1366, 768));
        rest("a1");
        await("the preview", () -> isShown("#preview-bubble"));
        assertThat(text("#preview-bubble")).isEqualTo("+2 cubes\n1 burst\n1 wave");
        Bounds board = boardView().localToScene(BoardSpots.extent(boardView()));
        assertThat(place("#preview-bubble").intersects(board)).isFalse();
        assertThat(place("#preview-bubble").getMinX()).isNotNegative();
    }

    @Test
    void restingOnACubeShowsWhatItWouldDoAndPlaysNothing() {
        openWithAFullCorner(UnaryOperator.identity());
        rest("a1");
        await("the preview", () -> isShown("#preview-bubble"));
        assertThat(text("#preview-bubble")).isEqualTo("+2 cubes \u00b7 1 burst \u00b7 1 wave");
        assertThat(place("#preview-bubble").intersects(cubesOnScreen()))
                .as("words on cubes")
                .isFalse();
        assertThat(text("#status-text")).endsWith("a1 would burst 1 cube in 1 wave and take 2");
        assertThat(movesPlayed()).isEqualTo(2);
        leaveBoard();
        assertThat(isShown("#preview-bubble")).isFalse();
        assertThat(text("#status-text")).doesNotContain("would");
    }

    @Test
    void whatIsSaidOfARefusedCubeStaysUntilTheNextMove() {
        openWithAFullCorner(UnaryOperator.identity());
        clickSquare("c3");
        assertThat(text("#status-text")).contains("belongs to your opponent");
        rest("b2");
        assertThat(text("#status-text")).contains("belongs to your opponent");
        clickSquare("b2");
        assertThat(text("#status-text")).doesNotContain("belongs to your opponent");
    }

    @Test
    void theKeyboardsFocusShowsItTooAndItIsSpoken() {
        openWithAFullCorner(UnaryOperator.identity());
        leaveBoard();
        push(KeyCode.UP);
        await("the preview", () -> isShown("#preview-bubble"));
        assertThat(BoardSpots.focus(boardView())).isEqualTo(square("c2"));
        assertThat(boardView().getAccessibleText())
                .as("a point more is no news")
                .endsWith("points");
        type(KeyCode.UP, KeyCode.HOME);
        await("what it does", () -> boardView().getAccessibleText().endsWith("full. 1 burst, would take 2 neutral"));
    }

    @Test
    void whileShiftIsHeldTheEnemysAnswerIsSeenToo() {
        openWithAFullCorner(UnaryOperator.identity());
        rest("a1");
        await("the preview", () -> isShown("#preview-bubble"));
        Picture before = cell("c1");
        press(KeyCode.SHIFT);
        await("the answer", () -> text("#preview-bubble").contains("then"));
        assertThat(text("#preview-bubble")).isEqualTo("+2 cubes \u00b7 1 burst \u00b7 1 wave \u00b7 then c1: +1 cube");
        assertThat(text("#status-text")).endsWith("Best reply: c1 would gain a point and become your opponent’s");
        assertThat(cell("c1").differences(before)).isGreaterThan(100);
        release(KeyCode.SHIFT);
        assertThat(text("#preview-bubble")).doesNotContain("then");
        assertThat(cell("c1").differences(before)).isZero();
        assertThat(movesPlayed()).isEqualTo(2);
    }

    @Test
    void shiftReleasedOverAnotherWindowIsNoLongerHeld() {
        openWithAFullCorner(UnaryOperator.identity());
        rest("a1");
        await("the preview", () -> isShown("#preview-bubble"));
        press(KeyCode.SHIFT);
        await("the answer", () -> text("#preview-bubble").contains("then"));
        var scene = stage().getScene();
        // Without a display no window loses the focus, so the scene leaves the one that has it.
        interact(() -> {
            stage().setScene(new Scene(new Region()));
            stage().setScene(scene);
        });
        rest("b2");
        rest("a1");
        await("the preview again", () -> isShown("#preview-bubble"));
        assertThat(text("#preview-bubble")).startsWith("+2").doesNotContain("then");
        release(KeyCode.SHIFT);
    }

    @Test
    void theMouseAndTheKeysShowInTurnWhatTheyPointAt() {
        openWithAFullCorner(UnaryOperator.identity());
        rest("a1");
        await(
                "the preview",
                () -> isShown("#preview-bubble") && text("#preview-bubble").startsWith("+2"));
        push(KeyCode.UP);
        await("the cube of the keys", () -> text("#status-text").endsWith("c2 would gain a point and become yours"));
        rest("b2");
        await("the cube of the mouse", () -> text("#status-text").endsWith("b2 would gain a point and become yours"));
    }

    @Test
    void anEnemysCubeHasNoneAndAnswersAtTheCube() {
        openWithAFullCorner(UnaryOperator.identity());
        leaveBoard();
        var before = cell("c3");
        clickSquare("c3");
        assertThat(cell("c3").differences(before)).isGreaterThan(100);
        leaveBoard();
        await("the ring to go", () -> cell("c3").differences(before) == 0);
        assertThat(isShown("#preview-bubble")).isFalse();
    }

    @Test
    void whoeverWantsNoneHasNone() {
        openWithAFullCorner(now -> now.withLook(new Look(
                now.look().colours(),
                now.look().theme(),
                now.look().textSize(),
                now.look().points(),
                now.look().shapeOne(),
                now.look().shapeTwo(),
                VisualAids.NONE)));
        rest("a1");
        Frames.outlast(BoardSpots.previewDelay());
        assertThat(isShown("#preview-bubble")).isFalse();
    }
}
