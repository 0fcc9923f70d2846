package org.jumpingcube.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.jumpingcube.Slow;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameOptions;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Square;
import org.jumpingcube.games.Games;
import org.jumpingcube.remote.Code;
import org.jumpingcube.remote.Entry;
import org.jumpingcube.remote.GameLog;
import org.jumpingcube.remote.Host;
import org.jumpingcube.remote.Limits;
import org.jumpingcube.remote.Presence;
import org.jumpingcube.remote.RemoteGame;
import org.jumpingcube.remote.Terms;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.settings.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** While a game with a friend goes on: what is kept to the game as both have it, and how a friend is left. */
@Slow
class LiveFriendTest extends WindowTest {
    private static final Code CODE = new Code("ABCD2345");

    private Optional<Host<CubePosition, Square>> friend = Optional.empty();

    @AfterEach
    void friendLeaves() {
        friend.ifPresent(Host::close);
        friend = Optional.empty();
    }

    /** The window joins a friend, who begins or not. */
    private RemoteGame<CubePosition, Square> join(Player friends, UnaryOperator<Settings> change) throws IOException {
        open(now -> boardSize(3).apply(change.apply(now)));
        var terms = new Terms(GameOptions.of("size", 3), friends, 1);
        var host = Host.open(GameLog.startingAt(Games.CUBE, terms), CODE, 0, Limits.USUAL, Runnable::run);
        friend = Optional.of(host);
        interact(() -> program().commands().run("friend"));
        interact(() -> lookup("#friend-line").queryAs(TextField.class).setText("127.0.0.1:" + host.port() + " " + CODE));
        press("#friend-join");
        await("the game", () -> isShown("#friend-bar"));
        return host.game();
    }

    private RemoteGame<CubePosition, Square> join() throws IOException {
        return join(Player.TWO, UnaryOperator.identity());
    }

    private void answer(RemoteGame<CubePosition, Square> game) {
        int before = movesPlayed();
        await("the move there", () -> game.view().log().size() == before && game.view().isMyMove());
        game.play(game.view().log().history().current().legalMoves().get(0));
        await("the answer", () -> movesPlayed() == before + 1 && game().state() instanceof HumanToMove);
    }

    private String state() {
        return lookup("#friend-state").queryAs(Label.class).getText();
    }

    @Test
    void theButtonOnlyLeadsBackAndTheGameGoesOnAsBothHaveIt() throws IOException {
        var game = join();
        clickSquare("c3");
        answer(game);
        interact(() -> program().commands().run("replay"));
        push(KeyCode.RIGHT);
        assertThat(caption()).isEqualTo("Back to the Game");
        press("#action-button");
        assertThat(isShown("#replay-play")).isFalse();
        assertThat(movesPlayed()).isEqualTo(2);
        interact(() -> CubesPlayedBy.session(program()).playAlong(game().history().turns().subList(0, 1)));
        assertThat(movesPlayed()).as("from elsewhere").isEqualTo(2);
        clickSquare("c3");
        await("the third move there", () -> game.view().log().size() == 3);
        assertThat(game.view().log().history().current()).isEqualTo(game().position());
    }

    @Test
    void withoutAToolbarNothingPlaysOn() throws IOException {
        var game = join(Player.TWO, now -> now.withWindow(now.window().withToolbar(false)));
        clickSquare("c3");
        answer(game);
        interact(() -> program().commands().run("replay"));
        assertThat(isShown("#replay-close")).isTrue();
        assertThat(isShown("#replay-play-on")).isFalse();
    }

    @Test
    void noEngineSpeaksOfAGameThatIsBeingPlayed() throws IOException {
        var game = join();
        clickSquare("c3");
        answer(game);
        assertThat(lookup("#tool-review").queryButton().isDisabled()).isTrue();
        assertThat(lookup("#tool-hint").queryButton().isDisabled()).isTrue();
        interact(() -> {
            program().commands().run("review");
            program().commands().run("live");
        });
        assertThat(isShown("#replay-play")).as("a review").isFalse();
        interact(() -> program().commands().run("replay"));
        assertThat(isShown("#replay-play")).as("earlier moves").isTrue();
        assertThat(isShown("#review-run")).isFalse();
        assertThat(isShown("#review-more")).isFalse();
        push(KeyCode.ESCAPE);
        game.ask(new Entry.Draw<>());
        await("the question", () -> isShown("#friend-yes"));
        interact(() -> lookup("#friend-yes").queryButton().fire());
        await("the end", () -> game().outcome().isOver());
        closeResult();
        press("#tool-review");
        await("the review", () -> isShown("#review-more"));
    }

    @Test
    void leavingAFriendIsOneQuestionAlsoBeforeTheFirstMove() throws IOException {
        var game = join();
        press("#tool-new");
        awaitDialog();
        assertThat(lookup(".dialog-pane .content").queryLabeled().getText()).startsWith("Leave your friend?");
        push(KeyCode.ESCAPE);
        assertThat(isShown("#friend-bar")).isTrue();
        assertThat(game.view().presence()).isEqualTo(Presence.HERE);
        clickSquare("c3");
        await("the move", () -> game.view().log().size() == 1);
        press("#tool-new");
        awaitDialog();
        press("#friend-leave-yes");
        await("goodbye", () -> game.view().presence() == Presence.AWAY);
        assertThat(isShown(".dialog-pane")).isFalse();
        assertThat(movesPlayed()).isZero();
        assertThat(game().seats().haveFriend()).isFalse();
    }

    @Test
    void aFriendWhoHasLeftHasNoTurn() throws IOException {
        join(Player.ONE, UnaryOperator.identity());
        await("the friend's turn", () -> caption().equals("Friend\u2019s turn"));
        friendLeaves();
        await("the friend has left", () -> state().equals("Your friend has left"));
        assertThat(caption()).isEqualTo("Your friend has left");
        assertThat(text("#status-text")).doesNotContain("to move");
        press("#tool-new");
        assertThat(isShown(".dialog-pane")).as("nobody is left").isFalse();
    }

    @Test
    void afterAFinishedGameWithAFriendWhoHasBeenLeftMovesCanBeTakenBack() throws IOException {
        var game = join();
        clickSquare("c3");
        await("the move", () -> game.view().log().size() == 1);
        game.ask(new Entry.Draw<>());
        await("the question", () -> isShown("#friend-yes"));
        interact(() -> lookup("#friend-yes").queryButton().fire());
        await("the end", () -> game().outcome().isOver());
        closeResult();
        interact(() -> program().commands().run("friend"));
        press("#friend-host");
        await("another invitation", () -> !game().seats().haveFriend());
        press("#friend-cancel");
        press("#tool-undo");
        assertThat(movesPlayed()).isZero();
    }
}
