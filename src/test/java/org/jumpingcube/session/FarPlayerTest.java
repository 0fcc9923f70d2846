package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Square;
import org.jumpingcube.session.GameState.FriendToMove;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A side that somebody elsewhere plays. */
class FarPlayerTest {
    private final SessionStand stand = new SessionStand(3, Seat.HUMAN, Seat.FRIEND);
    private final GameSession<CubePosition, Square> session = stand.session;
    private final List<CompletableFuture<Square>> questions = new ArrayList<>();

    @BeforeEach
    void invite() {
        session.invite(history -> {
            var question = new CompletableFuture<Square>();
            questions.add(question);
            return question;
        });
    }

    private void answer(int question, Square move) {
        questions.get(question).complete(move);
        while (!stand.uiTasks.isEmpty()) {
            stand.uiTasks.remove().run();
        }
    }

    @Test
    void theFriendAnswersWhenTheyLike() {
        stand.click(0, 0);
        assertThat(session.view().state()).isInstanceOf(FriendToMove.class);
        assertThat(session.view().state().button().look()).isEqualTo(ActionButton.Look.DISABLED);
        answer(0, new Square(2, 2));
        assertThat(session.view().state()).isInstanceOf(HumanToMove.class);
        assertThat(session.view().history().cursor()).isEqualTo(2);
    }

    @Test
    void meanwhileNothingIsPlayedTakenBackOrHinted() {
        stand.click(0, 0);
        stand.click(1, 1);
        session.pressButton();
        session.undo();
        session.undoOneMove();
        session.hint();
        assertThat(session.view().history().cursor()).isEqualTo(1);
        assertThat(session.view().state()).isInstanceOf(FriendToMove.class);
    }

    @Test
    void illegalAndLateAnswersCountForNothing() {
        stand.click(0, 0);
        answer(0, new Square(0, 0));
        assertThat(session.view().history().cursor()).isEqualTo(1);
        session.newGame(CubePosition.start(3), new Seats(Seat.FRIEND, Seat.HUMAN));
        answer(0, new Square(2, 2));
        assertThat(session.view().history().cursor()).isZero();
        answer(1, new Square(2, 2));
        assertThat(session.view().history().cursor()).isEqualTo(1);
    }

    @Test
    void anAgreedEndStaysUntilTheGameChanges() {
        stand.click(0, 0);
        var end = new Outcome.Won(Player.TWO, "resigned");
        session.follow(session.view().history(), session.view().seats(), Optional.of(end));
        assertThat(session.view().state()).isInstanceOf(GameOver.class);
        session.change(session.view().seats(), new Pauses(true, false));
        assertThat(session.view().outcome().winner()).contains(Player.TWO);
        assertThat(session.view().state()).isInstanceOf(GameOver.class);
        session.follow(session.view().history().undo(), session.view().seats(), Optional.empty());
        assertThat(session.view().state()).isInstanceOf(HumanToMove.class);
    }

    @Test
    void theGameGoesOnAgainstTheComputer() {
        stand.click(0, 0);
        session.change(new Seats(Seat.HUMAN, Seat.COMPUTER), Pauses.NONE);
        answer(0, new Square(2, 2));
        assertThat(session.view().state()).isInstanceOf(GameState.ComputerHeld.class);
    }
}
