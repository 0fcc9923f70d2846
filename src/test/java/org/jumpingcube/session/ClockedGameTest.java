package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import java.util.Optional;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.GameClock;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.TimeControl;
import org.jumpingcube.game.TimeControls;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A session whose clocks a test moves by hand. */
class ClockedGameTest {
    private static final TimeControls TEN_SECONDS = TimeControls.both(new TimeControl.Fischer(10, 0));

    private static SessionStand between(Seat one, Seat two) {
        return new SessionStand(4, one, two, Pauses.NONE, TEN_SECONDS);
    }

    /** Two people after a move each, of which the second took a second. */
    private static SessionStand twoPeople() {
        var bench = between(HUMAN, HUMAN);
        bench.click(0, 0);
        bench.pass(1_000);
        bench.click(3, 3);
        return bench;
    }

    private static void assertOutOfTime(SessionStand bench, Player loser) {
        assertThat(bench.session.view().outcome()).isEqualTo(Outcome.onTime(loser.opponent()));
        assertThat(bench.state()).isInstanceOf(GameOver.class);
        assertThat(bench.left(loser)).isZero();
        assertThat(bench.session.view().clock().isRunning()).isFalse();
    }

    @Test
    void theClocksStartWithTheFirstMove() {
        var bench = between(HUMAN, HUMAN);
        bench.pass(60_000);
        bench.click(0, 0);
        bench.pass(3_000);
        assertThat(bench.left(Player.ONE)).isEqualTo(10_000);
        assertThat(bench.left(Player.TWO)).isEqualTo(7_000);
    }

    @Test
    void theFlagFallsWithoutAnybodyDoingAnything() {
        var bench = twoPeople();
        for (int second = 0; second < 10; second++) {
            assertThat(bench.session.view().outcome().isOver()).isFalse();
            bench.pass(1_000);
            bench.ring();
        }
        assertOutOfTime(bench, Player.ONE);
        assertThat(bench.session.view().history().cursor()).isEqualTo(2);
    }

    @Test
    void aMoveInTheLastMillisecondCounts() {
        var bench = twoPeople();
        bench.pass(9_999);
        bench.click(0, 3);
        bench.pass(1);
        bench.ring(); // the alarm of the move before
        assertThat(bench.session.view().history().cursor()).isEqualTo(3);
        assertThat(bench.session.view().outcome().isOver()).isFalse();
    }

    @Test
    void aMoveAfterTheFlagIsLateEvenIfTheAlarmIsLater() {
        var bench = twoPeople();
        bench.pass(10_000);
        bench.click(0, 3);
        assertThat(bench.session.view().history().cursor()).isEqualTo(2);
        assertOutOfTime(bench, Player.ONE);
        bench.ring();
        assertOutOfTime(bench, Player.ONE);
    }

    @Test
    void aComputersAnswerIsLateAsWell() {
        var bench = between(HUMAN, COMPUTER);
        bench.click(0, 0);
        bench.press();
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        bench.pass(10_000);
        bench.answer(3, 3);
        assertOutOfTime(bench, Player.TWO);
        assertThat(bench.requests.get(0).ticket().isStopRequested()).isTrue();
    }

    @Test
    void theClockStandsWhileAMoveIsShown() {
        var bench = between(HUMAN, COMPUTER);
        bench.click(0, 0);
        bench.press();
        bench.pass(2_000);
        bench.answer(3, 3);
        assertThat(bench.state()).isInstanceOf(ShowingMove.class);
        bench.pass(60_000);
        bench.shown();
        assertThat(bench.left(Player.TWO)).isEqualTo(8_000);
        assertThat(bench.session.view().clock().times()).containsExactly(0, 2_000);
    }

    @Test
    void theClockStandsWhileTheUserIsBusy() {
        var bench = twoPeople();
        bench.session.hold(true);
        bench.pass(60_000);
        bench.ring();
        bench.session.hold(false);
        bench.pass(1_000);
        assertThat(bench.left(Player.ONE)).isEqualTo(9_000);
    }

    @ParameterizedTest
    @EnumSource(Player.class)
    void aComputerThatThoughtWhileTheGameWaitedHasTheTimeItHadBefore(Player computer) {
        boolean isFirst = computer == Player.ONE;
        var bench = between(isFirst ? COMPUTER : HUMAN, isFirst ? HUMAN : COMPUTER);
        if (isFirst) {
            bench.press();
            bench.answer(3, 0);
            bench.shown();
        }
        bench.click(0, 0);
        bench.press();
        bench.pass(2_000);
        int played = bench.session.view().history().cursor();
        bench.session.hold(true);
        bench.pass(60_000);
        bench.ring();
        bench.answer(3, 3);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        bench.session.hold(false);
        assertThat(bench.state()).isInstanceOf(ShowingMove.class);
        bench.shown();
        assertThat(bench.session.view().history().cursor()).isEqualTo(played + 1);
        assertThat(bench.left(computer)).isEqualTo(8_000);
        bench.pass(3_000);
        assertThat(bench.left(computer.opponent())).as("runs on").isEqualTo(7_000);
    }

