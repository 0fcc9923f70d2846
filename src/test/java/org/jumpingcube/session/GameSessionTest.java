package org.jumpingcube.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jumpingcube.session.SessionStand.COMPUTER;
import static org.jumpingcube.session.SessionStand.HUMAN;

import java.util.EnumSet;
import java.util.List;
import org.jumpingcube.CaughtLog;
import org.jumpingcube.cube.CubePosition;
import org.jumpingcube.game.Histories;
import org.jumpingcube.game.History;
import org.jumpingcube.game.Outcome;
import org.jumpingcube.game.Player;
import org.jumpingcube.game.Seat;
import org.jumpingcube.game.Seats;
import org.jumpingcube.game.Skill;
import org.jumpingcube.game.Square;
import org.jumpingcube.game.Style;
import org.jumpingcube.session.GameState.Animating;
import org.jumpingcube.session.GameState.ComputerHeld;
import org.jumpingcube.session.GameState.GameOver;
import org.jumpingcube.session.GameState.HumanToMove;
import org.jumpingcube.session.GameState.ShowingMove;
import org.jumpingcube.session.GameState.Thinking;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class GameSessionTest {
    @RegisterExtension
    final CaughtLog log = new CaughtLog();

    private static final Square A1 = new Square(0, 0);
    private static final Square B2 = new Square(1, 1);

    private final SessionStand againstComputer = new SessionStand(3, HUMAN, COMPUTER);

    private static int movesPlayed(SessionStand bench) {
        return bench.session.view().history().cursor();
    }

    @Test
    void aLateAnswerAfterNewIsDropped() {
        againstComputer.click(0, 0);
        againstComputer.session.newGame(
                CubePosition.start(3), againstComputer.session.view().seats());
        againstComputer.answer(1, 1);
        assertThat(againstComputer.state()).isInstanceOf(HumanToMove.class);
        assertThat(movesPlayed(againstComputer)).isZero();
        assertThat(againstComputer.requests.get(0).ticket().isStopRequested()).isTrue();
    }

    /** Whoever goes on with the game of a program plays against one of ours. */
    @Test
    void aProgramLosesItsNameOnceOneOfOursPlaysInItsPlace() {
        var named = new Seats(Seat.HUMAN, Seat.COMPUTER.named("Mine"));
        var session = againstComputer.session;
        session.load(session.view().history(), named);
        assertThat(session.view().seats()).isEqualTo(named);
        againstComputer.click(0, 0);
        assertThat(againstComputer.state()).isInstanceOf(Thinking.class);
        assertThat(session.view().seats()).isEqualTo(named.unnamed());
        session.newGame(CubePosition.start(3), named);
        assertThat(session.view().seats()).isEqualTo(named.unnamed());
    }

    @Test
    void aLateAnswerDoesNotPassForTheAnswerOfTheNextSearch() {
        againstComputer.click(0, 0);
        againstComputer.session.newGame(
                CubePosition.start(3), againstComputer.session.view().seats());
        againstComputer.click(2, 2);
        againstComputer.requests.get(0).answer().complete(B2);
        againstComputer.runUi();
        assertThat(againstComputer.state()).isInstanceOf(Thinking.class);
    }

    @Test
    void aLateReportOfTheViewIsDropped() {
        againstComputer.click(0, 0);
        againstComputer.answer(1, 1);
        Runnable late = againstComputer.reports.get(0);
        againstComputer.session.newGame(
                CubePosition.start(3), againstComputer.session.view().seats());
        againstComputer.click(0, 0);
        againstComputer.answer(1, 1);
        late.run();
        assertThat(againstComputer.state()).isInstanceOf(ShowingMove.class);
        assertThat(movesPlayed(againstComputer)).isEqualTo(1);
    }

    @Test
    void stopComputingAsksTheSearchForItsBestMoveSoFar() {
        againstComputer.click(0, 0);
        assertThat(againstComputer.requests.get(0).ticket().isStopRequested()).isFalse();
        againstComputer.press();
        assertThat(againstComputer.requests.get(0).ticket().isStopRequested()).isTrue();
        againstComputer.answer(1, 1);
        assertThat(againstComputer.state()).isInstanceOf(ShowingMove.class);
    }

    @Test
    void theModelIsFinalBeforeTheAnimationStarts() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.click(0, 0);
        bench.click(2, 2);
        bench.click(0, 0);
        assertThat(bench.state()).isInstanceOf(Animating.class);
        assertThat(bench.session.view().position().board().at(new Square(0, 1)).isOwnedBy(Player.ONE))
                .isTrue();
    }

    @Test
    void undoAgainstAComputerGoesBackToTheOwnDecision() {
        againstComputer.click(0, 0);
        againstComputer.answer(1, 1);
        againstComputer.shown();
        againstComputer.click(0, 1);
        againstComputer.answer(2, 2);
        againstComputer.shown();
        againstComputer.session.undo();
        assertThat(movesPlayed(againstComputer)).isEqualTo(2);
        assertThat(againstComputer.state()).isEqualTo(new HumanToMove<Square>(Player.ONE, false, false));
        assertThat(againstComputer.session.view().undone()).contains(new Square(0, 1));
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.MOVES_UNDONE);
        againstComputer.session.redo();
        assertThat(movesPlayed(againstComputer)).isEqualTo(4);
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.MOVES_REDONE);
        assertThat(againstComputer.requests)
                .as("a computer never replays by itself")
                .hasSize(2);
    }

    @Test
    void undoOfTheComputersFirstMoveHoldsIt() {
        var bench = new SessionStand(3, COMPUTER, HUMAN);
        bench.press();
        bench.answer(1, 1);
        bench.shown();
        bench.session.undo();
        assertThat(bench.state())
                .isEqualTo(new ComputerHeld<Square>(Player.ONE, ComputerHeld.Cause.START_COMPUTER_MOVE));
        assertThat(movesPlayed(bench)).isZero();
    }

    @Test
    void singleMovesGoBackAndForth() {
        againstComputer.click(0, 0);
        againstComputer.answer(1, 1);
        againstComputer.shown();
        againstComputer.session.undoOneMove();
        assertThat(movesPlayed(againstComputer)).isEqualTo(1);
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.MOVE_UNDONE);
        againstComputer.session.redoOneMove();
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.MOVE_REDONE);
        assertThat(movesPlayed(againstComputer)).isEqualTo(2);
        assertThat(againstComputer.state()).isInstanceOf(HumanToMove.class);
    }

    @Test
    void undoAfterTheEndLetsAnotherEndingBeTried() {
        var bench = SessionStand.wonGame();
        bench.session.undo();
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
        bench.session.redo();
        assertThat(bench.state())
                .isEqualTo(new GameOver<Square>(Player.TWO, new Outcome.Won(Player.TWO, CubePosition.ALL_CUBES)));
    }

    @Test
    void aNewMoveCutsTheRedoTail() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.click(0, 0);
        bench.click(1, 1);
        bench.session.undo();
        bench.click(2, 2);
        assertThat(bench.session.view().can(Action.REDO)).isFalse();
    }

    @Test
    void aHintIsAskedOfTheSidesOwnComputerPlayerAndStaysMarkedUntilTheNextMove() {
        var adviser = new Seat(false, Style.NEWTON, Skill.EXPERT);
        var bench = new SessionStand(3, adviser, HUMAN);
        bench.session.hint();
        assertThat(bench.requests.get(0).seat()).isEqualTo(adviser);
        bench.answer(1, 1);
        bench.shown();
        assertThat(bench.session.view().hint()).contains(B2);
        bench.click(0, 0);
        assertThat(bench.session.view().hint()).isEmpty();
    }

    @Test
    void fault_a_hintAfterTheEndOfTheGameDoesNothing() {
        var bench = SessionStand.wonGame();
        assertThat(bench.session.view().can(Action.HINT)).isFalse();
        bench.session.hint();
        assertThat(bench.state()).isInstanceOf(GameOver.class);
        assertThat(bench.requests).isEmpty();
    }

    @Test
    void aSquareThatMayNotBePlayedChangesNothing() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.click(0, 0);
        bench.click(0, 0);
        assertThat(movesPlayed(bench)).isEqualTo(1);
        assertThat(bench.session.view().notice()).isEqualTo(Notice.ILLEGAL_MOVE);
        bench.click(7, 7);
        assertThat(movesPlayed(bench)).isEqualTo(1);
    }

    @Test
    void whatIsSaidOfARefusedSquareStaysUntilTheNextMove() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.click(0, 0);
        bench.click(0, 0);
        assertThat(bench.session.view().notice()).isEqualTo(Notice.ILLEGAL_MOVE);
        bench.click(1, 1);
        assertThat(bench.session.view().notice()).isEqualTo(Notice.NONE);
        assertThat(movesPlayed(bench)).isEqualTo(2);
    }

    @Test
    void aFailedSearchBecomesAMessageAndTheGameCanGoOn() {
        againstComputer.click(0, 0);
        againstComputer.fail();
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.SEARCH_FAILED);
        againstComputer.press();
        againstComputer.answer(1, 1);
        assertThat(againstComputer.state()).isInstanceOf(ShowingMove.class);
    }

    @Test
    void aLoadedGameHoldsTheComputerThatIsToMove() {
        var game = Histories.replay(CubePosition.start(3), List.of(A1));
        againstComputer.session.load(game, new Seats(HUMAN, COMPUTER));
        assertThat(againstComputer.state()).isInstanceOf(ComputerHeld.class);
        assertThat(againstComputer.session.view().can(Action.UNDO)).isTrue();
    }

    @Test
    void fault_b_undoToALoadedPositionGivesTheTurnToThePlayerWhoseTurnItWas() {
        var start = new CubePosition(CubePosition.start(3).play(A1).after().board(), Player.TWO);
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.session.load(History.startingAt(start), new Seats(HUMAN, HUMAN));
        bench.click(1, 1);
        bench.session.undo();
        assertThat(bench.session.view().position()).isEqualTo(start);
        assertThat(bench.state()).isEqualTo(new HumanToMove<Square>(Player.TWO, true, false));
    }

    @Test
    void fault_f_nothingOfTheOldGameRunsOnAfterNew() {
        var bench = new SessionStand(3, HUMAN, HUMAN);
        bench.click(0, 0);
        bench.click(2, 2);
        bench.click(0, 0);
        bench.session.newGame(CubePosition.start(3), bench.session.view().seats());
        assertThat(bench.showing).isEmpty();
        bench.reports.forEach(Runnable::run);
        assertThat(bench.session.view().position()).isEqualTo(CubePosition.start(3));
        assertThat(bench.state()).isInstanceOf(HumanToMove.class);
    }

    @Test
    void fault_i_theButtonWorksAfterSettingsChangedWhilePausedInAStep() {
        var bench = new SessionStand(3, HUMAN, HUMAN, new Pauses(false, true));
        bench.click(0, 0);
        bench.click(2, 2);
        bench.click(0, 0);
        bench.session.change(new Seats(COMPUTER, COMPUTER), new Pauses(true, true));
        bench.press();
        bench.shown();
        assertThat(bench.state()).isInstanceOf(ComputerHeld.class);
        bench.press();
        assertThat(bench.state()).isInstanceOf(Thinking.class);
    }

    @Test
    void changedSkillCountsFromTheNextSearch() {
        var expert = new Seat(true, Style.NEWTON, Skill.EXPERT);
        againstComputer.session.change(new Seats(HUMAN, expert), Pauses.NONE);
        againstComputer.click(0, 0);
        assertThat(againstComputer.requests.get(0).seat()).isEqualTo(expert);
    }

    @Test
    void closingStopsTheSearch() {
        againstComputer.click(0, 0);
        againstComputer.session.close();
        assertThat(againstComputer.requests.get(0).ticket().isStopRequested()).isTrue();
    }

    @Test
    void whileAMoveRunsOnlyWhatNeedsNoRestWorksAndTheButton() {
        againstComputer.click(0, 0);
        var possible = EnumSet.of(Action.NEW, Action.PLAY_ON, Action.ANALYSE);
        for (Action action : Action.values()) {
            assertThat(againstComputer.session.view().can(action))
                    .as("%s", action)
                    .isEqualTo(possible.contains(action));
        }
    }

    @Test
    void aSearchThatFailsIsLoggedWithItsStack() {
        againstComputer.click(0, 0);
        againstComputer.fail();
        assertThat(againstComputer.session.view().notice()).isEqualTo(Notice.SEARCH_FAILED);
        assertThat(log.faults()).hasSize(1);
        assertThat(log.faults().get(0)).hasMessage("planted");
        assertThat(log.faults().get(0).getStackTrace()).isNotEmpty();
    }
}
