package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.desktop.model.OpenGame;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.session.Notice;
import org.jumpingcube.storage.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What belongs to one game is gone when another takes its place. */
@Slow
class AnotherGameTest extends WindowTest {
    private static final Seats TWO_PEOPLE = new Seats(Seat.HUMAN, Seat.HUMAN);
    private static final KeyCodeCombination REPLAY = new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN);
    private static final KeyCodeCombination REVIEW =
            new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    /** It begins like the game before, so that it could be taken for that one, gone on. */
    private static final History<CubePosition, Square> OTHER =
            Histories.replay(CubePosition.start(3), squares("a1", "c3", "a2", "c2", "b1"));

    /** How another game comes into the window. */
    private enum Way {
        PASTED,
        CONTINUED,
        OF_A_FRIEND
    }

    private static List<Square> squares(String... names) {
        return Stream.of(names).map(WindowTest::square).toList();
    }

    private void bring(Way way) {
        var saved = new SavedGame<>(Games.CUBE, OTHER, TWO_PEOPLE);
        var play = program().settings().get().play();
        interact(() -> {
            switch (way) {
                case PASTED -> program().games().load(saved, play);
                case CONTINUED -> program().games().load(saved, play, Notice.GAME_CONTINUED);
                case OF_A_FRIEND -> bringFriend(cubes().model());
            }
        });
    }

    private static void bringFriend(GameModel<CubePosition, Square> model) {
        model.follow(OTHER, new Seats(Seat.HUMAN, Seat.FRIEND), BestOf.ONE, Optional.empty(), "friend 1");
    }

    @SuppressWarnings("unchecked") // these windows know no other game
    private OpenGame<CubePosition, Square> cubes() {
        return (OpenGame<CubePosition, Square>) program().games().shown().get();
    }

    private boolean isChosen(String toggle) {
        return lookup(toggle).queryAs(ToggleButton.class).isSelected();
    }

    @ParameterizedTest
    @EnumSource
    void anotherGameIsShownAsItIsAndNotLookedBackAt(Way way) {
        open(UnaryOperator.identity());
        clickSquares("a1", "c3", "a2", "c3", "a1", "b3");
        push(REVIEW);
        await("the film", () -> isShown("#replay-bar"));
        push(KeyCode.LEFT);
        for (String toggle : List.of("#review-explore", "#review-live")) {
            press("#review-more");
            press(toggle);
        }
        bring(way);
        assertThat(isShown("#replay-bar")).isFalse();
        assertThat(text("#status-text")).doesNotContain("Reviewing");
        assertThat(caption()).isNotEqualTo("Play on from here");
        assertThat(cubes().model().session().isHeld()).isFalse();
        push(REPLAY);
        await("the film of the other game", () -> isShown("#replay-bar"));
        assertThat(text("#replay-where")).isEqualTo("Move 0 of 3");
        assertThat(text("#review-run"))
                .as("what both games share is known, but not while a friend plays, and no review runs")
                .isEqualTo(way == Way.OF_A_FRIEND ? "Review" : "Continue");
        assertThat(isChosen("#review-explore")).isFalse();
        assertThat(isChosen("#review-live")).isFalse();
    }

    @Test
    void aQuestionAboutAMoveIsNotAskedInTheNextGame() {
        open(UnaryOperator.identity());
        clickSquares("a1", "c3", "a2", "c1", "a3", "b3");
        push(REPLAY);
        await("the film", () -> isShown("#replay-bar"));
        int before = cubes().model().number();
        interact(() -> program().games().session().undoOneMove());
        assertThat(cubes().model().number()).as("the same game, gone back in").isEqualTo(before);
        assertThat(isShown("#replay-bar")).isTrue();
        bring(Way.PASTED);
        assertThat(cubes().model().number()).isGreaterThan(before);
        assertThat(isShown("#replay-bar")).isFalse();
    }

    /** A hint of the game before, what was refused in it, and the effects of a move that were shown. */
    @Test
    void nothingIsMarkedOnTheBoardThatWasInTheGameBefore() {
        open(UnaryOperator.identity());
        clickSquares("a1", "c3");
        bring(Way.PASTED);
        leaveBoard();
        Picture unmarked = cell("c3");
        interact(() -> program().games().session().undoOneMove());
        clickSquare("c3"); // player one's turn: that of the opponent is refused, and marked for a moment
        bring(Way.PASTED);
        leaveBoard();
        assertThat(cell("c3").differences(unmarked)).isZero();
        assertThat(isShown("#preview-bubble")).isFalse();
        assertThat(game().hint()).isEmpty();
    }
}
