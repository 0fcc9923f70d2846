package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.desktop.model.GameModel;
import org.jumpingcube.game.BestOf;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.settings.Progress;
import org.junit.jupiter.api.Test;

/** While a game with a friend goes on: what is kept to the game as both have it, and how a friend is left. */
@Slow
class LiveFriendTest extends WindowTest {
    private static final String NAME = "friend of the test";
    private static final Outcome AGREED = new Outcome.Drawn(Outcome.AGREED);

    @SuppressWarnings("unchecked") // no other game is played here
    private GameModel<CubePosition, Square> model() {
        return (GameModel<CubePosition, Square>) program().games().shown().get().model();
    }

    /** Shows a game that a friend is at, who plays one side, after these moves. */
    private void show(Player friends, Optional<Outcome> end, Square... moves) {
        var history = Histories.replay(CubePosition.start(3), List.of(moves));
        var seats = friends == Player.ONE ? new Seats(Seat.FRIEND, Seat.HUMAN) : new Seats(Seat.HUMAN, Seat.FRIEND);
        interact(() -> model().follow(history, seats, BestOf.ONE, end, NAME));
    }

    private void showTwoMoves(Optional<Outcome> end) {
        show(Player.TWO, end, new Square(2, 2), new Square(0, 0));
    }

    @Test
    void theButtonOnlyLeadsBackToTheGameAsBothHaveIt() {
        open(boardSize(3));
        showTwoMoves(Optional.empty());
        interact(() -> program().commands().run("replay"));
        push(KeyCode.RIGHT);
        assertThat(caption()).isEqualTo("Back to the Game");
        press("#action-button");
        assertThat(isShown("#replay-play")).isFalse();
        assertThat(movesPlayed()).isEqualTo(2);
        clickSquare("c3");
        assertThat(movesPlayed()).isEqualTo(3);
    }

    @Test
    void withoutAToolbarNothingPlaysOn() {
        open(now -> boardSize(3).apply(now.withWindow(now.window().withToolbar(false))));
        showTwoMoves(Optional.empty());
        interact(() -> program().commands().run("replay"));
        assertThat(isShown("#replay-close")).isTrue();
        assertThat(isShown("#replay-play-on")).isFalse();
    }

    @Test
    void noEngineSpeaksOfAGameThatIsBeingPlayed() {
        open(boardSize(3));
        clickSquares("c3", "a1");
        press("#tool-review");
        await("the review", () -> isShown("#review-more"));
        push(KeyCode.ESCAPE);
        showTwoMoves(Optional.empty()); // the game goes on with a friend
        assertThat(List.of("review", "live", "hint"))
                .allMatch(name -> !program()
                        .commands()
                        .find(name)
                        .orElseThrow()
                        .isEnabled()
                        .getValue());
        assertThat(lookup("#tool-review").queryButton().isDisabled()).isTrue();
        interact(() -> program().commands().run("replay"));
        assertThat(isShown("#replay-play")).as("earlier moves").isTrue();
        assertThat(isShown("#review-run")).isFalse();
        assertThat(isShown("#review-more")).isFalse();
        push(KeyCode.END);
        assertThat(text("#review-words"))
                .as("no verdict from before")
                .isEqualTo("How good the moves were is shown when the game with your friend is over.");
        push(KeyCode.ESCAPE);
        showTwoMoves(Optional.of(AGREED));
        closeResult();
        assertThat(lookup("#tool-review").queryButton().isDisabled()).isFalse();
        press("#tool-review");
        await("the review", () -> isShown("#review-more"));
    }

    @Test
    void noEngineAnalysesItsPositionInTheEditor() {
        open(boardSize(3));
        showTwoMoves(Optional.empty());
        interact(() -> program().commands().run("setup"));
        assertThat(lookup("#setup-live").query().isDisabled()).isTrue();
        showTwoMoves(Optional.of(AGREED));
        assertThat(lookup("#setup-live").query().isDisabled()).isFalse();
    }

    @Test
    void leavingAFriendIsOneQuestionAlsoBeforeTheFirstMove() {
        open(boardSize(3));
        show(Player.TWO, Optional.empty());
        press("#tool-new");
        awaitDialog();
        assertThat(text(".dialog-pane .content")).startsWith("Leave your friend?");
        push(KeyCode.ESCAPE);
        assertThat(game().seats().haveFriend()).isTrue();
        showTwoMoves(Optional.empty());
        press("#tool-new");
        awaitDialog();
        press("#friend-leave-yes");
        assertThat(isShown(".dialog-pane")).as("another question").isFalse();
        assertThat(movesPlayed()).isZero();
        assertThat(game().seats().haveFriend()).isFalse();
    }

    @Test
    void aFriendWhoHasLeftHasNoTurn() {
        open(boardSize(3));
        show(Player.ONE, Optional.empty());
        assertThat(caption()).isEqualTo("Friend\u2019s turn");
        interact(() -> model().session().noteFriend(false));
        assertThat(caption()).isEqualTo("Your friend has left");
        assertThat(text("#status-text")).isEqualTo("Your friend has left");
        press("#tool-new");
        assertThat(isShown(".dialog-pane")).as("nobody is left").isFalse();
    }

    @Test
    void theFirstStepsWaitForTheUsersOwnTurn() {
        open(now -> boardSize(3).apply(now.withProgress(Progress.DEFAULT)));
        show(Player.ONE, Optional.empty());
        assertThat(isShown("#first-steps")).as("on the friend's turn").isFalse();
        assertThat(isShown("#first-steps-ring")).isFalse();
        show(Player.ONE, Optional.empty(), new Square(2, 2));
        assertThat(isShown("#first-steps")).as("on the user's turn").isTrue();
    }

    @Test
    void movesOfAFinishedGameCanBeTakenBackOnceTheFriendHasBeenLeft() {
        open(boardSize(3));
        showTwoMoves(Optional.empty());
        showTwoMoves(Optional.of(AGREED));
        closeResult();
        interact(() -> model().session().change(new Seats(Seat.HUMAN, Seat.HUMAN), game().pauses()));
        press("#tool-undo");
        assertThat(movesPlayed()).isEqualTo(1);
    }
}