    @Test
    void aComputerThinksOnAfterTheGameHasWaited() {
        var bench = between(HUMAN, COMPUTER);
        bench.click(0, 0);
        bench.press();
        bench.pass(2_000);
        bench.session.hold(true);
        bench.pass(60_000);
        bench.session.hold(false);
        bench.pass(1_000);
        assertThat(bench.requests).as("asked once").hasSize(1);
        bench.answer(3, 3);
        bench.shown();
        assertThat(bench.left(Player.TWO)).isEqualTo(7_000);
    }

    @Test
    void twoComputersGoOnAfterTheGameHasWaited() {
        var bench = between(COMPUTER, COMPUTER);
        bench.press();
        bench.answer(0, 0);
        bench.session.hold(true);
        assertThat(bench.state()).isInstanceOf(ShowingMove.class);
        bench.session.hold(false);
        bench.shown();
        bench.pass(1_000);
        bench.session.hold(true);
        bench.session.hold(true); // once is enough
        bench.pass(1_000);
        bench.session.hold(false);
        bench.answer(3, 3);
        bench.shown();
        assertThat(bench.session.view().clock().times()).containsExactly(0, 1_000);
        assertThat(bench.state()).isInstanceOf(Thinking.class);
        assertThat(bench.session.view().clock().isRunning()).isTrue();
    }

    @Test
    void anAnswerThatWaitedIsForgottenWithItsGame() {
        var bench = between(HUMAN, COMPUTER);
        bench.click(0, 0);
        bench.press();
        bench.session.hold(true);
        bench.answer(3, 3);
        bench.session.newGame(CubePosition.start(4), bench.session.view().seats(), TEN_SECONDS);
        bench.session.hold(false);
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
        assertThat(bench.session.view().history().turns()).isEmpty();
    }

    @Test
    void aComputerThatWaitsForTheButtonLosesNoTime() {
        var bench = new SessionStand(4, HUMAN, COMPUTER, new Pauses(true, false), TEN_SECONDS);
        bench.click(0, 0);
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
        bench.pass(60_000);
        assertThat(bench.left(Player.TWO)).isEqualTo(10_000);
    }

    @Test
    void anUndoneMoveGivesItsTimeBackAndTheClockWaits() {
        var bench = twoPeople();
        bench.pass(4_000);
        bench.session.undoOneMove();
        assertThat(bench.left(Player.TWO)).isEqualTo(10_000);
        bench.pass(60_000);
        assertThat(bench.left(Player.TWO)).isEqualTo(10_000);
        bench.session.redoOneMove();
        assertThat(bench.left(Player.TWO)).isEqualTo(9_000);
        assertThat(bench.left(Player.ONE)).isEqualTo(10_000);
    }

    @Test
    void aGameThatWasLostOnTimeCanBeTakenBack() {
        var bench = twoPeople();
        bench.pass(10_000);
        bench.ring();
        bench.session.undoOneMove();
        assertThat(bench.session.view().outcome().isOver()).isFalse();
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
    }

    @Test
    void whoHasNoTimeLeftInALoadedGameHasLost() {
        var bench = between(HUMAN, HUMAN);
        var game =
                History.<CubePosition, Square>startingAt(CubePosition.start(4)).then(new Square(0, 0));
        var clock = GameClock.at(TEN_SECONDS).moved(0).started(0).stopped(game, 10_000_000_000L);
        bench.session.load(game, bench.session.view().seats(), clock);
        assertOutOfTime(bench, Player.TWO);
        assertThat(bench.session.view().isUnderWay()).isFalse();
    }

    @Test
    void aHintIsThoughtAboutInTheUsersTime() {
        var bench = twoPeople();
        bench.session.hint();
        bench.pass(10_000);
        bench.answer(0, 3);
        assertOutOfTime(bench, Player.ONE);
        assertThat(bench.session.view().hint()).isEqualTo(Optional.empty());
        assertThat(bench.showing).isEmpty();
    }

    @Test
    void nothingRingsAfterTheEnd() {
        var bench = twoPeople();
        bench.session.close();
        bench.pass(60_000);
        bench.ring();
        assertThat(bench.alarms).isEmpty();
        assertThat(bench.session.view().outcome().isOver()).isFalse();
    }
}
